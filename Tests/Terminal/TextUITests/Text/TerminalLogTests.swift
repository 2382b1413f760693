import Testing

@testable import TextUICore

@Suite("The log of standard output")
struct TerminalLogTests {
  private func lines(_ pieces: String...) -> [String] {
    let log = TerminalLog()
    for piece in pieces { log.append(Array(piece.utf8)) }
    return log.lines
  }

  @Test("lines are complete, however their bytes arrive")
  func pieces() {
    #expect(lines("one\ntwo\n") == ["one", "two"])
    #expect(lines("o", "ne\nt", "wo\n") == ["one", "two"])
    #expect(lines("one", "\n", "two") == ["one", "two"])
    #expect(lines("\n", "\n") == ["", ""])
    #expect(lines("") == [])
  }

  @Test("only the latest 1,000 lines are kept")
  func limit() {
    let log = TerminalLog()
    for number in 0..<1_500 { log.append(Array("\(number)\n".utf8)) }
    #expect(log.lines.count == 1_000)
    #expect(log.lines.first == "500")
    #expect(log.lines.last == "1499")
  }

  @Test("bytes that are no text are replaced")
  func noText() {
    let log = TerminalLog()
    log.append([0xFF, 0x41, 0x0A])
    #expect(log.lines == ["\u{FFFD}A"])
  }

  @Test("a character is whole, wherever its bytes are cut", arguments: 1..<4)
  func cutCharacter(place: Int) {
    let log = TerminalLog()
    let bytes = Array("a🦉\n".utf8)
    log.append(Array(bytes[...place]))
    #expect(log.lines == ["a\u{FFFD}"])
    log.append(Array(bytes[(place + 1)...]))
    #expect(log.lines == ["a🦉"])
  }

  @Test("a line without an end is complete when it has 64 KiB")
  func endless() {
    let log = TerminalLog()
    for _ in 0..<129 { log.append([UInt8](repeating: 0x78, count: 1 << 10)) }
    #expect(log.lines.map(\.count) == [1 << 16, 1 << 16, 1 << 10])
  }
}
