//! The shared battery of tests, for Train Heist.

game::battery!(train_heist::TrainHeist);
