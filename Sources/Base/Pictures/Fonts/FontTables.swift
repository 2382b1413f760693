/// The directory of a font: the location of each table in the file.
struct FontTables: Sendable {
  private static let collection = FontTag("ttcf")
  private static let mostTables = 256
  /// The largest number of bytes of a table that are read at once.
  private static let longestPiece = 4 << 20

  private let source: ByteSource
  private var tables: [FontTag: (start: Int, length: Int)] = [:]

  /// Reads the directory of a font, or of one font in a collection.
  init(_ source: ByteSource, font index: Int) throws(PictureError) {
    self.source = source
    var start = 0
    if try source.number32(at: 0) == Self.collection.number {
      let count = try source.number32(at: 8)
      guard index < count, count <= Self.mostTables else { throw .wrong(.fontDirectory, at: 8) }
      start = try source.number32(at: 12 + 4 * index)
    } else if index > 0 {
      throw .wrong(.fontDirectory, at: 0)
    }
    try readDirectory(at: start)
  }

  private mutating func readDirectory(at start: Int) throws(PictureError) {
    let head = try source.bytes(at: start, count: 12)
    let kinds = [0x0001_0000, FontTag("OTTO").number, FontTag("true").number]
    guard let kind = head.number32(at: 0), kinds.contains(kind) else { throw .unknownFormat }
    let count = head.number16(at: 4) ?? 0
    guard count <= Self.mostTables else { throw .wrong(.fontDirectory, at: start + 4) }
    let records = try source.bytes(at: start + 12, count: 16 * count)
    for place in stride(from: 0, to: records.count, by: 16) {
      guard let tag = records.number32(at: place), let start = records.number32(at: place + 8),
        let length = records.number32(at: place + 12)
      else { continue }
      tables[FontTag(number: tag)] = (start, length)
    }
  }

  func has(_ tag: FontTag) -> Bool { tables[tag] != nil }

  func length(of tag: FontTag) -> Int { tables[tag]?.length ?? 0 }

  /// Returns the offset in the file of a byte in a table, for errors.
  func place(_ offset: Int, in tag: FontTag) -> Int { (tables[tag]?.start ?? 0) + offset }

  /// Reads a range of a table; it must lie within the table.
  func bytes(
    of tag: FontTag, at offset: Int, count: Int
  ) throws(PictureError) -> [UInt8] {
    guard let table = tables[tag] else { throw .wrong(.missingTable, at: 0) }
    let isInside = offset >= 0 && offset <= table.length && count <= table.length - offset
    guard isInside, 0...Self.longestPiece ~= count else {
      throw .wrong(.tableLength, at: place(min(max(0, offset), table.length), in: tag))
    }
    return try source.bytes(at: table.start + offset, count: count)
  }
}

/// The name of a table: four letters as an integer.
struct FontTag: Hashable, Sendable {
  static let characters = FontTag("cmap")
  static let locations = FontTag("CBLC")
  static let bitmaps = FontTag("CBDT")
  static let strikes = FontTag("sbix")
  static let profile = FontTag("maxp")
  static let substitutions = FontTag("GSUB")

  let number: Int

  init(number: Int) { self.number = number }

  init(_ name: String) { number = name.utf8.reduce(0) { $0 << 8 | Int($1) } }
}

extension ByteSource {
  fileprivate func number32(at place: Int) throws(PictureError) -> Int {
    guard let number = try bytes(at: place, count: 4).number32(at: 0) else {
      throw .ended(at: place)
    }
    return number
  }
}
