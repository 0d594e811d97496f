//! What any game must promise, promised by Train Heist.

game::battery!(train_heist::TrainHeist);
