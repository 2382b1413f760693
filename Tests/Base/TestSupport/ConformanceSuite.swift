import Foundation

/// A public test suite that `.ci/checks/conformance` has extracted.
///
/// Its tests count passing cases, and the script compares the counts, because an incomplete parser
/// must not pass fewer cases than before.
public struct ConformanceSuite: Sendable {
  private let folder: URL

  /// Finds a suite in the folder named by the variable `CONFORMANCE`.
  ///
  /// - Returns: Nil if the variable is not set or the suite is missing.
  public init?(_ name: String) {
    guard let root = ProcessInfo.processInfo.environment["CONFORMANCE"] else { return nil }
    folder = URL(filePath: root).appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
  }

  /// Returns the names of the suite's files with the given extensions, sorted.
  public func files(_ extensions: String...) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      extensions.contains { name.hasSuffix("." + $0) }
    }.sorted()
  }

  /// Returns the bytes of a file, or nil if it does not exist.
  public func bytes(of file: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: file))).map { [UInt8]($0) }
  }

  /// Returns the lines of a file without comments, which begin with `#`, and empty lines.
  public func lines(of file: String) throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  /// Writes the counts, a detail, and the failing cases for the script to read.
  ///
  /// - Parameters:
  ///   - row: The name of the row and of the file, next to the suite.
  ///   - cases: The cases with their results.
  ///   - detail: A text that the script prints after the counts.
  /// - Throws: The error of a file that cannot be written.
  public func report(_ row: String, _ cases: [(name: String, passed: Bool)], _ detail: String = "")
    throws
  {
    let missed = cases.filter { !$0.passed }.map(\.name)
    let counts = "\(cases.count - missed.count) \(cases.count) \(detail)"
    let file = folder.deletingLastPathComponent().appending(path: "\(row).report")
    try Data(([counts] + missed).map { $0 + "\n" }.joined().utf8).write(to: file)
  }
}
