/// A tar archive: the `ustar` format of POSIX.1-2017, `pax`, for regular files.
enum TarArchive {
  /// A file of an archive.
  struct Entry: Hashable {
    /// The name, at most 100 bytes.
    let name: String
    let bytes: [UInt8]
  }

  private static let block = 512

  /// Returns true if bytes begin like an archive.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.count >= block && bytes[257..<262].elementsEqual("ustar".utf8)
  }

  /// Returns the bytes of an archive, deterministic for its files.
  static func written(_ entries: [Entry]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(2 * block) { $0 + $1.bytes.count + 2 * block })
    for entry in entries {
      bytes += head(of: entry) + entry.bytes
      bytes += [UInt8](repeating: 0, count: padding(entry.bytes.count))
    }
    return bytes + [UInt8](repeating: 0, count: 2 * block)
  }

  private static func padding(_ count: Int) -> Int { (block - count % block) % block }

  private static func head(of entry: Entry) -> [UInt8] {
    precondition(entry.name.utf8.count <= 100, entry.name)
    var head = [UInt8](repeating: 0, count: block)
    func put(_ text: String, at place: Int) {
      head.replaceSubrange(place..<(place + text.utf8.count), with: text.utf8)
    }
    put(entry.name, at: 0)
    for (text, place) in [
      ("0000644\0", 100), ("0000000\0", 108), ("0000000\0", 116),
      (octal(entry.bytes.count, 11) + "\0", 124), ("00000000000\0", 136), ("        ", 148),
      ("0", 156), ("ustar\u{0}00", 257),
    ] { put(text, at: place) }
    put(octal(head.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148)
    return head
  }

  private static func octal(_ number: Int, _ digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// The header of a regular file.
  struct Header: Hashable {
    let name: String
    /// The range of the file's bytes in the archive.
    let range: Range<Int>
  }

  /// Reads the headers of an archive, but not its files.
  ///
  /// Folders, links and extended headers are skipped.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - take: Receives the header of each regular file, in order.
  /// - Throws: `FormatError.damaged` for a header with a wrong checksum, and for a truncated
  ///   archive; and the errors of `take`.
  static func forEachHeader(
    of archive: FileBytes, _ take: (Header) throws(FormatError) -> Void
  ) throws(FormatError) {
    var place = 0
    while place + block <= archive.count {
      let head = try archive.read(place..<(place + block))
      if head[0] == 0 { return }
      try check(head)
      guard let size = number(head[124..<136]) else {
        throw .damaged("the size of a file is not a number")
      }
      let start = place + block
      guard size <= archive.count - start else { throw .damaged("its last file is cut off") }
      if head[156] == UInt8(ascii: "0") || head[156] == 0 {
        try take(Header(name: text(head[0..<100]), range: start..<(start + size)))
      }
      place = start + size + padding(size)
    }
    throw .damaged("its end is missing")
  }

  private static func check(_ head: [UInt8]) throws(FormatError) {
    var sum = 0
    for (place, byte) in head.enumerated() {
      sum += (148..<156).contains(place) ? 0x20 : Int(byte)
    }
    guard number(head[148..<156]) == sum else { throw .damaged("the header of a file was changed") }
  }

  /// Parses octal digits that end with a space or a zero byte.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0 && $0 != 0x20 }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }
}
