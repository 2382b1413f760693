import MemoryModel
import MemoryStore
import MemoryViewModel
import Testing

/// Files edited on other systems can be read.
@Suite("Files with line ends of other systems")
struct OtherSystemsTests {
  /// Returns a text with a byte order mark, other line endings, or both.
  private static func variants(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let returned = lines.joined(separator: "\r\n")
    return ["\u{FEFF}" + text, returned, "\u{FEFF}" + returned]
  }

  @Test("settings and packs of themes are read as the same")
  func settings() throws {
    var text = "bell = true\nplayerName = Ada\n"
    for variant in Self.variants(of: text) {
      let kept = MemoryStorage(["settings.conf": Array(variant.utf8)]).settings()
      #expect((kept.value, kept.notices) == (["bell": "true", "playerName": "Ada"], []))
    }

    let theme = Theme(
      id: "pets", name: "Pets", faces: [Face("🐶"), Face("🐱")], pairs: 2,
      color: Theme.Color(rgb: 0xFF_A000))
    text = String(decoding: try ThemePack([theme]).written(), as: UTF8.self)
    let plain = try ThemePack(Array(text.utf8))
    for variant in Self.variants(of: text) {
      #expect(try ThemePack(Array(variant.utf8)) == plain)
    }
  }
}
