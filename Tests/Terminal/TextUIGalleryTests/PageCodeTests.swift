import Testing
import TextUI
import TextUITesting

@testable import TextUIGallery

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Gallery: the code of the pages")
struct PageCodeTests {
  private static let pages = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Terminal/TextUIGallery")

  /// Returns the sources of the pages, without their imports.
  private func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    let files = FileManager.default
    for folder in try files.contentsOfDirectory(atPath: Self.pages.path) {
      let path = Self.pages.appending(path: folder).path
      for file in (try? files.contentsOfDirectory(atPath: path)) ?? []
      where file.hasSuffix("Page.swift") {
        let text = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.dropLast()
        sources[String(file.dropLast(6))] = code.joined(separator: "\n")
      }
    }
    return sources
  }

  @Test("the gallery shows the code of the sources; if not, run page-code.py")
  func isCurrent() throws {
    #expect(try PageCode.all == sources())
  }

  @Test("every topic has its code")
  func isWhole() {
    #expect(Gallery.textUI.filter { $0.code == nil }.map(\.name) == [])
  }

  @Test("c shows the code of a page, scrolls, and leads back to the page as it was")
  func key() {
    let stage = Stage(width: 60, height: 12) { GalleryScreen(Gallery(Gallery.textUI)) }
    #expect(!stage.key(.character("c")))
    stage.key(.enter)
    stage.at(.seconds(2))
    #expect(stage.rows[0].contains("c code  Esc  q quit"))
    stage.key(.character("c"))
    stage.at(.seconds(4))
    #expect(
      stage.rows[0].contains("Stacks: the code")
        && stage.rows[1].hasPrefix("   1 struct StacksPage: View {"))
    stage.key(.down)
    #expect(stage.rows[1].hasPrefix("   2   var body: some View {"))
    stage.key(.character("c"))
    stage.at(.seconds(6))
    #expect(stage.rows[0].contains("c code") && stage.place(of: "middle") != nil)
  }
}
