/// How a terminal shows pictures.
public enum TerminalGraphics: Hashable, Sendable {
  /// As coloured blocks, which every terminal has.
  case cells
  /// As pixels in placeholders, by kitty's graphics protocol.
  case kitty
}

/// A picture that a terminal is sent, to be shown in cells that name it.
public struct TerminalPicture {
  /// Columns and rows that all of it takes.
  public let size: Size
  /// Makes the PNG file that is sent; called when it is.
  public let png: () -> [UInt8]
  /// Counts up within a table: what was set later has a higher one.
  public internal(set) var version = 0

  /// Describes a picture of which nothing has been sent.
  public init(size: Size, png: @escaping () -> [UInt8]) {
    self.size = size
    self.png = png
  }

  /// The most pictures that a table knows at a time.
  public static let limit = 256

  /// How the terminal calls the picture with a number: from a range that is hardly anyone else's.
  ///
  /// - Precondition: The number is below `limit`, as in `CellTable.setPicture(_:to:)`.
  public static func id(of number: Int) -> Int {
    precondition(0..<limit ~= number, "picture \(number)")
    return 0x6D_6500 + number
  }
}
