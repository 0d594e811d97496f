//! With a mouse.

use crate::house::House;
use crate::pages::nothing_is_wrong;
use crate::player::Player;
use anyhow::Result;

#[tokio::test]
async fn a_card_that_is_picked_for_one_place_leaves_the_other() -> Result<()> {
    let house = House::open()?;
    let ana = Player::in_lobby(&house).await?;
    ana.follow("form[action^='/play/'] button").await?;
    ana.wait_for("form.ask").await?;
    ana.click("#ask-first-m").await?;
    ana.click("#ask-second-t").await?;
    ana.click("#ask-third-s").await?;
    assert_eq!(ana.picked().await?, "mts");
    ana.click("#ask-third-m").await?;
    assert_eq!(ana.picked().await?, "tm", "no card is first now");
    ana.click("#ask-first-s").await?;
    assert_eq!(ana.picked().await?, "stm");
    nothing_is_wrong(&ana, &house).await
}
