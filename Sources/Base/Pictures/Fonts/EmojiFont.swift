/// The colour bitmaps of a TrueType font or collection, such as Noto Color Emoji or Apple's.
///
/// Only directories and the bitmaps that are asked for are read: of ten megabytes a few thousand
/// bytes to open it, and some three thousand a face. Fonts that draw their emoji with curves have
/// no bitmaps and are refused.
public struct EmojiFont: Sendable {
  /// The longest bitmap that is read, in bytes.
  public static let bitmapLimit = 1 << 20

  private let tables: FontTables
  private let characters: CharacterMap
  private let bitmaps: Bitmaps

  private enum Bitmaps: Sendable {
    case located(BitmapLocations)
    case strike(BitmapStrike)
  }

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - source: The font's file.
  ///   - pixels: The size that bitmaps should have; of several the nearest is taken.
  ///   - index: Which font of a collection, counted from 0; 0 otherwise.
  /// - Throws: `PictureError` for what is no font, has no bitmaps, or contradicts itself.
  public init(
    _ source: ByteSource, pixels: Int = 128, font index: Int = 0
  ) throws(PictureError) {
    precondition(index >= 0, "font \(index)")
    // No bitmap is larger.
    let pixels = max(0, min(pixels, 65_535))
    tables = try FontTables(source, font: index)
    characters = try CharacterMap(tables)
    if tables.has(.locations) {
      bitmaps = .located(try BitmapLocations(tables, pixels: pixels))
    } else if tables.has(.strikes) {
      bitmaps = .strike(try BitmapStrike(tables, pixels: pixels))
    } else {
      throw .wrong(.noBitmaps, at: 0)
    }
  }

  /// The file of a face's bitmap.
  ///
  /// Signs that only choose how the face is shown (U+FE0E, U+FE0F) do not count. What then is more
  /// than one character, such as a flag, has no bitmap here.
  ///
  /// - Parameter face: An emoji.
  /// - Returns: A PNG, not yet looked into; nil if the font has no bitmap for the face.
  /// - Throws: `PictureError` where the font contradicts itself or its source cannot be read.
  public func png(of face: String) throws(PictureError) -> [UInt8]? {
    let scalars = face.unicodeScalars.filter { $0.value != 0xFE0F && $0.value != 0xFE0E }
    guard scalars.count == 1, let scalar = scalars.first,
      let glyph = characters.glyph(of: scalar)
    else { return nil }
    switch bitmaps {
    case .strike(let strike): return try strike.png(of: glyph, tables)
    case .located(let locations):
      guard let location = locations.location(of: glyph) else { return nil }
      return try png(at: location)
    }
  }

  /// The picture of a face; nil if the font has no bitmap for it.
  ///
  /// - Throws: `PictureError` as above, or for a bitmap that is no PNG.
  public func picture(of face: String) throws(PictureError) -> Picture? {
    guard let file = try png(of: face) else { return nil }
    return try PNG(file).picture()
  }

  private func png(at location: BitmapLocations.Location) throws(PictureError) -> [UInt8] {
    let range = location.range
    guard range.count <= Self.bitmapLimit else {
      throw .tooLarge(.bitmapBytes, limit: Self.bitmapLimit)
    }
    let record = try tables.bytes(of: .bitmaps, at: range.lowerBound, count: range.count)
    let place = tables.place(range.lowerBound, in: .bitmaps)
    // Before the length of the PNG stand metrics of so many bytes.
    guard let metrics = [17: 5, 18: 8, 19: 0][location.imageFormat] else {
      throw .wrong(.bitmapFormat, at: place)
    }
    guard let length = record.number32(at: metrics), length <= record.count - metrics - 4 else {
      throw .ended(at: place + record.count)
    }
    return Array(record[(metrics + 4)..<(metrics + 4 + length)])
  }
}
