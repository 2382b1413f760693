#if !canImport(Darwin)
/// The system's lists of users and groups, from files or from elsewhere, as `getent` tells them.
///
/// The C library's own functions load libraries for it, which a program that has its C library in it
/// must not.
enum AccountDatabase: String {
  case passwd
  case group

  /// The line of a number or a name; nil where nobody knows it, or cannot be asked.
  func line(of key: String) -> String? {
    // What begins so would be an option.
    guard !key.isEmpty, !key.hasPrefix("-"),
      let output = ChildProcess.output(
        of: ["getent", rawValue, key], atMost: 1 << 20, within: 20_000),
      output.firstIndex(of: UInt8(ascii: "\n")) == output.count - 1
    else { return nil }
    return String(decoding: output.dropLast(), as: UTF8.self)
  }

  /// Returns the lines of several numbers or names, of those that are known; asks once for all of
  /// them.
  func lines(of keys: [String]) -> [String] {
    let keys = keys.filter { !$0.isEmpty && !$0.hasPrefix("-") }
    guard !keys.isEmpty,
      let output = ChildProcess.output(
        of: ["getent", rawValue] + keys, atMost: 1 << 20, within: 20_000)
    else { return [] }
    return output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the fields of a line, empty ones included.
  static func fields(of line: String, between sign: Unicode.Scalar = ":") -> [String] {
    // Not of characters: one that begins with the sign would hide it.
    line.utf8.split(separator: UInt8(ascii: sign), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }
}
#endif
