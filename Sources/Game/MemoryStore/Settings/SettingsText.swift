import MemoryModel

/// A settings file, line by line as a person wrote it.
struct SettingsText: Equatable, Sendable {
  private static let title = "# Settings of memorize (format "
  /// The first lines of a file that the program creates.
  private static let header = """
    \(title)\(FileFormat.settings.version)).
    # Each line sets one thing: key = value. A line that begins with # is a comment.
    # All keys with their values and defaults: memorize manual | man -l -

    """

  private(set) var lines: [SettingsLine] = []

  /// Creates a text that sets some values, with a comment about its purpose.
  init(_ values: [String: String] = [:]) {
    lines = Self.lines(of: Array(Self.header.utf8))
    set(values)
  }

  /// Parses any bytes; lines without a setting are kept.
  ///
  /// - Throws: `FormatError`, which is `newerVersion` for a file of a newer version and `notUTF8`
  ///   for one in another encoding.
  init(_ bytes: [UInt8]) throws(FormatError) {
    try FormatError.refuseUTF16(bytes)
    lines = Self.lines(of: bytes)
    try namedVersion.map(FileFormat.settings.check)
  }

  private static func lines(of bytes: [UInt8]) -> [SettingsLine] {
    var lines: [SettingsLine] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
      lines.append(SettingsLine(Array(bytes[start...end])))
      start = end + 1
    }
    return lines
  }

  /// The version in the comment at the beginning; nil without one.
  var namedVersion: Int? {
    let line = (lines.first?.bytes ?? []).drop { $0 > 0x7F }
    guard line.starts(with: Self.title.utf8) else { return nil }
    let digits = line.dropFirst(Self.title.utf8.count).prefix { $0 != UInt8(ascii: ")") }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  var bytes: [UInt8] { lines.flatMap(\.bytes) }

  /// The texts by key; of several lines with one key the last counts.
  var values: [String: String] {
    var values: [String: String] = [:]
    for case .setting(let key, let text, _) in lines.lazy.map(\.content) { values[key] = text }
    return values
  }
}

// Changes, each of which leaves all other lines as they are.
extension SettingsText {
  /// Sets some keys and removes all others.
  mutating func set(_ values: [String: String]) {
    let old = self.values
    remove { values[$0] == nil }
    let changed = values.filter { old[$0.key] != $0.value }
    for key in changed.keys.sorted() {
      if let text = changed[key] { set(key, text) }
    }
  }

  private mutating func remove(_ isRemoved: (_ key: String) -> Bool) {
    lines.removeAll { $0.key.map(isRemoved) ?? false }
  }

  private mutating func set(_ key: String, _ text: String) {
    if let index = lines.lastIndex(where: { $0.key == key }) {
      lines[index].set(text)
    } else {
      let end = lineEnd
      if !lines.isEmpty { lines[lines.count - 1].end(with: end) }
      lines.append(SettingsLine(key, text, end: end))
    }
  }

  /// The line end of the first line, which added lines get as well.
  private var lineEnd: [UInt8] {
    Array((lines.first?.bytes.hasSuffix("\r\n") == true ? "\r\n" : "\n").utf8)
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
