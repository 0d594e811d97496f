//! The shared battery of tests, for Super Express.

game::battery!(super_express::SuperExpress);
