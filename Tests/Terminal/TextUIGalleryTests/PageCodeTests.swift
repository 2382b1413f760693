import Testing
import TextUI
import TextUITesting

@testable import TextUIGallery

@Suite("Gallery: the code of the pages")
struct PageCodeTests {
  private struct MissingPage {}

  @Test("every topic has its code, which declares its page")
  func isWhole() {
    let others = Gallery.textUI.filter { topic in
      guard let code = topic.code, let name = code.path.split(separator: "/").last else {
        return true
      }
      return !code.read().contains("struct \(name.dropLast(".swift".count)): View {")
    }
    #expect(others.map(\.name) == [])
  }

  @Test("a page that is not in a file of its name has none, and a file that is not here is named")
  func missing() {
    #expect(PageCode(of: Int.self, listedIn: "/a/List.swift") == nil)
    let code = PageCode(of: MissingPage.self, listedIn: "/nowhere/List.swift")
    #expect(
      code?.read() == """
        // The code of this page is in the file
        // /nowhere/MissingPage.swift,
        // which is not here.
        """)
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
