//! Runs every scenario of this game, each as a test of its own. `saloon check` does the same for any file.

game::scenarios!(super_express::SuperExpress);
