import TextUICore

/// The parts of a cell that a block character fills, in units of 1/24 of the cell.
///
/// These are halves, quadrants, eighths, sextants and braille, all in one colour.
enum BlockSign {
  /// Returns the parts; nil for any other character.
  static func parts(of scalar: UInt32) -> [Rect]? {
    switch scalar {
    case 0x2580: [part(0, 0, 24, 12)]
    case 0x2581...0x2588: [lower(eighths: Int(scalar - 0x2580))]
    case 0x2589...0x258F: [part(0, 0, 3 * Int(0x2590 - scalar), 24)]
    case 0x2590: [part(12, 0, 12, 24)]
    case 0x2594: [part(0, 0, 24, 3)]
    case 0x2595: [part(21, 0, 3, 24)]
    case 0x2596...0x259F: grid(quadrants[Int(scalar - 0x2596)], rows: 2)
    case 0x1FB00...0x1FB3B: grid(sextants(scalar), rows: 3)
    case 0x2800...0x28FF: dots(UInt8(truncatingIfNeeded: scalar))
    default: nil
    }
  }

  /// Returns the shade in quarters of the foreground; nil for any other character.
  static func shade(of scalar: UInt32) -> Int? {
    0x2591...0x2593 ~= scalar ? Int(scalar - 0x2590) : nil
  }

  /// The bits of the quadrants: upper left, upper right, lower left, lower right, from the lowest
  /// on.
  private static let quadrants: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  /// Returns the bits of a sextant; those that equal a half or a full block are other characters.
  private static func sextants(_ scalar: UInt32) -> UInt8 {
    let number = UInt8(scalar - 0x1FB00) + 1
    return number + (number > 20 ? 1 : 0) + (number > 40 ? 1 : 0)
  }

  /// Returns the rectangles of two columns and some rows, with a bit each, row by row.
  private static func grid(_ bits: UInt8, rows: Int) -> [Rect] {
    let height = 24 / rows
    return (0..<rows).compactMap { row in
      switch bits >> UInt8(2 * row) & 3 {
      case 1: part(0, height * row, 12, height)
      case 2: part(12, height * row, 12, height)
      case 3: part(0, height * row, 24, height)
      default: nil
      }
    }
  }

  /// Returns the dots of braille, whose two lowest were added to the code later.
  private static func dots(_ bits: UInt8) -> [Rect] {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().filter { bits >> UInt8($0.offset) & 1 == 1 }
      .map { part(3 + 12 * $0.element.0, 1 + 6 * $0.element.1, 6, 3) }
  }

  private static func lower(eighths: Int) -> Rect { part(0, 24 - 3 * eighths, 24, 3 * eighths) }

  private static func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
