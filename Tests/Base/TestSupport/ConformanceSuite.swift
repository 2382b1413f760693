import Foundation

/// A public test suite that `.ci/conformance` laid out.
///
/// Its tests count the cases that pass and leave it to the script to compare the counts, because a
/// reader that is not complete must not pass fewer cases than it did.
public struct ConformanceSuite: Sendable {
  private let folder: URL

  /// Finds a suite in the folder that the variable `CONFORMANCE` names.
  ///
  /// - Returns: Nil if the variable is not set or the suite was not laid out.
  public init?(_ name: String) {
    guard let root = ProcessInfo.processInfo.environment["CONFORMANCE"] else { return nil }
    folder = URL(filePath: root).appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
  }

  /// The names of the suite's files that end in one of some extensions, sorted.
  public func files(_ extensions: String...) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      extensions.contains { name.hasSuffix("." + $0) }
    }.sorted()
  }

  /// The bytes of a file; nil if it does not exist.
  public func bytes(of file: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: file))).map { [UInt8]($0) }
  }

  /// The lines of a file without comments, which begin with `#`, and without empty lines.
  public func lines(of file: String) throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  /// Writes the counts, a word about them, and the cases that did not pass, for the script to read.
  ///
  /// - Parameters:
  ///   - row: The name of the row, which also names the file, beside the suite.
  ///   - cases: The cases and whether they passed.
  ///   - detail: What else the script prints behind the counts.
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
