#if !canImport(Darwin)
/// The system's databases of users and groups, as `getent` prints them.
///
/// The functions of the C library load libraries for them, which does not work in a statically
/// linked program.
enum AccountDatabase: String {
  case passwd
  case group

  /// Returns the database line of an id or a name; nil if it is unknown, or `getent` is missing.
  func line(of key: String) -> String? {
    // getent would parse a leading "-" as an option.
    guard !key.isEmpty, !key.hasPrefix("-"),
      let output = ChildProcess.output(
        of: ["getent", rawValue, key], atMost: 1 << 20, within: 20_000),
      output.firstIndex(of: UInt8(ascii: "\n")) == output.count - 1
    else { return nil }
    return String(decoding: output.dropLast(), as: UTF8.self)
  }

  /// Returns the database lines of the ids or names that are known, with one call of `getent`.
  func lines(of keys: [String]) -> [String] {
    let keys = keys.filter { !$0.isEmpty && !$0.hasPrefix("-") }
    guard !keys.isEmpty,
      let output = ChildProcess.output(
        of: ["getent", rawValue] + keys, atMost: 1 << 20, within: 20_000)
    else { return [] }
    return output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the fields of a line, including empty ones.
  static func fields(of line: String, between sign: Unicode.Scalar = ":") -> [String] {
    // Split by bytes, because a combining mark after the separator would hide it.
    line.utf8.split(separator: UInt8(ascii: sign), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }
}
#endif
