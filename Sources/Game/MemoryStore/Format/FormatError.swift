import MemoryModel
public import PlainJSON

/// The reason why bytes are not a valid file.
public enum FormatError: Error, Hashable, Sendable {
  /// The bytes are not JSON, or not the JSON that was expected.
  case json(JSONError)
  /// The text is not UTF-8; the value is the name of its encoding.
  case notUTF8(String)
  /// The file has too many elements; the text is their name in the plural.
  case tooMany(String, limit: Int)
  /// The file does not have the expected format.
  case otherFormat(wanted: String)
  /// A newer version of the game wrote the file.
  case newerVersion(Int, known: Int)
  /// The file is corrupt: truncated, changed or extended.
  case damaged(String)
  /// The game is well-formed, but the rules refuse it.
  case impossible(String)
}

extension FormatError: CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch self {
    case .json(let error): error.sentence(showing: shown)
    case .notUTF8(let coding): "written in \(coding), must be UTF-8"
    case .tooMany(let things, let limit): "more than \(limit) \(things)"
    case .otherFormat(let wanted): "not a \(wanted) file"
    case .newerVersion(let version, let known):
      "written by a later version of the game (format \(version), this one reads \(known))"
    case .damaged(let how): "damaged: \(how)"
    case .impossible(let why): shown(why)
    }
  }

  private func shown(_ text: String) -> String { text.printable(atMost: 120) }
}

extension FormatError {
  /// Runs a closure that decodes a body, and turns a `JSONError` into a `FormatError`.
  static func reading<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(FormatError) -> Value {
    do throws(JSONError) {
      return try read()
    } catch {
      throw .json(error)
    }
  }
}

extension FormatError {
  /// Throws for text in UTF-16, which editors of other systems write.
  static func refuseUTF16(_ bytes: [UInt8]) throws(FormatError) {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    // Without a byte order mark, every second byte of ASCII text is zero; a file of zeros is not
    // text.
    if isMarked || bytes.prefix(2).count(where: { $0 == 0 }) == 1 { throw .notUTF8("UTF-16") }
  }
}

extension JSONObject {
  /// Parses a file or a line that is a JSON object.
  static func read(_ bytes: ArraySlice<UInt8>) throws(FormatError) -> JSONObject {
    try FormatError.reading { () throws(JSONError) in
      try JSONField(try JSON(parsing: bytes)).object()
    }
  }
}
