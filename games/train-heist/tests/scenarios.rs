//! Every scenario of this game holds. `saloon check` does the same for anybody's.

game::scenarios!(train_heist::TrainHeist);
