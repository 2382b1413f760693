import Foundation

/// An example in a document, to be compared with the code of a test that compiles and runs it.
///
/// The test encloses the code in lines with `// Example begins` and `// Example ends`, in any
/// number of pieces, and imports what the example does and what tests need. Blank lines and the
/// common indentation of a piece are ignored.
public struct DocumentedExample: Sendable {
  /// The lines of the document's first Swift code block.
  public let code: [String]
  /// The rows of the first following code block without a language: the output of the example.
  public let output: [String]

  /// Reads the first page of a product's catalogue.
  public init(of product: String) throws {
    let article = "\(product)/\(product).docc/\(product).md"
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
  ///   - document: The path, relative to the package.
  ///   - heading: The line before the example, or its beginning.
  /// - Throws: The error of a document that cannot be read.
  public init(in document: String, after heading: String) throws {
    let lines = try Self.lines(ofDocument: document)
    let section = lines.drop { !$0.hasPrefix(heading) }
    let swift = section.drop { $0 != "```swift" }.dropFirst()
    let code = swift.prefix { $0 != "```" }
    let plain = swift.dropFirst(code.count + 1).drop { $0 != "```" }.dropFirst()
    self.code = Self.compact(Array(code))
    output = Array(plain.prefix { $0 != "```" })
  }

  /// Returns the imports and the marked code of a source file, given by the test's `#filePath`.
  public static func code(in source: String) throws -> [String] {
    let forTests = ["import TestSupport", "import Testing"]
    let imports = try lines(of: source).filter {
      $0.hasPrefix("import ") && !forTests.contains($0)
    }
    return try ([imports] + pieces(in: source)).flatMap(compact)
  }

  /// Returns the marked pieces of a source file.
  static func pieces(in source: String) throws -> [[String]] {
    var pieces: [[String]] = []
    var isInside = false
    for line in try lines(of: source) {
      switch line.trimmingCharacters(in: .whitespaces) {
      case "// Example begins": (isInside, pieces) = (true, pieces + [[]])
      case "// Example ends": isInside = false
      default: if isInside { pieces[pieces.count - 1].append(line) }
      }
    }
    return pieces
  }

  /// Returns the lines of a document of the package.
  public static func lines(ofDocument document: String) throws -> [String] {
    try lines(of: "\(package)/\(document)")
  }

  private static let package = #filePath.components(separatedBy: "/Tests/Base/TestSupport/")[0]

  private static func lines(of file: String) throws -> [String] {
    try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  }

  static func compact(_ lines: [String]) -> [String] {
    let filled = lines.filter { $0.contains { $0 != " " } }
    let margin = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return filled.map { String($0.dropFirst(margin)) }
  }
}
