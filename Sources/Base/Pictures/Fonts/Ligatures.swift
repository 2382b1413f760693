/// The ligatures of a font: single glyphs for several characters, such as the two of a flag.
///
/// They are the lookups of type 4 in the table `GSUB`, of all features and languages, since fonts
/// of emoji have ligatures for emoji alone. Lookups that depend on neighbours are ignored.
struct Ligatures: Sendable {
  /// The largest number of glyphs of a ligature.
  static let mostGlyphs = 16
  private static let mostSubtables = 256
  private static let mostLigatures = 4_096

  private let bytes: [UInt8]
  /// The offsets of the subtables of each lookup.
  private var lookups: [[Int]] = []

  /// Reads the table; a font without it has no ligatures.
  init(_ tables: FontTables) throws(PictureError) {
    guard tables.has(.substitutions) else {
      bytes = []
      return
    }
    bytes = try tables.bytes(of: .substitutions, at: 0, count: tables.length(of: .substitutions))
    guard let list = bytes.number16(at: 8), let count = bytes.number16(at: list) else {
      throw .wrong(.ligatures, at: tables.place(0, in: .substitutions))
    }
    for number in 0..<min(count, Self.mostSubtables) {
      guard let offset = bytes.number16(at: list + 2 + 2 * number) else { break }
      lookups.append(subtables(ofLookupAt: list + offset))
    }
  }

  private func subtables(ofLookupAt place: Int) -> [Int] {
    guard let kind = bytes.number16(at: place), let count = bytes.number16(at: place + 4),
      lookups.reduce(0, { $0 + $1.count }) + count <= Self.mostSubtables
    else { return [] }
    return (0..<count).compactMap { number in
      bytes.number16(at: place + 6 + 2 * number).flatMap { ligatures(at: place + $0, kind: kind) }
    }
  }

  /// Returns the offset of a subtable of ligatures, which type 7 moves away; nil for others.
  private func ligatures(at place: Int, kind: Int) -> Int? {
    if kind == 4 { return place }
    guard kind == 7, bytes.number16(at: place + 2) == 4 else { return nil }
    return bytes.number32(at: place + 4).map { place + $0 }
  }

  /// Returns the glyph that replaces all the given ones, or nil if they remain several.
  func glyph(of glyphs: [Int]) -> Int? {
    guard glyphs.count <= Self.mostGlyphs else { return nil }
    let left = lookups.reduce(glyphs) { joined($0, by: $1) }
    return left.count == 1 ? left[0] : nil
  }

  /// Returns the glyphs after one lookup.
  private func joined(_ glyphs: [Int], by subtables: [Int]) -> [Int] {
    var rest = glyphs[...]
    var result: [Int] = []
    while let first = rest.first {
      let found = subtables.lazy.compactMap { ligature(beginning: rest, in: $0) }.first
      result.append(found?.glyph ?? first)
      rest = rest.dropFirst(found?.count ?? 1)
    }
    return result
  }

  /// Returns the first ligature of a subtable that replaces the beginning of some glyphs, and the
  /// number of glyphs that it replaces.
  private func ligature(
    beginning glyphs: ArraySlice<Int>, in subtable: Int
  ) -> (glyph: Int, count: Int)? {
    guard let first = glyphs.first, let coverage = bytes.number16(at: subtable + 2),
      let index = index(of: first, inCoverageAt: subtable + coverage),
      index < bytes.number16(at: subtable + 4) ?? 0,
      let offset = bytes.number16(at: subtable + 6 + 2 * index)
    else { return nil }
    let set = subtable + offset
    for number in 0..<min(bytes.number16(at: set) ?? 0, Self.mostLigatures) {
      guard let offset = bytes.number16(at: set + 2 + 2 * number) else { return nil }
      if let match = match(glyphs, withLigatureAt: set + offset) { return match }
    }
    return nil
  }

  private func match(
    _ glyphs: ArraySlice<Int>, withLigatureAt place: Int
  ) -> (glyph: Int, count: Int)? {
    guard let glyph = bytes.number16(at: place), let count = bytes.number16(at: place + 2),
      1...glyphs.count ~= count
    else { return nil }
    for (number, known) in glyphs.dropFirst().prefix(count - 1).enumerated()
    where bytes.number16(at: place + 4 + 2 * number) != known { return nil }
    return (glyph, count)
  }

  /// Returns the number of a glyph in a coverage table: a sorted list of glyphs (format 1) or of
  /// ranges of glyphs (format 2).
  private func index(of glyph: Int, inCoverageAt place: Int) -> Int? {
    let isList = bytes.number16(at: place) == 1
    guard isList || bytes.number16(at: place) == 2 else { return nil }
    let step = isList ? 2 : 6
    var (low, high) = (0, bytes.number16(at: place + 2) ?? 0)
    while low < high {
      let middle = (low + high) / 2
      let entry = place + 4 + step * middle
      guard let first = bytes.number16(at: entry),
        let last = isList ? first : bytes.number16(at: entry + 2)
      else { return nil }
      if first...max(first, last) ~= glyph {
        return isList ? middle : bytes.number16(at: entry + 4).map { $0 + glyph - first }
      }
      if glyph < first { high = middle } else { low = middle + 1 }
    }
    return nil
  }
}
