//! The limit of extended editions, which are never freed. In a test binary of its own, because it exhausts the limit.

use deck_goes_west::{Additions, Edition};

#[test]
fn the_number_of_extended_editions_is_limited() {
    let ours = Edition::built_in();
    let card =
        |number: usize| -> Additions { toml::from_str(&format!("cards.c{number} = 'walk 1'")).unwrap() };
    for number in 0..1024 {
        assert!(ours.with(&card(number)).is_ok());
    }
    let why = ours.with(&card(1024)).unwrap_err();
    assert_eq!(why.to_string(), "set-up: 1024 editions were extended already: start the program again");
    assert!(ours.with(&card(7)).is_ok(), "what is known can still be found");
}
