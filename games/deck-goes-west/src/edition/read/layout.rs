//! The layout of a mission: the map at the start.

use super::super::{Laid, LayoutSpot, Place};
use crate::job::Terrain;

/// DW-DR-06. The row of the middle face-up tile of the Eastern side; of two, the more Northern one.
fn middle(rows: &[Vec<char>]) -> Option<usize> {
    let is_up = |letter: &char| !matches!(letter, 'd' | '.');
    let east: Vec<usize> = (0..rows.len()).filter(|&row| rows[row].last().is_some_and(is_up)).collect();
    east.get(east.len().checked_sub(1)? / 2).copied()
}

/// The limit of rows and of columns.
const MOST: usize = 15;

/// DW-DR-138. Rows run from North to South, each from West to East: its last letter is column 0, the row with `@` is
/// row 0.
pub(super) fn layout<'a>(rows: impl Iterator<Item = &'a str>) -> Result<Vec<LayoutSpot>, String> {
    let rows: Vec<Vec<char>> = rows.map(|row| row.chars().collect()).collect();
    let width = rows.first().map_or(0, Vec::len);
    if rows.iter().any(|row| row.len() != width) {
        return Err("the rows of the layout are not equally long".to_owned());
    }
    if rows.len() > MOST || width > MOST {
        return Err(format!("a layout has at most {MOST} rows and columns"));
    }
    let starts: Vec<usize> = (0..rows.len())
        .flat_map(|row| rows[row].iter().filter(|&&letter| letter == '@').map(move |_| row))
        .collect();
    let start = match starts[..] {
        [start] => start,
        [] => middle(&rows).ok_or("a layout without `@` needs a face-up tile at its Eastern side")?,
        _ => return Err(format!("a layout has one `@`, not {}", starts.len())),
    };
    let mut spots = Vec::new();
    for (row, letters) in rows.iter().enumerate() {
        for (at, &letter) in letters.iter().enumerate() {
            let laid = match letter {
                '.' => continue,
                'U' | '@' => Laid::FaceUp,
                'd' => Laid::FaceDown,
                'V' => Laid::Searched(Terrain::Village),
                'C' => Laid::Searched(Terrain::BanditCamp),
                'F' => Laid::Searched(Terrain::Forest),
                'P' => Laid::Searched(Terrain::Prairie),
                'M' => Laid::Searched(Terrain::Mountain),
                'R' => Laid::Searched(Terrain::River),
                letter => {
                    return Err(format!(
                        "`{letter}` means nothing in a layout: there are U @ d . V C F P M R"
                    ));
                }
            };
            let place = Place { column: (width - 1 - at) as i8, row: row as i8 - start as i8 };
            // DW-DR-06. If no tile is marked, the start is the middle one of the Eastern side.
            let is_start = if starts.is_empty() { place.column == 0 && row == start } else { letter == '@' };
            spots.push(LayoutSpot { place, laid, start: is_start });
        }
    }
    Ok(spots)
}
