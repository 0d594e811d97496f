//! What any game must promise, promised by Deck Goes West.

game::battery!(deck_goes_west::DeckGoesWest);
