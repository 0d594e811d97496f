//! The supported languages.

use std::fmt;

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Brazilian Portuguese.
    Portuguese,
}

impl Language {
    /// All supported languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Portuguese];

    /// The tag in addresses, files and commands.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt-BR",
        }
    }

    /// The supported language closest to a locale or tag such as `pt`, `pt_BR.UTF-8` or `en-GB`.
    pub fn wished(wish: &str) -> Option<Language> {
        match wish.split(['-', '_', '.']).next()?.to_ascii_lowercase().as_str() {
            "en" => Some(Language::English),
            "pt" => Some(Language::Portuguese),
            _ => None,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
