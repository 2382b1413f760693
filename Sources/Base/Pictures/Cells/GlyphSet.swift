/// A set of block characters that draw a picture with two colours per cell.
public enum GlyphSet: String, CaseIterable, Sendable {
  /// `▀▄`: two parts per cell, one above the other; every font has them.
  case half
  /// `▘▟▞`: two by two parts; most fonts draw them without gaps.
  case quadrant
  /// `🬃🬘🬯`: two by three parts; the finest, and missing in many fonts.
  case sextant

  /// The number of columns of parts in a cell.
  public var columns: Int { self == .half ? 1 : 2 }

  /// The number of rows of parts in a cell.
  public var rows: Int { self == .sextant ? 3 : 2 }

  /// The number of parts in a cell.
  public var parts: Int { columns * rows }

  /// Returns the character whose ink covers the given parts.
  ///
  /// - Parameter mask: The parts, row by row from the top left one, which is the lowest bit.
  /// - Returns: A block character, or a space for an empty mask.
  public func glyph(for mask: UInt8) -> Unicode.Scalar {
    let mask = Int(mask) & (1 << parts - 1)
    return switch self {
    case .half: Self.quadrants[(mask & 1) * 0b0011 | (mask >> 1) * 0b1100]
    case .quadrant: Self.quadrants[mask]
    case .sextant: Self.sextants[mask]
    }
  }

  private static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)

  /// The characters from U+1FB00 on; shapes that older blocks have are not repeated there.
  private static let sextants: [Unicode.Scalar] = (0..<64).map { mask in
    switch mask {
    case 0: " "
    case 0b01_0101: "▌"
    case 0b10_1010: "▐"
    case 63: "█"
    default:
      Unicode.Scalar(UInt32(0x1FAFF + mask - (mask > 21 ? 1 : 0) - (mask > 42 ? 1 : 0))) ?? " "
    }
  }

  /// Returns the parts that a character's ink covers, or nil if it is not in this set.
  public func mask(of glyph: Unicode.Scalar) -> UInt8? {
    if glyph == " " { return 0 }
    guard 0x2580...0x259F ~= glyph.value || 0x1FB00...0x1FB3B ~= glyph.value else { return nil }
    return (0..<UInt8(1 << parts)).first { self.glyph(for: $0) == glyph }
  }
}
