//! The display width of text, and which characters may be shown.

use ratatui::text::Span;

/// The longest name that is shown, in columns.
const LONGEST_NAME: usize = 28;

/// The columns a text takes: wide characters take two, combining accents none.
pub(super) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// A text in exactly this many columns: padded, or cut off with an ellipsis.
pub(super) fn fitted(text: &str, columns: usize) -> String {
    let mut text = cut(text, columns);
    text.extend(std::iter::repeat_n(' ', columns.saturating_sub(width(&text))));
    text
}

/// A text in at most this many columns.
fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if width(&kept) >= columns {
            kept.pop();
            break;
        }
    }
    kept.push('…');
    kept
}

/// A name that is safe to print: on one line, of limited width, without control characters.
pub(super) fn clean_name(typed: &str) -> String {
    let shown: String = typed
        .chars()
        .filter(|&letter| letter.is_whitespace() || !is_control(letter))
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .collect();
    cut(&shown.split_whitespace().collect::<Vec<_>>().join(" "), LONGEST_NAME)
}

/// Control characters, and the invisible ones that change the writing direction or hide between other characters.
fn is_control(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_are_measured_as_they_are_drawn() {
        assert_eq!(width("日本語"), 6);
        assert_eq!(fitted("日本語", 9), "日本語   ");
        assert_eq!(fitted("日本語日本語", 9), "日本語日…");
        assert_eq!(width(&fitted("日本語日本", 8)), 8);
        assert_eq!(fitted("Maximiliano", 9), "Maximili…");
        assert_eq!(fitted("Ana", 9), "Ana      ");
    }

    #[test]
    fn names_contain_no_control_characters() {
        assert_eq!(clean_name("\u{1b}[31mAna\u{7}\n Lee "), "[31mAna Lee");
        assert_eq!(clean_name(" \t\u{200B} "), "");
        assert_eq!(width(&clean_name(&"x".repeat(500))), LONGEST_NAME);
    }
}
