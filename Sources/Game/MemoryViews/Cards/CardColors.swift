import MemoryModel
import TextUI

/// What a card is painted with, where the terminal has colours enough.
struct CardColors: Equatable {
  let back: Color
  let backRim: Color
  let pattern: Color
  /// For labels on the back.
  let ink: Color
  /// The front, which is light whatever the terminal's ground is.
  static let paper = Color(red: 246, green: 242, blue: 231)
  let paper: Color
  let paperRim: Color
  /// For words on the front.
  static let paperInk = Color(red: 58, green: 52, blue: 45)
  let paperInk: Color
  /// For the time that is left, behind the face.
  let pie: Color
  let matchedPaper: Color
  let matchedRim: Color
  /// Stands out from the ground.
  let cursor: Color
  /// Stands out from the cursor, whatever the theme's colour is.
  let besideCursor: Color
  let hint: Color
  /// For the back and the front of cards that a perfect memory would know.
  let knownBack: Color
  let knownPaper: Color

  init(_ theme: Theme.Color, _ scheme: ColorScheme) {
    let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255))
    let dark = scheme == .dark
    back = theme.text
    backRim = back.mixed(with: white, dark ? 0.28 : 0.4)
    pattern = back.mixed(with: black, 0.12)
    ink = theme.ink
    paper = Self.paper
    // On a light ground paper alone would have no edge.
    paperRim = dark ? paper : back.mixed(with: paper, 0.35)
    paperInk = Self.paperInk
    pie = paper.mixed(with: back, 0.36)
    matchedPaper = Color(red: 205, green: 235, blue: 190)
    matchedRim = Color(red: 60, green: 150, blue: 65)
    cursor = dark ? white : black
    besideCursor = dark ? back.mixed(with: black, 0.6) : back.mixed(with: white, 0.75)
    hint = Color(red: 60, green: 170, blue: 240)
    knownBack = back.mixed(with: white, 0.5)
    knownPaper = Color(red: 250, green: 226, blue: 140)
  }
}

extension Color {
  /// A colour between two that are known exactly.
  fileprivate func mixed(with other: Color, _ fraction: Double) -> Color {
    mixed(with: other, fraction: fraction, scheme: .dark, role: .background)
  }
}
