/// The characters of partly covered cells.
///
/// Terminals that support only ASCII always get `ascii`, whatever was chosen.
public enum ShapeGlyphs: UInt8, CaseIterable, Sendable {
  /// `▀▄`: two samples per cell, one above the other.
  case halfBlocks
  /// `▘▟▞`: two by two samples per cell.
  case quadrants
  /// `⠁⢇⡷`: two by four samples per cell; the finest, but with gaps between the dots.
  case braille
  /// ASCII punctuation at about the right part of the cell.
  case ascii
}

extension ShapeGlyphs {
  /// The number of columns of samples in a cell.
  var columns: Int { self == .halfBlocks ? 1 : 2 }

  /// The number of rows of samples in a cell.
  var rows: Int { self == .braille ? 4 : 2 }

  /// A mask of all samples, row by row from the top left one, which is the lowest bit.
  var allSamples: UInt8 {
    switch self {
    case .halfBlocks: 0b11
    case .quadrants, .ascii: 0b1111
    case .braille: 0b1111_1111
    }
  }

  /// Returns the scalar of a cell with the given covered samples.
  package func scalar(for samples: UInt8) -> UInt32 {
    switch self {
    case .halfBlocks: Self.quadrant((samples & 1) * 0b0011 | (samples >> 1 & 1) * 0b1100)
    case .quadrants: Self.quadrant(samples)
    case .braille: samples == allSamples ? Self.quadrant(0b1111) : Self.braille(samples)
    case .ascii: Self.ascii(samples)
    }
  }

  private static let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)

  private static func quadrant(_ samples: UInt8) -> UInt32 {
    blocks[Int(samples & 0b1111)].value
  }

  /// Converts the samples to the bits of braille: six dots by columns, and the last row after them.
  private static func braille(_ samples: UInt8) -> UInt32 {
    let samples = UInt32(samples)
    let left = samples & 1 | samples >> 1 & 2 | samples >> 2 & 4
    let right = samples << 2 & 8 | samples << 1 & 16 | samples & 32
    return 0x2800 | left | right | samples & 0b1100_0000
  }

  private static func ascii(_ samples: UInt8) -> UInt32 {
    let characters: StaticString = " ''\".:/%.\\:%_%%#"
    return UInt32(characters.utf8Start[Int(samples & 0b1111)])
  }
}
