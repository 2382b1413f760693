/// The terminal's support for pictures.
public enum TerminalGraphics: Hashable, Sendable {
  /// Pictures are drawn as coloured blocks, on any terminal.
  case cells
  /// Pictures are drawn as pixels in placeholders, by kitty's graphics protocol.
  case kitty
  /// Pictures are drawn as pixels over placeholders, as sixels.
  ///
  /// The last row has none, because terminals scroll after a picture there.
  case sixel
}

/// A picture that is transmitted to a terminal, and shown in placeholder cells.
public struct TerminalPicture {
  /// The size of the whole picture in cells.
  public let size: Size
  /// Creates the PNG file; called when it is transmitted.
  public let png: () -> [UInt8]
  /// Returns the picture at a size in pixels, four bytes each, row by row: red, green, blue and
  /// alpha, not premultiplied.
  public let pixels: (Size) -> [UInt8]
  /// The version, which increases with each picture set in a table.
  public internal(set) var version = 0

  /// Describes a picture that has not been transmitted.
  public init(
    size: Size, png: @escaping () -> [UInt8], pixels: @escaping (Size) -> [UInt8]
  ) {
    self.size = size
    self.png = png
    self.pixels = pixels
  }

  /// The largest number of pictures of a table.
  public static let limit = 256

  /// Returns the terminal's id of a picture, in a range that other programs are unlikely to use.
  ///
  /// - Precondition: The number is below `limit`, as in `CellTable.setPicture(_:to:)`.
  public static func id(of number: Int) -> Int {
    precondition(0..<limit ~= number, "picture \(number)")
    return 0x6D_6500 + number
  }
}
