/// The colour bitmaps of a TrueType font or collection, such as Noto Color Emoji or Apple's.
///
/// Reads only directories and requested bitmaps: about 70,000 bytes of an eleven-megabyte font to
/// open it, and about three thousand per emoji. Fonts with vector emoji are rejected.
public struct EmojiFont: Sendable {
  /// The size limit of a bitmap, in bytes.
  public static let bitmapLimit = 1 << 20

  private let tables: FontTables
  private let characters: CharacterMap
  private let ligatures: Ligatures
  private let bitmaps: Bitmaps

  private enum Bitmaps: Sendable {
    case located(BitmapLocations)
    case strike(BitmapStrike)
  }

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - source: The font file.
  ///   - pixels: The preferred size of the bitmaps; the nearest is chosen.
  ///   - index: The index of the font in a collection; 0 otherwise.
  /// - Throws: `PictureError` for a file that is not a font, has no bitmaps, or is inconsistent.
  public init(
    _ source: ByteSource, pixels: Int = 128, font index: Int = 0
  ) throws(PictureError) {
    precondition(index >= 0, "font \(index)")
    // No bitmap is larger.
    let pixels = max(0, min(pixels, 65_535))
    tables = try FontTables(source, font: index)
    characters = try CharacterMap(tables)
    ligatures = try Ligatures(tables)
    if tables.has(.locations) {
      bitmaps = .located(try BitmapLocations(tables, pixels: pixels))
    } else if tables.has(.strikes) {
      bitmaps = .strike(try BitmapStrike(tables, pixels: pixels))
    } else {
      throw .wrong(.noBitmaps, at: 0)
    }
  }

  /// Returns the bitmap file of an emoji.
  ///
  /// Variation selectors (U+FE0E, U+FE0F) are ignored. Emoji of several characters, such as flags
  /// and families, have a bitmap if the font has a ligature for all of them.
  ///
  /// - Parameter face: The emoji.
  /// - Returns: A PNG file, not validated, or nil if the font has no bitmap for the emoji.
  /// - Throws: `PictureError` for an inconsistent font or an unreadable source.
  public func png(of face: String) throws(PictureError) -> [UInt8]? {
    guard let glyph = glyph(of: face) else { return nil }
    switch bitmaps {
    case .strike(let strike): return try strike.png(of: glyph, tables)
    case .located(let locations):
      guard let location = locations.location(of: glyph) else { return nil }
      return try png(at: location)
    }
  }

  private func glyph(of face: String) -> Int? {
    let scalars = face.unicodeScalars.filter { $0.value != 0xFE0F && $0.value != 0xFE0E }
    guard 1...Ligatures.mostGlyphs ~= scalars.count else { return nil }
    let glyphs = scalars.compactMap { characters.glyph(of: $0) }
    guard glyphs.count == scalars.count else { return nil }
    return glyphs.count == 1 ? glyphs[0] : ligatures.glyph(of: glyphs)
  }

  /// Returns the picture of an emoji, or nil if the font has no bitmap for it.
  ///
  /// - Throws: `PictureError` as `png(of:)` does, or for a bitmap that is not a PNG.
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
    // The number of bytes of metrics before the length of the PNG.
    guard let metrics = [17: 5, 18: 8, 19: 0][location.imageFormat] else {
      throw .wrong(.bitmapFormat, at: place)
    }
    guard let length = record.number32(at: metrics), length <= record.count - metrics - 4 else {
      throw .ended(at: place + record.count)
    }
    return Array(record[(metrics + 4)..<(metrics + 4 + length)])
  }
}
