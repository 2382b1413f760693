/// The locations of a font's colour bitmaps: the table `CBLC`, for the nearest size.
struct BitmapLocations: Sendable {
  private static let mostStrikes = 256
  private static let mostParts = 4_096

  private let index: [UInt8]
  private var parts: [Part] = []

  /// A range of glyphs whose bitmaps are indexed in the same format.
  private struct Part: Sendable {
    let glyphs: ClosedRange<Int>
    /// The format of the index: 1 to 5.
    let format: Int
    /// The format of the bitmaps in `CBDT`: 17, 18 or 19.
    let imageFormat: Int
    /// The offset of the range's bitmaps in `CBDT`.
    let images: Int
    /// The offset of the index data behind its header.
    let body: Int
  }

  /// The location of a bitmap in `CBDT`, and its format.
  struct Location {
    let range: Range<Int>
    let imageFormat: Int
  }

  /// - Parameters:
  ///   - tables: The font's tables.
  ///   - pixels: The preferred size of the bitmaps.
  /// - Throws: `PictureError` for an inconsistent table.
  init(_ tables: FontTables, pixels: Int) throws(PictureError) {
    let place = tables.place(0, in: .locations)
    let strikes = try tables.bytes(of: .locations, at: 4, count: 4).number32(at: 0) ?? 0
    guard 1...Self.mostStrikes ~= strikes else { throw .wrong(.bitmapSizes, at: place + 4) }
    let sizes = try tables.bytes(of: .locations, at: 8, count: 48 * strikes)
    let best = (0..<strikes).min { one, other in
      abs(Int(sizes[48 * one + 45]) - pixels) < abs(Int(sizes[48 * other + 45]) - pixels)
    }
    let size = 48 * (best ?? 0)
    guard let start = sizes.number32(at: size), let length = sizes.number32(at: size + 4),
      let count = sizes.number32(at: size + 8), count <= Self.mostParts
    else { throw .wrong(.bitmapSizes, at: place + 8 + size) }
    index = try tables.bytes(of: .locations, at: start, count: length)
    for part in 0..<count { parts.append(try self.part(part, at: place + start)) }
  }

  private func part(_ number: Int, at place: Int) throws(PictureError) -> Part {
    guard let first = index.number16(at: 8 * number), let last = index.number16(at: 8 * number + 2),
      let head = index.number32(at: 8 * number + 4), first <= last,
      let format = index.number16(at: head), let imageFormat = index.number16(at: head + 2),
      let images = index.number32(at: head + 4)
    else { throw .wrong(.bitmapIndex, at: place + 8 * number) }
    return Part(
      glyphs: first...last, format: format, imageFormat: imageFormat, images: images,
      body: head + 8)
  }

  /// Returns the location of a glyph's bitmap, or nil if it has none.
  func location(of glyph: Int) -> Location? {
    guard let part = parts.first(where: { $0.glyphs ~= glyph }),
      let (start, end) = offsets(of: glyph, in: part), start < end
    else { return nil }
    return Location(
      range: (part.images + start)..<(part.images + end), imageFormat: part.imageFormat)
  }

  private func offsets(of glyph: Int, in part: Part) -> (Int, Int)? {
    let number = glyph - part.glyphs.lowerBound
    switch part.format {
    case 1: return pair(index.number32, at: part.body + 4 * number, by: 4)
    case 2: return index.number32(at: part.body).map { ($0 * number, $0 * (number + 1)) }
    case 3: return pair(index.number16, at: part.body + 2 * number, by: 2)
    case 4: return sparse(glyph, part.body)
    case 5: return sparseOfOneSize(glyph, part.body)
    default: return nil
    }
  }

  private func pair(_ number: (Int) -> Int?, at place: Int, by step: Int) -> (Int, Int)? {
    guard let start = number(place), let end = number(place + step) else { return nil }
    return (start, end)
  }

  /// Searches format 4: pairs of a glyph and its offset, and one more for the end of the last.
  private func sparse(_ glyph: Int, _ body: Int) -> (Int, Int)? {
    guard let count = index.number32(at: body) else { return nil }
    for number in 0..<min(count, 65_536) {
      let place = body + 4 + 4 * number
      guard let known = index.number16(at: place) else { return nil }
      if known == glyph { return pair(index.number16, at: place + 2, by: 4) }
    }
    return nil
  }

  /// Searches format 5: one size, its metrics, and a list of glyphs.
  private func sparseOfOneSize(_ glyph: Int, _ body: Int) -> (Int, Int)? {
    guard let size = index.number32(at: body), let count = index.number32(at: body + 12) else {
      return nil
    }
    for number in 0..<min(count, 65_536) {
      guard let known = index.number16(at: body + 16 + 2 * number) else { return nil }
      if known == glyph { return (size * number, size * (number + 1)) }
    }
    return nil
  }
}
