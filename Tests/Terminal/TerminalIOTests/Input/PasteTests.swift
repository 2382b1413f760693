import TerminalIO
import Testing
import TextUI

@Suite struct PasteTests {
  private func paste(_ text: [UInt8]) -> [Input] {
    var decoder = InputDecoder()
    return decoder.decode(Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8))
  }

  @Test(
    "a pasted text is cut off at its limit, with one kind of line end, and with all invalid bytes")
  func limit() {
    let most = String(repeating: "a", count: 65_536)

    #expect(
      (
        paste(Array(most.utf8)), paste(Array(most.utf8) + [0x62]), paste([0x61, 0xFF, 0x62]),
        paste([0x80]), paste([0x0D, 0x0D, 0x0A, 0x0A])
      ) == (
        [.paste(most)], [.paste(most)], [.paste("a\u{10FFFF}b")],
        [.paste("\u{10FF80}")], [.paste("\n\n\n")]
      ))
  }

  @Test("the limit does not split a character", arguments: 0...3)
  func whole(offset: Int) {
    let start = String(repeating: "a", count: offset)
    let inputs = paste(Array((start + String(repeating: "🐶", count: 20_000)).utf8))
    let count = (65_536 - offset) / 4

    #expect(inputs == [.paste(start + String(repeating: "🐶", count: count))])
  }
}
