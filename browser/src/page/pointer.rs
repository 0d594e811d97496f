//! Input by mouse, touch and forms.

use super::Page;
use anyhow::{Result, bail};
use serde_json::{Value, json};

/// The script that finds elements and their positions inside the page.
const POINTER: &str = include_str!("pointer.js");

/// A position in the window.
type Spot = (f64, f64);

impl Page {
    /// Clicks the centre of an element with the mouse, or taps it on a phone. It is scrolled into view first, and must exist,
    /// be still, be enabled, and not be covered.
    pub async fn click(&self, css: &str) -> Result<()> {
        let spot = self.spot(&format!("`{css}` to click"), "spot", &json!({ "css": css })).await?;
        self.press(spot).await
    }

    /// Clicks the element with this visible text (or `aria-label`). The first argument is a tag or role, such as `button`
    /// or `link`, or any selector.
    pub async fn click_named(&self, css: &str, name: &str) -> Result<()> {
        let meant = json!({ "css": with_role(css), "name": name });
        let spot = self.spot(&format!("`{css}` named \"{name}\" to click"), "spot", &meant).await?;
        self.press(spot).await
    }

    /// Drags the centre of one element to the centre of another, with the mouse, or with a finger on a phone. Both must fit
    /// into the window together.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let target = format!("`{to}` to drop on");
        // After this, both are scrolled into view and stay where they are.
        self.spot(&target, "spot", &json!({ "css": to })).await?;
        let start = self.spot(&format!("`{from}` to drag"), "spot", &json!({ "css": from })).await?;
        let end = self.spot(&target, "spot", &json!({ "css": to })).await?;
        let middle = (f64::midpoint(start.0, end.0), f64::midpoint(start.1, end.1));
        if self.setting().phone {
            for (kind, spot) in [("touchStart", start), ("touchMove", middle), ("touchMove", end)] {
                self.finger(kind, Some(spot)).await?;
            }
            return self.finger("touchEnd", None).await;
        }
        self.mouse("mouseMoved", start, 0).await?;
        self.mouse("mousePressed", start, 1).await?;
        self.mouse("mouseMoved", middle, 1).await?;
        self.mouse("mouseMoved", end, 1).await?;
        self.mouse("mouseReleased", end, 0).await
    }

    /// Replaces the text of a field.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let held =
            self.act(&format!("`{css}` to fill"), "hold", &json!({ "css": css, "text": text })).await?;
        if held["typed"] == true && text.is_empty() {
            self.key("Delete").await?;
        } else if held["typed"] == true {
            self.call("Input.insertText", json!({ "text": text })).await?;
        }
        let value = self.eval(&format!("document.querySelector({})?.value", json!(css))).await?;
        if value != text {
            bail!("`{css}` was filled with \"{text}\" and has {value}");
        }
        Ok(())
    }

    /// Checks a radio button or a checkbox, directly or by its label. One that is checked already stays so.
    pub async fn choose(&self, css: &str) -> Result<()> {
        let awaited = format!("`{css}` to choose");
        let found = self.still(&awaited, "choose", &json!({ "css": css })).await?;
        let Some(spot) = spot(&found) else { return Ok(()) };
        self.press(spot).await?;
        self.wait_until(&format!("(e => (e.control ?? e).checked)(document.querySelector({}))", json!(css)))
            .await
    }

    /// Selects the option that has this value, or else this text.
    pub async fn select(&self, css: &str, value: &str) -> Result<()> {
        let meant = json!({ "css": css, "value": value });
        self.act(&format!("\"{value}\" in `{css}`"), "select", &meant).await.map(drop)
    }

    /// Waits until an action of the script succeeds, and returns its result.
    async fn act(&self, awaited: &str, act: &str, meant: &Value) -> Result<Value> {
        let once = format!("{POINTER}.{act}({meant})");
        self.poll(awaited, &once, |found| match found["why"].as_str() {
            Some(why) => Err(why.to_owned()),
            None => Ok(found.clone()),
        })
        .await
    }

    /// Like `act`, for elements that may move: succeeds when two results in a row are the same.
    async fn still(&self, awaited: &str, act: &str, meant: &Value) -> Result<Value> {
        let once = format!("{POINTER}.{act}({meant})");
        let mut before = Value::Null;
        self.poll(awaited, &once, |found| match found["why"].as_str() {
            Some(why) => Err(why.to_owned()),
            None if *found == before || found["done"] == true => Ok(found.clone()),
            None => {
                before = found.clone();
                Err("it does not stay where it is".to_owned())
            }
        })
        .await
    }

    /// Waits for the position where an element can be touched.
    async fn spot(&self, awaited: &str, act: &str, meant: &Value) -> Result<Spot> {
        match spot(&self.still(awaited, act, meant).await?) {
            Some(spot) => Ok(spot),
            None => bail!("{awaited}: it has no place"),
        }
    }

    /// Clicks or taps.
    async fn press(&self, spot: Spot) -> Result<()> {
        if self.setting().phone {
            self.finger("touchStart", Some(spot)).await?;
            return self.finger("touchEnd", None).await;
        }
        self.mouse("mouseMoved", spot, 0).await?;
        self.mouse("mousePressed", spot, 1).await?;
        self.mouse("mouseReleased", spot, 0).await
    }

    /// Sends one touch event; `spot` is the position of the finger while it touches.
    async fn finger(&self, kind: &str, spot: Option<Spot>) -> Result<()> {
        let points: Vec<Value> = spot.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.call("Input.dispatchTouchEvent", event).await.map(drop)
    }

    /// Sends one mouse event, with the mask of held buttons.
    async fn mouse(&self, kind: &str, (x, y): Spot, held: u8) -> Result<()> {
        let button = if kind == "mouseMoved" && held == 0 { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "buttons": held, "clickCount": 1,
        });
        self.call("Input.dispatchMouseEvent", event).await.map(drop)
    }
}

/// The position in a result of the script, if it has one.
fn spot(found: &Value) -> Option<Spot> {
    Some((found["x"].as_f64()?, found["y"].as_f64()?))
}

/// Expands a single word into a selector for the tag or the role of that name.
fn with_role(css: &str) -> String {
    match css {
        "link" => "a[href], [role=link]".to_owned(),
        "button" => {
            "button, [role=button], input[type=submit], input[type=button], input[type=reset]".to_owned()
        }
        word if word.chars().all(|sign| sign.is_ascii_alphanumeric()) => format!("{word}, [role={word}]"),
        css => css.to_owned(),
    }
}
