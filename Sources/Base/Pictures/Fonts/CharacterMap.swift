/// A font's map from characters to glyphs: the table `cmap`, formats 4 and 12.
struct CharacterMap: Sendable {
  private static let mostMaps = 256

  private let bytes: [UInt8]
  private let isWide: Bool

  /// Reads the subtable that covers the most characters.
  init(_ tables: FontTables) throws(PictureError) {
    let offset = try Self.best(of: tables)
    let head = try tables.bytes(of: .characters, at: offset, count: 8)
    let format = head.number16(at: 0)
    let place = tables.place(offset, in: .characters)
    guard format == 4 || format == 12 else { throw .wrong(.characterMap, at: place) }
    isWide = format == 12
    let length = isWide ? head.number32(at: 4) : head.number16(at: 2)
    guard let length, length >= 16 else { throw .wrong(.characterMap, at: place) }
    bytes = try tables.bytes(of: .characters, at: offset, count: length)
  }

  private static func best(of tables: FontTables) throws(PictureError) -> Int {
    let count = try tables.bytes(of: .characters, at: 0, count: 4).number16(at: 2) ?? 0
    guard count <= mostMaps else {
      throw .wrong(.characterMap, at: tables.place(2, in: .characters))
    }
    let records = try tables.bytes(of: .characters, at: 4, count: 8 * count)
    var best = (rank: 0, offset: 0)
    for place in stride(from: 0, to: records.count, by: 8) {
      let rank = rank(platform: records.number16(at: place), records.number16(at: place + 2))
      if rank > best.rank { best = (rank, records.number32(at: place + 4) ?? 0) }
    }
    guard best.rank > 0 else { throw .wrong(.characterMap, at: tables.place(0, in: .characters)) }
    return best.offset
  }

  /// Ranks encodings: full Unicode above the basic plane, and others at zero.
  private static func rank(platform: Int?, _ encoding: Int?) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 2
    case (3, 1), (0, 0), (0, 1), (0, 2), (0, 3): 1
    default: 0
    }
  }

  /// Returns the glyph of a character, or nil if the font has none.
  func glyph(of character: Unicode.Scalar) -> Int? {
    let glyph = isWide ? wide(Int(character.value)) : narrow(Int(character.value))
    return glyph.flatMap { 1...0xFFFF ~= $0 ? $0 : nil }
  }

  /// Searches format 12: sorted groups of twelve bytes, each a range of characters and its first
  /// glyph.
  private func wide(_ character: Int) -> Int? {
    var low = 0
    var high = min(bytes.number32(at: 12) ?? 0, (bytes.count - 16) / 12)
    while low < high {
      let middle = (low + high) / 2
      let place = 16 + 12 * middle
      guard let first = bytes.number32(at: place), let last = bytes.number32(at: place + 4),
        let glyph = bytes.number32(at: place + 8)
      else { return nil }
      if first...max(first, last) ~= character { return glyph + character - first }
      if character < first { high = middle } else { low = middle + 1 }
    }
    return nil
  }

  /// Searches format 4: columns of ends, starts, deltas and glyph lists of ranges below 65,536.
  private func narrow(_ character: Int) -> Int? {
    guard character < 65_536, let length = bytes.number16(at: 6) else { return nil }
    for place in stride(from: 14, to: 14 + length, by: 2) {
      guard let end = bytes.number16(at: place) else { return nil }
      if character <= end { return glyph(of: character, inRangeAt: place + 2 + length, length) }
    }
    return nil
  }

  private func glyph(of character: Int, inRangeAt place: Int, _ length: Int) -> Int? {
    guard let start = bytes.number16(at: place), character >= start,
      let shift = bytes.number16(at: place + length),
      let list = bytes.number16(at: place + 2 * length)
    else { return nil }
    if list == 0 { return (character + shift) & 0xFFFF }
    let entry = place + 2 * length + list + 2 * (character - start)
    guard let glyph = bytes.number16(at: entry), glyph > 0 else { return nil }
    return (glyph + shift) & 0xFFFF
  }
}
