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
  static let paper = Color(red: 246, green: 242, blue: 231)
  let paper: Color
  let paperRim: Color
  /// The colour of words on the front.
  static let paperInk = Color(red: 58, green: 52, blue: 45)
  let paperInk: Color
  /// The colour of the countdown behind the face.
  let pie: Color
  let matchedPaper: Color
  let matchedRim: Color
  /// The colour of the cursor, which contrasts with the background.
  let cursor: Color
  let hint: Color
  /// The colours of the back and the front of cards that a perfect memory knows.
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
    // On a light background paper alone would have no visible edge.
    paperRim = dark ? paper : back.mixed(with: paper, 0.35)
    paperInk = Self.paperInk
    pie = paper.mixed(with: back, 0.36)
    matchedPaper = Color(red: 205, green: 235, blue: 190)
    matchedRim = Color(red: 60, green: 150, blue: 65)
    cursor = dark ? white : black
    hint = Color(red: 60, green: 170, blue: 240)
    knownBack = back.mixed(with: white, 0.5)
    knownPaper = Color(red: 250, green: 226, blue: 140)
  }
}

extension Color {
  /// Returns a mixture of two RGB colours.
  fileprivate func mixed(with other: Color, _ fraction: Double) -> Color {
    mixed(with: other, fraction: fraction, scheme: .dark, role: .background)
  }
}
