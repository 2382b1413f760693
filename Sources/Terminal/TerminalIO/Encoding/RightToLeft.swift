import TextUICore

extension UInt32 {
  /// The left-to-right mark, U+200E.
  static let leftToRightMark: UInt32 = 0x200E

  /// True if the scalar is in a block of right-to-left scripts, such as Hebrew or Arabic.
  ///
  /// These are the ranges of Bidi_Class R and AL for unassigned scalars: Unicode,
  /// DerivedBidiClass.txt.
  var isRightToLeft: Bool {
    switch self {
    case 0x0590..<0x0900, 0xFB1D..<0xFDD0, 0xFDF0..<0xFE00, 0xFE70..<0xFF00, 0x1_0800..<0x1_1000,
      0x1_E800..<0x1_F000:
      true
    default: false
    }
  }
}

extension BufferRow {
  /// Returns true if a text of a right-to-left script ends in a cell, with more cells behind it.
  ///
  /// Two words of one style with a single space between them are one text.
  ///
  /// Terminals that order texts by their direction (UAX #9) would take neighbouring texts and all
  /// between them for one, and exchange them. A left-to-right mark behind each prevents it.
  func endsRightToLeft(at x: Int, _ table: CellTable) -> Bool {
    guard isRightToLeft(x, table) else { return false }
    let next = x + Int(self[x].width)
    guard next < count else { return false }
    let isSpace = self[next].grapheme == 0x20 && self[next].style == self[x].style
    return !isRightToLeft(isSpace && next + 1 < count ? next + 1 : next, table)
  }

  private func isRightToLeft(_ x: Int, _ table: CellTable) -> Bool {
    table.firstScalar(of: self[x].grapheme).isRightToLeft
  }
}
