import PlainJSON

extension JSONObject {
  /// The object that a file or a line of it is.
  static func read(_ bytes: ArraySlice<UInt8>) throws(FormatError) -> JSONObject {
    try FormatError.reading { () throws(JSONError) in
      try JSONField(try JSON(parsing: bytes)).object()
    }
  }

  /// The version in which a file says it was written, which may be one from the future.
  ///
  /// - Throws: `FormatError`, which is `otherFormat` for a file of another format or of none.
  func version(ofFormat name: String) throws(FormatError) -> Int {
    guard optional("format")?.value == .string(name) else { throw .otherFormat(wanted: name) }
    return try FormatError.reading { () throws(JSONError) in
      try self["version"].int(in: 1...Int.max)
    }
  }
}
