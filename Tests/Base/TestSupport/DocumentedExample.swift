import Foundation

/// An example in a document, to be compared with the code in a test that compiles and runs it.
///
/// The test has the code between lines that say `// Example begins` and `// Example ends`, in as many
/// pieces as it likes, and imports what the example does and nothing else but what tests need. Blank
/// lines, and what all lines of a piece are indented by, do not count.
public struct DocumentedExample: Sendable {
  /// The lines of the document's first Swift code.
  public let code: [String]
  /// The rows of its first code of no language after that: what the example prints.
  public let output: [String]

  /// Reads the article `GettingStarted` of a product's catalogue.
  public init(of product: String) throws {
    let article = "\(product)/\(product).docc/GettingStarted.md"
    let wings = try FileManager.default.contentsOfDirectory(atPath: "\(Self.package)/Sources")
    let documents = wings.map { "Sources/\($0)/\(article)" }
    let document = documents.first {
      FileManager.default.fileExists(atPath: "\(Self.package)/\($0)")
    }
    try self.init(in: document ?? article, after: "# ")
  }

  /// Reads a document of the package.
  ///
  /// - Parameters:
  ///   - document: Its path, from the package's own folder.
  ///   - heading: The line the example comes after, or the beginning of it.
  /// - Throws: The error of a document that cannot be read.
  public init(in document: String, after heading: String) throws {
    let lines = try Self.lines(of: "\(Self.package)/\(document)")
    let section = lines.drop { !$0.hasPrefix(heading) }
    let swift = section.drop { $0 != "```swift" }.dropFirst()
    let code = swift.prefix { $0 != "```" }
    let plain = swift.dropFirst(code.count + 1).drop { $0 != "```" }.dropFirst()
    self.code = Self.compact(Array(code))
    output = Array(plain.prefix { $0 != "```" })
  }

  /// The imports and the code between the marks of a source file, a test's own `#filePath`.
  public static func code(in source: String) throws -> [String] {
    let lines = try lines(of: source)
    let forTests = ["import TestSupport", "import Testing"]
    var pieces = [lines.filter { $0.hasPrefix("import ") && !forTests.contains($0) }]
    var isInside = false
    for line in lines {
      switch line.trimmingCharacters(in: .whitespaces) {
      case "// Example begins": (isInside, pieces) = (true, pieces + [[]])
      case "// Example ends": isInside = false
      default: if isInside { pieces[pieces.count - 1].append(line) }
      }
    }
    return pieces.flatMap(compact)
  }

  private static let package = #filePath.components(separatedBy: "/Tests/Base/TestSupport/")[0]

  private static func lines(of file: String) throws -> [String] {
    try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  }

  private static func compact(_ lines: [String]) -> [String] {
    let filled = lines.filter { $0.contains { $0 != " " } }
    let margin = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return filled.map { String($0.dropFirst(margin)) }
  }
}
