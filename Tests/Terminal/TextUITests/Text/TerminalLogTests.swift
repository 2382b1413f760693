import Testing

@testable import TextUICore

@Suite("The log of standard output")
struct TerminalLogTests {
  private func lines(_ pieces: String...) -> [String] {
    let log = TerminalLog()
    for piece in pieces { log.append(Array(piece.utf8)) }
    return log.lines
  }

  @Test("the latest 1,000 lines are kept, complete however they arrive, and no text is replaced")
  func pieces() {
    let log = TerminalLog()
    for number in 0..<1_500 { log.append(Array("\(number)\n".utf8)) }

    let thirdLog = TerminalLog()
    thirdLog.append([0xFF, 0x41, 0x0A])

    let fourthLog = TerminalLog()
    for _ in 0..<129 { fourthLog.append([UInt8](repeating: 0x78, count: 1 << 10)) }

    #expect(
      (
        [
          lines("one\ntwo\n"), lines("o", "ne\nt", "wo\n"), lines("one", "\n", "two"),
          lines("\n", "\n"),
        ], lines(""), log.lines.count
      ) == ([["one", "two"], ["one", "two"], ["one", "two"], ["", ""]], [], 1_000))
    #expect(
      ([log.lines.first, log.lines.last], thirdLog.lines, fourthLog.lines.map(\.count)) == (
        ["500", "1499"], ["\u{FFFD}A"], [1 << 16, 1 << 16, 1 << 10]
      ))
  }

  @Test("a character is whole, wherever its bytes are cut", arguments: 1..<4)
  func cutCharacter(place: Int) {
    let log = TerminalLog()
    let bytes = Array("a🦉\n".utf8)
    log.append(Array(bytes[...place]))
    let firstScreen = log.lines
    log.append(Array(bytes[(place + 1)...]))
    #expect([firstScreen, log.lines] == [["a\u{FFFD}"], ["a🦉"]])
  }
}
