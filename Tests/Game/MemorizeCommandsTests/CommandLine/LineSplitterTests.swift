import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Lines")
struct LineSplitterTests {
  /// Splits a text that arrives in pieces of some bytes.
  private func lines(
    of bytes: [UInt8], in size: Int, longest: Int = 100
  ) throws(LineSplitter.TooLong) -> [String] {
    var splitter = LineSplitter(longestLine: longest)
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      splitter.append(Array(bytes[start..<min(bytes.count, start + size)]))
      while let line = try splitter.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    if let line = try splitter.last() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(
    "are the same in chunks of any size and with any line end",
    arguments: [
      "one\ntwo\n\nfour\n", "one\ntwo\n\nfour", "one\r\ntwo\r\n\r\nfour\r\n",
      "one\r\ntwo\n\r\nfour\r", "\u{FEFF}one\ntwo\n\nfour", "\u{FEFF}one\r\ntwo\r\n\r\nfour\r\n",
    ])
  func alike(text: String) throws {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      #expect(try lines(of: bytes, in: size) == ["one", "two", "", "four"], "\(size)")
    }
  }

  @Test("lose only their line end and a first byte order mark, and become lines of this system")
  func keepsRest() throws {
    let text = "{\n  \"a\": 1\n}\n"
    let windows = "\u{FEFF}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(
      try unmet(
        lines(of: Array("a\r\r\nb\rc\n".utf8), in: 3) == ["a\r", "b\rc"]
          && lines(of: Array("\u{FEFF}\u{FEFF}a\n\u{FEFF}b".utf8), in: 4)
            == ["\u{FEFF}a", "\u{FEFF}b"]
          && lines(of: [], in: 1) == [] && lines(of: Array("\u{FEFF}".utf8), in: 3) == [""],
        Array(windows.utf8).withPlainLines == Array(text.utf8)) == [])
    for plain in [text, "", "x", "\n\n", "a\nb"] {
      #expect(Array(plain.utf8).withPlainLines == Array(plain.utf8))
    }
  }

  @Test("are refused beyond their limit, with the line number, before they end")
  func limit() throws {
    let text = "ab\r\n\(String(repeating: "x", count: 10))\r\n"
    for size in [1, 2, 5, 100] {
      #expect(try lines(of: Array(text.utf8), in: size, longest: 10).count == 2)
      #expect(throws: LineSplitter.TooLong(line: 2, limit: 9)) {
        try lines(of: Array(text.utf8), in: size, longest: 9)
      }
    }
    var splitter = LineSplitter(longestLine: 9)
    splitter.append([UInt8](repeating: 0, count: 13))
    #expect(try splitter.next() == nil)
    splitter.append([0])
    #expect(throws: LineSplitter.TooLong(line: 1, limit: 9)) { try splitter.next() }
  }
}
