import MemoryModel
import TextUI

/// The colours of a card, for terminals with enough of them.
struct CardColors: Equatable {
  let back: Color
  let backRim: Color
  let pattern: Color
  /// The colour of labels on the back.
  let ink: Color
  /// The colour of the front, which is light on any background.
  static let paper = Theme.Color(red: 246, green: 242, blue: 231).text
  let paper: Color
  let paperRim: Color
  /// The colour of words on the front.
  static let paperInk = Color(red: 58, green: 52, blue: 45)
  let paperInk: Color
  /// The colour of the part of the rim that shows the bonus time that is left.
  let lit: Color
  /// The colour of the rest of that rim.
  let spent: Color
  let matchedRim: Color
  /// The colour of the cursor, which contrasts with the background.
  let cursor: Color
  /// The colour of the rim between the cursor and the card.
  let cursorRim: Color
  /// The colour of a cursor beside paper, without a rim between them.
  let cursorOnPaper: Color
  let hint: Color
  /// The colours of the back and the front of cards that a perfect memory knows.
  let knownBack: Color
  let knownPaper: Color

  /// - Parameters:
  ///   - theme: The colour of the theme.
  ///   - ground: The background of the terminal; nil if it is unknown.
  init(_ theme: Theme.Color, on ground: ColorScheme?) {
    let (black, white) = (Theme.Color(rgb: 0), Theme.Color(rgb: 0xFF_FFFF))
    let paper = Theme.Color(rgb: 0xF6_F2E7)
    let isLight = ground == .light
    let spent = isLight ? paper.mixed(with: theme, 0.34) : Theme.Color(rgb: 0xE0_DBD1)
    back = theme.text
    backRim = theme.mixed(with: white, isLight ? 0.4 : 0.28).text
    pattern = theme.mixed(with: black, 0.12).text
    ink = theme.ink
    self.paper = paper.text
    // On a light background paper alone would have no visible edge.
    paperRim = isLight ? spent.text : paper.text
    paperInk = Self.paperInk
    lit = Self.lit(theme, beside: [paper, spent], on: isLight ? nil : black).text
    self.spent = spent.text
    matchedRim = Color(red: 60, green: 150, blue: 65)
    cursorOnPaper = Self.cursorOnAnyGround(beside: theme).text
    switch ground {
    case .dark: (cursor, cursorRim) = (white.text, .terminal)
    case .light: (cursor, cursorRim) = (black.text, .terminal)
    case nil: (cursor, cursorRim) = (cursorOnPaper, black.text)
    }
    hint = Color(red: 60, green: 170, blue: 240)
    knownBack = theme.mixed(with: white, 0.5).text
    knownPaper = Color(red: 250, green: 226, blue: 140)
  }

  /// Returns the theme's colour with enough contrast to the colours beside it.
  private static func lit(
    _ theme: Theme.Color, beside papers: [Theme.Color], on ground: Theme.Color?
  ) -> Theme.Color {
    let lit = theme.darkened { shade in
      zip(papers, [3.2, 3]).allSatisfy { shade.contrast(with: $0) >= $1 }
    }
    guard let ground else { return lit }
    let white = Theme.Color(rgb: 0xFF_FFFF)
    let shades = (0...33).lazy.map { lit.mixed(with: white, 0.03 * Double($0)) }
    return shades.first { $0.contrast(with: ground) >= 3 } ?? lit
  }

  /// Returns a colour of equal contrast to black and white, and of another hue than the theme.
  private static func cursorOnAnyGround(beside theme: Theme.Color) -> Theme.Color {
    let (magenta, blue) = (Theme.Color(rgb: 0xD6_248A), Theme.Color(rgb: 0x2F_6FE0))
    let isSimilar =
      theme.red > 150 && Int(theme.red) > Int(theme.green) + 80
      && Int(theme.red) + 40 > Int(theme.blue) && theme.green < 110
    return isSimilar ? blue : magenta
  }
}
