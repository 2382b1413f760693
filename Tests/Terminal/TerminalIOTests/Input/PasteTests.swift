import TerminalIO
import Testing
import TextUI

@Suite struct PasteTests {
  private func paste(_ text: [UInt8]) -> [Input] {
    var decoder = InputDecoder()
    return decoder.decode(Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8))
  }

  @Test("a pasted text is cut off at its limit, and later bytes are keys again")
  func limit() {
    let most = String(repeating: "a", count: 65_536)

    #expect(paste(Array(most.utf8)) == [.paste(most)])
    #expect(paste(Array(most.utf8) + [0x62]) == [.paste(most)])
  }

  @Test("the limit does not split a character", arguments: 0...3)
  func whole(offset: Int) {
    let start = String(repeating: "a", count: offset)
    let inputs = paste(Array((start + String(repeating: "🐶", count: 20_000)).utf8))
    let count = (65_536 - offset) / 4

    #expect(inputs == [.paste(start + String(repeating: "🐶", count: count))])
  }

  @Test("invalid bytes become replacement characters")
  func invalid() {
    #expect(paste([0x61, 0xFF, 0x62]) == [.paste("a\u{FFFD}b")])
    #expect(paste([0x80]) == [.paste("\u{FFFD}")])
  }

  @Test("the line ends of all systems are new lines")
  func lineEnds() {
    #expect(paste([0x0D, 0x0D, 0x0A, 0x0A]) == [.paste("\n\n\n")])
  }
}
