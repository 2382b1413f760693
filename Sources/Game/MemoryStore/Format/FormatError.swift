import MemoryModel
public import PlainJSON

/// Why bytes are not what they should be.
public enum FormatError: Error, Hashable, Sendable {
  /// It is no JSON, or JSON of another shape.
  case json(JSONError)
  /// It is text in another encoding, which is named.
  case notUTF8(String)
  /// More of something than is read, such as themes; what it is comes in the plural.
  case tooMany(String, limit: Int)
  /// The file is of another kind, or of none.
  case otherFormat(wanted: String)
  /// A later version of the game wrote it.
  case newerVersion(Int, known: Int)
  /// It is not what was once written: cut off, changed, or added to.
  case damaged(String)
  /// A well-formed game that the rules refuse.
  case impossible(String)
}

extension FormatError: CustomStringConvertible {
  /// A sentence without its full stop; foreign text in it is printable and short.
  public var description: String {
    switch self {
    case .json(let error): error.sentence(showing: shown)
    case .notUTF8(let coding): "written in \(coding), must be UTF-8"
    case .tooMany(let things, let limit): "more than \(limit) \(things)"
    case .otherFormat(let wanted): "not a file of the kind \(wanted)"
    case .newerVersion(let version, let known):
      "written by a later version of the game (format \(version), this one reads \(known))"
    case .damaged(let how): "damaged: \(how)"
    case .impossible(let why): shown(why)
    }
  }

  private func shown(_ text: String) -> String { text.printable(atMost: 120) }
}

extension FormatError {
  /// What a body reads, whose errors of JSON are those of a file.
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
  /// Refuses text in UTF-16, which editors of other systems write.
  static func refuseUTF16(_ bytes: [UInt8]) throws(FormatError) {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    // Without a mark, text of ASCII characters has two bytes for each. A file of zeros is no text.
    if isMarked || bytes.prefix(2).count(where: { $0 == 0 }) == 1 { throw .notUTF8("UTF-16") }
  }
}

extension JSONObject {
  /// The object that a file or a line of it is.
  static func read(_ bytes: ArraySlice<UInt8>) throws(FormatError) -> JSONObject {
    try FormatError.reading { () throws(JSONError) in
      try JSONField(try JSON(parsing: bytes)).object()
    }
  }
}
