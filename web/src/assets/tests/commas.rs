//! Finds comma operators in JavaScript, as far as our modules need it.

/// The contents of an open bracket, which decide what a comma means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holds {
    /// Statements: a comma joins two of them.
    Statements,
    /// Arguments, parameters, elements or properties: a comma separates them.
    Items,
    /// One expression in parentheses, or the parameters of an arrow function.
    Expression {
        /// The line of its first comma.
        comma: Option<usize>,
    },
}

/// The lines of comma operators, and of declarations of several names at once.
pub(super) fn joined(script: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut open = vec![Holds::Statements];
    // The previous token; and, right after a parenthesis that may hold parameters, the line of its first comma.
    let mut before = String::new();
    let mut parameters: Option<usize> = None;
    for (line, token) in tokens(script) {
        if let Some(comma) = parameters.take()
            && token != "=>"
        {
            found.push(comma);
        }
        match token.as_str() {
            "{" => {
                let block = before.is_empty()
                    || [")", "=>", ";", "}", "else", "try", "catch"].contains(&before.as_str());
                open.push(if block { Holds::Statements } else { Holds::Items });
            }
            "[" => open.push(Holds::Items),
            "(" => {
                let words = ["return", "await", "of", "in", "=>", "typeof"];
                let called = before.ends_with(|sign: char| sign.is_alphanumeric() || "_$)].".contains(sign));
                let called = called && !words.contains(&before.as_str());
                open.push(if called { Holds::Items } else { Holds::Expression { comma: None } });
            }
            "}" | "]" => drop(open.pop()),
            ")" => {
                if let Some(Holds::Expression { comma }) = open.pop() {
                    parameters = comma;
                }
            }
            "," => match open.last_mut() {
                Some(Holds::Statements) => found.push(line),
                Some(Holds::Expression { comma }) => *comma = comma.or(Some(line)),
                Some(Holds::Items) | None => {}
            },
            _ => {}
        }
        before = token;
    }
    found
}

/// The tokens with their line numbers, without comments. A string literal is one token.
fn tokens(script: &str) -> Vec<(usize, String)> {
    let mut tokens = Vec::new();
    let mut line = 1;
    let mut rest = script;
    while let Some(sign) = rest.chars().next() {
        let length = match sign {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' | '`' => rest[1..].find(sign).map_or(rest.len(), |end| end + 2),
            _ if sign.is_alphanumeric() || "_$".contains(sign) => {
                rest.find(|sign: char| !sign.is_alphanumeric() && !"_$".contains(sign)).unwrap_or(rest.len())
            }
            '=' if rest.starts_with("=>") => 2,
            _ => sign.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        let is_comment = token.starts_with("//") || token.starts_with("/*");
        if !is_comment && !sign.is_whitespace() {
            let text = if sign == '"' || sign == '`' { "text" } else { token };
            tokens.push((line, text.to_owned()));
        }
        line += token.matches('\n').count();
        rest = after;
    }
    tokens
}

#[test]
fn comma_operators_are_found_and_lists_are_not() {
    for list in [
        "call(a, b);",
        "const f = (a, b) => a;",
        "const [a, b] = [1, 2];",
        "const { a, b } = c;",
        "import { a, b } from \"./c.js\";",
        "for (const [a, b] of c) d(a, b);",
        "x.y?.(a, b);",
        "call({ a, b: `${c}, d` }, (e, f) => { g(e, f); });",
        "// one, two\nreturn { a, b };",
    ] {
        assert_eq!(joined(list), Vec::<usize>::new(), "{list}");
    }
    for (joins, line) in [
        ("a(), b();", 1),
        ("if (c) {\n  a(), b();\n}", 2),
        ("const f = () => (a(), b);", 1),
        ("return (a = 1), b;", 1),
        ("let a, b;", 1),
        ("x ? (a(), b()) : c;", 1),
    ] {
        assert_eq!(joined(joins), [line], "{joins}");
    }
}
