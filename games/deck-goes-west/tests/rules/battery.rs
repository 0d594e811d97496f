//! The shared battery of tests, for Deck Goes West.

game::battery!(deck_goes_west::DeckGoesWest);
