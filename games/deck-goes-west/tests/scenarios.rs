//! Every scenario of this game holds. `saloon check` does the same for anybody's.

game::scenarios!(deck_goes_west::DeckGoesWest);
