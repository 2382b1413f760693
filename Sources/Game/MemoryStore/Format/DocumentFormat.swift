import PlainJSON

/// The format of a document that is written as a whole: a header line, then the body.
///
///     {"format":"memorize-settings","version":1,"length":27,"crc":"0a1b2c3d"}
///
/// `length` is the number of bytes of the body; `crc` is the `CRC32` of format, version and length,
/// separated by spaces, a newline, and the body.
struct DocumentFormat: Sendable {
  let format: FileFormat
  /// The functions that convert a body to the next version, from version 1 on.
  var migrations: [@Sendable ([UInt8]) throws(FormatError) -> [UInt8]] = []
  /// The largest document in bytes.
  let limit: Int
  /// True if a header without length and checksum is accepted, as people write it.
  var isEditedByHand = false

  /// The version that is written.
  var version: Int { migrations.count + 1 }

  func document(_ body: [UInt8]) -> [UInt8] {
    let header: JSON = .object([
      "format": .string(format.name), "version": .int(version),
      "length": .int(body.count),
      "crc": .string(check(version, body[...]).text),
    ])
    return Array(header.written().utf8) + [UInt8(ascii: "\n")] + body
  }

  /// Returns true if bytes begin like such a document, complete or not.
  func marks(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    if line.starts(with: #"{"format":"\#(format.name)""#.utf8) { return true }
    return (try? format.namedVersion(in: JSONObject.read(line))) != nil
  }

  private func check(_ version: Int, _ body: ArraySlice<UInt8>) -> CRC32 {
    var crc = CRC32()
    crc.add("\(format.name) \(version) \(body.count)\n".utf8)
    crc.add(body)
    return crc
  }

  /// Reads a complete document.
  ///
  /// - Returns: The version of the document, and the body in that version.
  /// - Throws: `FormatError`; `newerVersion` only for a document that is otherwise complete.
  func open(_ bytes: [UInt8]) throws(FormatError) -> (version: Int, body: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      throw .damaged(bytes.isEmpty ? "it is empty" : "its first line is cut off")
    }
    let body = bytes[(end + 1)...]
    let version = try version(fromHeader: bytes[..<end], of: body)
    if version > self.version { throw .newerVersion(version, known: self.version) }
    return (version, Array(body))
  }

  private func version(
    fromHeader line: ArraySlice<UInt8>, of body: ArraySlice<UInt8>
  ) throws(FormatError) -> Int {
    let header = try JSONObject.read(line)
    let version = try format.namedVersion(in: header)
    let isUnchecked = header.optional("crc") == nil && header.optional("length") == nil
    if isEditedByHand && isUnchecked { return version }
    let (length, crc) = try FormatError.reading { () throws(JSONError) -> (Int, String) in
      (try header["length"].int(), try header["crc"].text())
    }
    guard length == body.count else { throw .damaged("it is longer or shorter than it was") }
    guard crc == check(version, body).text else { throw .damaged("it was changed") }
    return version
  }

  /// Returns the body in the current version.
  func migrate(_ body: [UInt8], from version: Int) throws(FormatError) -> [UInt8] {
    var body = body
    for migration in migrations[(version - 1)...] { body = try migration(body) }
    return body
  }
}
