//! What any game must promise, promised by Super Express.

game::battery!(super_express::SuperExpress);
