//! Input by keyboard.

use super::Page;
use anyhow::{Result, bail};
use serde_json::{Value, json};

/// Named keys: name, `key`, `code`, legacy key code, and text.
const NAMED: [(&str, &str, &str, u32, &str); 16] = [
    ("Enter", "Enter", "Enter", 13, "\r"),
    ("Tab", "Tab", "Tab", 9, ""),
    ("Escape", "Escape", "Escape", 27, ""),
    ("Space", " ", "Space", 32, " "),
    ("Backspace", "Backspace", "Backspace", 8, ""),
    ("Delete", "Delete", "Delete", 46, ""),
    ("Home", "Home", "Home", 36, ""),
    ("End", "End", "End", 35, ""),
    ("PageUp", "PageUp", "PageUp", 33, ""),
    ("PageDown", "PageDown", "PageDown", 34, ""),
    ("ArrowLeft", "ArrowLeft", "ArrowLeft", 37, ""),
    ("ArrowUp", "ArrowUp", "ArrowUp", 38, ""),
    ("ArrowRight", "ArrowRight", "ArrowRight", 39, ""),
    ("ArrowDown", "ArrowDown", "ArrowDown", 40, ""),
    ("F1", "F1", "F1", 112, ""),
    ("ContextMenu", "ContextMenu", "ContextMenu", 93, ""),
];

/// Modifier keys, with their bits in the protocol.
const HELD: [(&str, u32); 4] = [("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];

impl Page {
    /// Presses a key: a name such as `Enter`, `Escape`, `Space` or `ArrowLeft`, or a single character; with modifiers as in
    /// `Shift+Tab`.
    pub async fn key(&self, name: &str) -> Result<()> {
        let Some(mut event) = event(name) else { bail!("there is no key `{name}`") };
        event["type"] = if event["text"] == "" { "rawKeyDown" } else { "keyDown" }.into();
        self.call("Input.dispatchKeyEvent", event.clone()).await?;
        event["type"] = "keyUp".into();
        event["text"] = "".into();
        self.call("Input.dispatchKeyEvent", event).await.map(drop)
    }

    /// Presses Tab, which moves the focus to the next control.
    pub async fn tab(&self) -> Result<()> {
        self.key("Tab").await
    }
}

/// The key event in the format of the protocol.
fn event(name: &str) -> Option<Value> {
    let (held, last) = match name.strip_suffix('+') {
        Some(before) => (before, "+"),
        None => name.rsplit_once('+').unwrap_or(("", name)),
    };
    let mut modifiers = 0;
    for held in held.split('+').filter(|held| !held.is_empty()) {
        modifiers |= HELD.iter().find(|(name, _)| *name == held)?.1;
    }
    let (key, code, number, text) = key(last)?;
    // With Alt, Control or Meta a key is a command, and writes nothing.
    let text = if modifiers & 7 == 0 { text } else { String::new() };
    Some(json!({
        "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers, "text": text,
    }))
}

/// A single key: `key`, `code`, legacy key code, and text.
fn key(name: &str) -> Option<(String, String, u32, String)> {
    if let Some((_, key, code, number, text)) = NAMED.iter().find(|(named, ..)| *named == name) {
        return Some(((*key).to_owned(), (*code).to_owned(), *number, (*text).to_owned()));
    }
    let mut signs = name.chars();
    let sign = signs.next().filter(|_| signs.next().is_none())?;
    let capital = sign.to_ascii_uppercase();
    let (code, number) = match capital {
        'A'..='Z' => (format!("Key{capital}"), u32::from(capital)),
        '0'..='9' => (format!("Digit{capital}"), u32::from(capital)),
        _ => (String::new(), 0),
    };
    Some((sign.to_string(), code, number, sign.to_string()))
}

#[cfg(test)]
mod tests {
    use super::event;

    #[test]
    fn a_key_may_be_a_name_or_a_character_and_others_may_be_held() {
        let pressed = |name| {
            let event = event(name)?;
            Some(format!("{} {} {} {}", event["key"], event["code"], event["modifiers"], event["text"]))
        };
        assert_eq!(pressed("Enter").unwrap(), r#""Enter" "Enter" 0 "\r""#);
        assert_eq!(pressed("Shift+Tab").unwrap(), r#""Tab" "Tab" 8 """#);
        assert_eq!(pressed("a").unwrap(), r#""a" "KeyA" 0 "a""#);
        assert_eq!(pressed("Control+a").unwrap(), r#""a" "KeyA" 2 """#);
        assert_eq!(pressed("?").unwrap(), r#""?" "" 0 "?""#);
        assert_eq!(pressed("+").unwrap(), r#""+" "" 0 "+""#);
        assert_eq!(pressed("Control++").unwrap(), r#""+" "" 2 """#);
        assert_eq!(pressed("Hyper+a"), None);
        assert_eq!(pressed("Entre"), None);
    }
}
