/// The colour bitmaps of one size in the table `sbix`.
struct BitmapStrike: Sendable {
  private static let mostStrikes = 256
  private static let mostRepeats = 4

  private let start: Int
  private let glyphs: Int
  /// The offsets of all glyphs and of the end, four bytes each.
  private let offsets: [UInt8]

  /// - Parameters:
  ///   - tables: The font's tables.
  ///   - pixels: The preferred size of the bitmaps.
  /// - Throws: `PictureError` for an inconsistent table.
  init(_ tables: FontTables, pixels: Int) throws(PictureError) {
    glyphs = try tables.bytes(of: .profile, at: 0, count: 6).number16(at: 4) ?? 0
    let count = try tables.bytes(of: .strikes, at: 0, count: 8).number32(at: 4) ?? 0
    guard 1...Self.mostStrikes ~= count else {
      throw .wrong(.bitmapSizes, at: tables.place(4, in: .strikes))
    }
    let places = try tables.bytes(of: .strikes, at: 8, count: 4 * count)
    var best = (distance: Int.max, start: 0)
    for number in 0..<count {
      let start = places.number32(at: 4 * number) ?? 0
      let size = try tables.bytes(of: .strikes, at: start, count: 4).number16(at: 0) ?? 0
      if abs(size - pixels) < best.distance { best = (abs(size - pixels), start) }
    }
    start = best.start
    offsets = try tables.bytes(of: .strikes, at: start + 4, count: 4 * (glyphs + 1))
  }

  /// Returns the PNG of a glyph, or nil if it has none.
  func png(of glyph: Int, _ tables: FontTables) throws(PictureError) -> [UInt8]? {
    var glyph = glyph
    for _ in 0...Self.mostRepeats {
      guard let record = try record(of: glyph, tables) else { return nil }
      switch record.number32(at: 4) {
      case FontTag("png ").number: return Array(record[8...])
      case FontTag("dupe").number: glyph = record.number16(at: 8) ?? 0
      default: throw .wrong(.bitmapFormat, at: place(of: glyph, tables))
      }
    }
    throw .wrong(.bitmapIndex, at: place(of: glyph, tables))
  }

  private func place(of glyph: Int, _ tables: FontTables) -> Int {
    tables.place(start + (offsets.number32(at: 4 * glyph) ?? 0), in: .strikes)
  }

  private func record(of glyph: Int, _ tables: FontTables) throws(PictureError) -> [UInt8]? {
    guard glyph < glyphs, let from = offsets.number32(at: 4 * glyph),
      let to = offsets.number32(at: 4 * glyph + 4), to > from + 8
    else { return nil }
    guard to - from <= EmojiFont.bitmapLimit else {
      throw .tooLarge(.bitmapBytes, limit: EmojiFont.bitmapLimit)
    }
    return try tables.bytes(of: .strikes, at: start + from, count: to - from)
  }
}
