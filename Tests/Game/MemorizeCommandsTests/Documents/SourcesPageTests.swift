import Foundation
import Testing

/// Checks the ways through the files in `Sources/README.md`.
@Suite struct SourcesPageTests {
  private static let package = #filePath.components(separatedBy: "/Tests/")[0]

  /// All files below `Sources`, without extensions.
  private let files: [String]
  /// The names declared in the files.
  private let declared: Set<String>

  init() throws {
    let root = URL(filePath: "\(Self.package)/Sources")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let paths = (found?.allObjects as? [URL] ?? []).map(\.path)
    files = paths.map { $0.dropLastExtension }
    let sources = paths.filter { path in [".swift", ".h", ".py"].contains { path.hasSuffix($0) } }
    let code = try sources.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
    declared = try Self.names(declaredIn: code as NSString)
  }

  /// Returns the words in code font of a section.
  private func names(in section: String) throws -> [String] {
    let page = try String(contentsOfFile: "\(Self.package)/Sources/README.md", encoding: .utf8)
    let text = page.components(separatedBy: "\n## \(section)\n")[1].components(
      separatedBy: "\n## ")[0]
    return text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element)
  }

  private func isFile(_ name: String) -> Bool {
    files.contains { $0.hasSuffix("/\(name.dropLastExtension)") }
  }

  private func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  private static func names(declaredIn code: NSString) throws -> Set<String> {
    let kinds = "struct|class|enum|protocol|typealias|func|var|let|case"
    let pattern = try NSRegularExpression(pattern: #"\b(?:\#(kinds)) (\w+)"#)
    let whole = NSRange(location: 0, length: code.length)
    let names = pattern.matches(in: code as String, range: whole).map {
      code.substring(with: $0.range(at: 1))
    }
    return Set(names)
  }

  @Test func `every file and every name in the ways through the files exists`() throws {
    let names = try names(in: "Ways through the files")
    #expect(names.count > 60)
    for name in names where !["games", "finished", "settings.conf"].contains(name) {
      if name.contains("/") || name.contains("+") {
        #expect(isFile(name), "\(name)")
      } else {
        let parts = name.dropLastExtension.split(separator: ".").map(String.init)
        #expect(isFile(name) || parts.allSatisfy { isFile($0) || isDeclared($0) }, "\(name)")
      }
    }
  }

  @Test func `every folder of a wing is on the map, and nothing else is`() throws {
    let wings = ["Base", "Terminal", "Research", "Game"]
    let folders = try wings.flatMap {
      try FileManager.default.contentsOfDirectory(atPath: "\(Self.package)/Sources/\($0)")
    }
    let names = try names(in: "The map")
    #expect(Set(names).subtracting(wings + ["../Benchmarks"]) == Set(folders))
  }

  @Test func `missing files and undeclared names are detected`() {
    #expect(
      !isFile("Table/Flop") && isFile("Table/Flip") && !isDeclared("neverDeclared")
        && isDeclared("GameViewModel"))
  }
}

extension String {
  /// The text without `.swift`, `.h` or `.py` at its end.
  fileprivate var dropLastExtension: String {
    for end in [".swift", ".h", ".py"] where hasSuffix(end) {
      return String(dropLast(end.count))
    }
    return self
  }
}
