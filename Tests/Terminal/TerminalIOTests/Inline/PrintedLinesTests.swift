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

  @Test("only whole lines appear, however their bytes arrive, or before they fill the memory")
  func whole() {
    #expect(
      [
        captured("one\ntwo\n"), captured("on", "e\nt", "wo", "\n"), captured("\n\n"),
        captured("windows\r\n"), captured("ü", "\n"),
      ] == ["one\r\ntwo\r\n", "|one\r\n||two\r\n", "\r\n\r\n", "windows\r\n", "|ü\r\n"])

    var lines = PrintedLines(isUnicode: true)
    _ = lines.append(Array("one\ntwo".utf8))
    #expect(lines.pendingCount == 3)
    _ = lines.append(Array("\n".utf8))
    #expect(lines.pendingCount == 0)

    var long = PrintedLines(isUnicode: true)
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: PrintedLines.longest)
    #expect((long.append(part), long.pendingCount) == (part + ControlSequences.newLine, 0))
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
    #expect(
      [captured("a\u{1B}[\n"), captured("a\u{1B}\n"), captured("a\tb\n")] == [
        "a\r\n", "a\r\n", "a\tb\r\n",
      ])
  }

  @Test("a carriage return begins a line again, and control characters and Unicode are replaced")
  func carriageReturn() {
    #expect(
      (
        captured("10 %\r20 %\r30 %\n"),
        [above("one\ntwo"), above("one\n"), above(""), above("\n\n"), above("a\u{1B}[31mb\u{7}")]
      ) == (
        "30 %\r\n", ["one\r\ntwo\r\n", "one\r\n", "\r\n", "\r\n\r\n", "a\u{FFFD}[31mb\u{FFFD}\r\n"]
      ))
    #expect(
      above("a│ü", isUnicode: false).utf8.allSatisfy { $0 < 0x80 }
        && captured("a│ü\n", isUnicode: false).utf8.allSatisfy { $0 < 0x80 })
  }
}
