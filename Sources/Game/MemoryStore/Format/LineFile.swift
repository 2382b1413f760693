import PlainJSON

/// A document of a header line, and a line for each value.
///
/// Every line ends in a tab and its own checksum. Any number of processes append lines. A damaged
/// line is skipped and never removed.
struct LineFile<Value: Sendable>: Sendable {
  let name: String
  let format: FileFormat
  let storage: any Storage
  let limits: LineFileLimits
  let decode: @Sendable (JSON) throws(JSONError) -> Value
  let encode: @Sendable (Value) -> JSON
  /// Reads the text that `encode` has written faster than `decode`; nil for any other text.
  var decodeWritten: @Sendable (ArraySlice<UInt8>) -> Value? = { _ in nil }
  /// Returns the first version of the format that supports a value.
  let version: @Sendable (Value) -> Int
}

/// The limits of a document of lines.
struct LineFileLimits {
  var bytes = 64 << 20
  var lines = 200_000
}

extension LineFile {
  /// Reads all values in order, with notices for the player; nil for a missing document.
  ///
  /// A document without a valid header is quarantined. One of a newer version is left unchanged.
  func load() -> (values: [Value]?, notices: [StoreNotice]) {
    do throws(StorageError) {
      guard let bytes = try storage.read(name, atMost: limits.bytes) else { return (nil, []) }
      do throws(FormatError) {
        return try values(in: bytes)
      } catch {
        return ([], [refuse(error)])
      }
    } catch {
      return ([], [.unreadable(error)])
    }
  }

  private func values(
    in bytes: [UInt8]
  ) throws(FormatError) -> (values: [Value]?, notices: [StoreNotice]) {
    let lines = try lines(of: bytes)
    let values = lines.compactMap(value)
    let skipped = lines.count { !$0.isEmpty } - values.count
    return (values, skipped == 0 ? [] : [StoreNotice.skippedLines(name, lines: skipped)])
  }

  private func refuse(_ error: FormatError) -> StoreNotice {
    if case .newerVersion = error { return .newer(error, name: name) }
    let newName = try? storage.quarantine(name)
    return .quarantined(name, why: error, as: newName, usesPrevious: false)
  }

  /// Returns the lines after the header, including an incomplete last one.
  private func lines(of bytes: [UInt8]) throws(FormatError) -> [ArraySlice<UInt8>] {
    let newline = UInt8(ascii: "\n")
    if bytes.count(where: { $0 == newline }) > limits.lines {
      throw .tooMany("lines", limit: limits.lines)
    }
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    try format.check(try version(of: bytes))
    return Array(lines.dropFirst())
  }

  /// Returns the version in the first line.
  private func version(of bytes: [UInt8]) throws(FormatError) -> Int {
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard let json = ChecksummedLine.json(of: first) else {
      throw .damaged(bytes.isEmpty ? "it is empty" : "its first line was changed")
    }
    return try format.namedVersion(in: JSONObject.read(json))
  }

  private func value(of line: ArraySlice<UInt8>) -> Value? {
    ChecksummedLine.json(of: line).flatMap { text in
      decodeWritten(text) ?? (try? decode(JSON(parsing: text)))
    }
  }
}

extension LineFile {
  /// Appends the line of a value, which is on the disk when the function returns.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - first: Returns the values before it in a new document.
  /// - Throws: `StorageError`, which is `inUse` if another process holds the file for five seconds,
  ///   or `FormatError` for a file of another format, or one that is full.
  func add(_ value: Value, after first: () -> [Value] = { [] }) throws {
    try storage.exclusively(name) {
      let line = try readableLine(of: value)
      guard let bytes = try storage.read(name, atMost: limits.bytes) else {
        let former = first()
        let version = (former + [value]).map(self.version).max() ?? 1
        let lines = try former.flatMap(readableLine)
        return try storage.write(name, header(version) + lines + line)
      }
      try checkRoom(for: line, in: bytes)
      let version = version(value)
      if try self.version(of: bytes) < version {
        try storage.write(name, header(version) + Self.completeLines(of: bytes) + line)
      } else {
        try storage.append(name, line)
      }
    }
    storage.sync(name)
    try storage.finish(name)
  }

  private func readableLine(of value: Value) throws(FormatError) -> [UInt8] {
    let json = encode(value)
    _ = try FormatError.reading { () throws(JSONError) in try decode(json) }
    return ChecksummedLine.written(json.written())
  }

  /// Throws for a line with which the file could not be read again.
  private func checkRoom(for line: [UInt8], in bytes: [UInt8]) throws(FormatError) {
    let count = try lines(of: bytes).count
    // An incomplete last line gets an end of its own.
    if bytes.count + 1 + line.count > limits.bytes { throw .tooMany("bytes", limit: limits.bytes) }
    if count + 2 > limits.lines { throw .tooMany("lines", limit: limits.lines) }
  }

  /// Removes the values for which a closure returns true; a copy of the whole document stays.
  ///
  /// - Throws: `StorageError`, or `FormatError` for a file of another format.
  func remove(where isRemoved: (Value) -> Bool) throws {
    try storage.exclusively(name) {
      guard let bytes = try storage.read(name, atMost: limits.bytes) else { return }
      let kept = try lines(of: bytes).filter { line in
        guard !line.isEmpty else { return false }
        return value(of: line).map { !isRemoved($0) } ?? true
      }
      let newline = [UInt8(ascii: "\n")]
      let version = kept.compactMap(value).map(self.version).max() ?? 1
      try storage.write(name, header(version) + kept.flatMap { $0 + newline })
      try storage.finish(name)
    }
  }

  private func header(_ version: Int) -> [UInt8] {
    ChecksummedLine.written(JSON.object(format.header(version: version)).written())
  }

  /// Returns the lines after the header, the last one with an end.
  private static func completeLines(of bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let lines = bytes.drop { $0 != newline }.dropFirst()
    return lines.last ?? newline == newline ? Array(lines) : lines + [newline]
  }
}
