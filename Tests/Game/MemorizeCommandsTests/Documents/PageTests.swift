import Foundation
import MemoryModel
import Testing

@testable import MemorizeCommands

/// The pages that people read: their sizes, and every link, path and command in them.
@Suite struct PageTests {
  private static let package = #filePath.components(separatedBy: "/Tests/")[0]

  /// A page of the package.
  struct Page: CustomTestStringConvertible, Sendable {
    /// The path, relative to the package.
    let path: String

    var testDescription: String { path }
    var folder: String { (path as NSString).deletingLastPathComponent }

    func text() throws -> String {
      try String(contentsOfFile: "\(PageTests.package)/\(path)", encoding: .utf8)
    }

    /// Returns the code spans, and the lines of code blocks that are not Swift, Python or R.
    func code() throws -> [String] {
      var code: [String] = []
      for (index, part) in try text().components(separatedBy: "```").enumerated() {
        if index % 2 == 1 {
          let lines = part.components(separatedBy: "\n")
          if lines[0].isEmpty { code += lines.dropFirst() }
        } else {
          code += part.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
            .map { $0.element.replacing("\n", with: " ") }
        }
      }
      return code
    }
  }

  /// The documents of the package, and all pages of its catalogues.
  static let pages: [Page] = {
    let sources = URL(filePath: "\(package)/Sources")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let catalogues = (found?.allObjects as? [URL] ?? []).map(\.path).filter {
      $0.contains(".docc/") && $0.hasSuffix(".md")
    }
    let documents = [
      "README.md", "Sources/README.md", "Tests/README.md", "Tests/FAULTS.md",
      ".github/CONTRIBUTING.md", ".github/CHANGELOG.md",
    ]
    return (documents + catalogues.map { String($0.dropFirst(package.count + 1)) }.sorted())
      .map(Page.init)
  }()

  @Test(arguments: [("README.md", 8192), ("Tests/README.md", 12288)])
  func `a page that everybody reads has at most so many bytes`(path: String, most: Int) throws {
    #expect(try Page(path: path).text().utf8.count <= most)
  }

  @Test(arguments: pages)
  func `every link leads to a file, a page of its catalogue or a section`(page: Page) throws {
    let links = try page.text().matches(of: /\]\(([^)\s]+)\)|<doc:(\w+)>|src="([^"]+)"/)
    let missing = links.compactMap { link -> String? in
      if let article = link.output.2 { return "\(page.folder)/\(article).md" }
      let path = String(link.output.1 ?? link.output.3 ?? "").prefix { $0 != "#" }
      return path.isEmpty || path.hasPrefix("https://") ? nil : "\(page.folder)/\(path)"
    }.filter { !FileManager.default.fileExists(atPath: "\(Self.package)/\($0)") }
      // A picture of a catalogue is named without its ending.
      .filter { !FileManager.default.fileExists(atPath: "\(Self.package)/\($0).svg") }
    #expect(missing == [])
  }

  @Test(arguments: pages)
  func `every script that a page names exists`(page: Page) throws {
    let scripts = try page.code().compactMap { code in
      code.firstMatch(of: /^(\.ci|Benchmarks|Tests)\/[\w.\/-]+/).map { String($0.output.0) }
    }
    #expect(
      scripts.filter { !FileManager.default.fileExists(atPath: "\(Self.package)/\($0)") } == [])
  }

  /// The context of a reader who has imported the themes that pages name.
  private static var context: ParseContext {
    var context = ParseContext()
    context.savedThemes = {
      SavedThemes(
        themes: ["words", "family", "NAME"].map { name in
          var theme = Theme.builtIn("opposites") ?? .numbers(12)
          (theme.id, theme.name) = (name, name)
          return theme
        })
    }
    return context
  }

  /// Returns the reason why a line is refused; nil if the program understands it.
  private func refusal(of line: Substring) -> String? {
    let words = line.split(separator: " ").map { String($0).replacing("'", with: "") }
    do throws(UsageError) {
      _ = try CommandTable.request(Array(words.dropFirst()), in: Self.context)
      return nil
    } catch {
      return "\(line): \(error)"
    }
  }

  @Test(arguments: pages.filter { !$0.path.contains("CHANGELOG") })
  func `every command of the program on a page is understood`(page: Page) throws {
    let commands = try page.code().flatMap { $0.components(separatedBy: "|") }.compactMap { code in
      code.firstMatch(of: /^ *(memorize( [^<>…|\\]*)?)/)?.output.1
    }
    #expect(commands.compactMap { refusal(of: $0) } == [])
  }
}
