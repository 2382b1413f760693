import MemoryViewModel
import Testing

@Suite("The header with several players")
struct SharedHeaderTests {
  private func header(_ width: Int, _ settings: [String: String]) -> String {
    GameDriving(width, 24, reducesMotion: true, settings: settings).rows[0]
  }

  @Test("pairs left and turns stay at every size; theme and clock give way")
  func keepsCounts() {
    let headers = [40, 60, 80, 120, 200].flatMap { width in
      ["casual", "casual,skilled"].map { header(width, ["opponent": $0]) }
    }
    let wrong = headers.filter { header in
      let words = shown(["10 left", "10 pairs left", "0 turns", "▸You 0", "vs "], in: header)
      return words.count != 3 || words.suffix(2) != ["0 turns", "▸You 0"]
    }
    #expect(wrong == [])

    #expect(
      (header(40, ["opponent": "casual"]), header(40, ["opponent": "casual,skilled"])) == (
        "‹ Animals  ▸You 0  Cas 0 10 left 0 turns", "‹   ▸You 0  Cas 0  Ski 0 10 left 0 turns"
      ))
    let wide = header(80, ["opponent": "casual,skilled"])
    #expect(wide.hasPrefix("‹ Animals") && wide.hasSuffix("10 pairs left  0 turns  <1 min"))
  }
}
