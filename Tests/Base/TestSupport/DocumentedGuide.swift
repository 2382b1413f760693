/// A guide with any number of examples, each of which a test compiles.
///
/// The test encloses every code block in lines with `// Example begins` and `// Example ends`, in
/// any order; imports may be anywhere.
public struct DocumentedGuide: Sendable {
  /// The Swift code blocks of the guide, without imports, blank lines and indentation.
  public let blocks: Set<[String]>
  /// The rows of all code blocks without a language: what the examples print.
  public let output: [String]

  /// Reads an article of a product's catalogue, such as `TextUI.docc/Testing.md` in its folder.
  ///
  /// - Parameter document: The path, relative to the package.
  /// - Throws: The error of a document that cannot be read.
  public init(in document: String) throws {
    var (blocks, output, block) = (Set<[String]>(), [String](), [String]())
    var language: String?
    for line in try DocumentedExample.lines(ofDocument: document) {
      guard line.hasPrefix("```") else {
        if language != nil { block.append(line) }
        continue
      }
      if language == "swift" { blocks.insert(Self.code(block)) }
      if language == "" { output += block }
      (language, block) = (language == nil ? String(line.dropFirst(3)) : nil, [])
    }
    (self.blocks, self.output) = (blocks, output)
  }

  /// Returns the marked pieces of a source file, given by the test's `#filePath`.
  public static func pieces(in source: String) throws -> Set<[String]> {
    Set(try DocumentedExample.pieces(in: source).map(code))
  }

  private static func code(_ lines: [String]) -> [String] {
    DocumentedExample.compact(lines.filter { !$0.hasPrefix("import ") })
  }
}
