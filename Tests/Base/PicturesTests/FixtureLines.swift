import Foundation

/// The lines of a file beside the tests, made by the script of the same name.
enum FixtureLines {
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// The fields of each line.
  static func fields(of name: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// The bytes of a field in base 64.
  static func bytes(_ field: String) -> [UInt8] { [UInt8](Data(base64Encoded: field) ?? Data()) }
}
