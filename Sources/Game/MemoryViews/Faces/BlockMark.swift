/// A mark of a letter in block letters, such as an accent.
///
/// It is drawn directly above or below the letter, or through it.
struct BlockMark {
  /// The combining character.
  let scalar: Unicode.Scalar
  /// The rows from top to bottom, in which `#` is a pixel.
  private let rows: [String]
  private let place: Place
  /// The characters that Unicode does not combine of a letter and this mark.
  var combined: [Character: Character] = [:]

  private enum Place { case above, below, through }

  static let all = [
    Self(scalar: "\u{300}", rows: [".#...", "..#.."], place: .above),
    Self(scalar: "\u{301}", rows: ["...#.", "..#.."], place: .above),
    Self(scalar: "\u{302}", rows: ["..#..", ".#.#."], place: .above),
    Self(scalar: "\u{303}", rows: [".#..#", "#.##."], place: .above),
    Self(scalar: "\u{304}", rows: [".###.", "....."], place: .above),
    Self(scalar: "\u{306}", rows: ["#...#", ".###."], place: .above),
    Self(scalar: "\u{307}", rows: ["..#..", "....."], place: .above),
    Self(scalar: "\u{308}", rows: [".#.#.", "....."], place: .above),
    Self(scalar: "\u{30A}", rows: [".###.", ".#.#."], place: .above),
    Self(scalar: "\u{30B}", rows: ["..#.#", ".#.#."], place: .above),
    Self(scalar: "\u{30C}", rows: [".#.#.", "..#.."], place: .above),
    Self(scalar: "\u{326}", rows: ["..#.."], place: .below),
    Self(scalar: "\u{327}", rows: [".##.."], place: .below),
    Self(scalar: "\u{328}", rows: ["...##"], place: .below),
    Self(
      scalar: "\u{338}", rows: ["...#.", "..#..", ".#..."], place: .through,
      combined: ["o": "ø", "O": "Ø", "l": "ł", "L": "Ł"]),
  ]

  /// Returns the columns of a letter with this mark.
  func columns(on letter: [UInt16]) -> [UInt16] {
    // Only capitals and long letters have a pixel in the second row; i and j have a dot above it.
    let dots = UInt16(1) << BlockFont.ascent
    let isLow = letter.allSatisfy { $0 & dots << 1 == 0 }
    let bare = isLow && place == .above ? letter.map { $0 & ~dots } : letter
    let first = firstRow(onLowLetter: isLow)
    return bare.indices.map { x in
      rows.indices.reduce(bare[x]) { column, y in
        Array(rows[y])[x] == "#" ? column | 1 << (first + y) : column
      }
    }
  }

  private func firstRow(onLowLetter isLow: Bool) -> Int {
    switch place {
    case .above: isLow ? BlockFont.ascent : 0
    case .below: BlockFont.height - 1
    case .through: BlockFont.ascent + (isLow ? 3 : 2)
    }
  }
}
