import Testing

@testable import TerminalIO

@Suite("Output above an inline screen")
struct PrintedLinesTests {
  private func captured(_ pieces: String..., isUnicode: Bool = true) -> String {
    var lines = PrintedLines(isUnicode: isUnicode)
    return pieces.map { String(decoding: lines.append(Array($0.utf8)), as: UTF8.self) }
      .joined(separator: "|")
  }

  private func above(_ text: String, isUnicode: Bool = true) -> String {
    String(decoding: PrintedLines(isUnicode: isUnicode).lines(of: text), as: UTF8.self)
  }

  @Test("only whole lines appear, however their bytes arrive")
  func whole() {
    #expect(captured("one\ntwo\n") == "one\r\ntwo\r\n")
    #expect(captured("on", "e\nt", "wo", "\n") == "|one\r\n||two\r\n")
    #expect(captured("\n\n") == "\r\n\r\n")
    #expect(captured("windows\r\n") == "windows\r\n")
    #expect(captured("ü", "\n") == "|ü\r\n")
  }

  @Test("the number of bytes without a whole line is known")
  func pending() {
    var lines = PrintedLines(isUnicode: true)
    _ = lines.append(Array("one\ntwo".utf8))
    #expect(lines.pendingCount == 3)
    _ = lines.append(Array("\n".utf8))
    #expect(lines.pendingCount == 0)
  }

  @Test("a line without an end is shown before it fills the memory")
  func endless() {
    var lines = PrintedLines(isUnicode: true)
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: PrintedLines.longest)
    #expect(lines.append(part) == part + ControlSequences.newLine)
    #expect(lines.pendingCount == 0)
  }

  @Test("colours stay and end with their line; nothing else reaches the terminal")
  func sequences() {
    #expect(captured("\u{1B}[1;31mred\nplain\n") == "\u{1B}[1;31mred\u{1B}[m\r\nplain\r\n")
    for sequence in [
      "\u{1B}[2J", "\u{1B}[?1049h", "\u{1B}[3;4H", "\u{1B}]0;title\u{7}", "\u{1B}]8;;x\u{1B}\\",
      "\u{1B}P1q\u{1B}\\", "\u{1B}c", "\u{8}", "\u{7}", "\u{9B}", "\u{202E}", "\u{1B}[>4m", "\u{0}",
    ] {
      #expect(captured("a\(sequence)b\n") == "ab\r\n", "\(sequence.debugDescription)")
    }
    #expect(captured("a\u{1B}[\n") == "a\r\n" && captured("a\u{1B}\n") == "a\r\n")
    #expect(captured("a\tb\n") == "a\tb\r\n")
  }

  @Test("after a carriage return the line begins again")
  func carriageReturn() {
    #expect(captured("10 %\r20 %\r30 %\n") == "30 %\r\n")
  }

  @Test("a text's control characters are replaced, and its lines are separate")
  func texts() {
    #expect(above("one\ntwo") == "one\r\ntwo\r\n")
    #expect(above("one\n") == "one\r\n" && above("") == "\r\n" && above("\n\n") == "\r\n\r\n")
    #expect(above("a\u{1B}[31mb\u{7}") == "a\u{FFFD}[31mb\u{FFFD}\r\n")
  }

  @Test("without Unicode only ASCII is written")
  func ascii() {
    #expect(above("a│ü", isUnicode: false).utf8.allSatisfy { $0 < 0x80 })
    #expect(captured("a│ü\n", isUnicode: false).utf8.allSatisfy { $0 < 0x80 })
  }
}
