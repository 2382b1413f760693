import MemoryViewModel
import Testing

@Suite("The header with several players")
struct SharedHeaderTests {
  private func header(_ width: Int, _ settings: [String: String]) -> String {
    GameDriving(width, 24, reducesMotion: true, settings: settings).rows[0]
  }

  @Test("pairs left and turns stay at every size with computers at the table")
  func keepsCounts() {
    for width in [40, 60, 80, 120, 200] {
      for opponents in ["casual", "casual,skilled"] {
        let header = header(width, ["opponent": opponents])
        #expect(header.contains("10 left") || header.contains("10 pairs left"), "\(header)")
        #expect(header.contains("0 turns") && header.contains("▸You 0"), "\(header)")
        #expect(!header.contains("vs "), "\(header)")
      }
    }
  }

  @Test("the theme's name gives way to the counts, and the clock before it")
  func leavesOut() {
    #expect(
      (header(40, ["opponent": "casual"]), header(40, ["opponent": "casual,skilled"])) == (
        "‹ Animals  ▸You 0  Cas 0 10 left 0 turns", "‹   ▸You 0  Cas 0  Ski 0 10 left 0 turns"
      ))
    let wide = header(80, ["opponent": "casual,skilled"])
    #expect(wide.hasPrefix("‹ Animals") && wide.hasSuffix("10 pairs left  0 turns  <1 min"))
  }
}
