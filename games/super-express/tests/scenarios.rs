//! Every scenario of this game holds, each a test of its own. `saloon check` does the same for any file.

game::scenarios!(super_express::SuperExpress);
