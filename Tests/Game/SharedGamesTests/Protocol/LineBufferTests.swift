import Testing

@testable import SharedGames

@Suite("Bytes as lines")
struct LineBufferTests {
  private func lines(_ text: String, inPiecesOf size: Int, limit: Int = 9) throws -> [String] {
    var buffer = LineBuffer(limit: limit)
    var lines: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      buffer.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      while let line = try buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    return lines
  }

  @Test("lines are the same in chunks of any size", arguments: 1...20)
  func pieces(size: Int) throws {
    #expect(try lines("one\n\ntwo 🐶\r\n\r\nrest", inPiecesOf: size) == ["one", "", "two 🐶", ""])
  }

  @Test(
    "a line is read up to its limit, and a longer one is refused before its end", arguments: 1...20)
  func limit(size: Int) throws {
    #expect(try lines("123456789\n1\n", inPiecesOf: size) == ["123456789", "1"])
    for text in ["1234567890\n", "1234567890"] {
      #expect(throws: ShareLineError.tooLong(limit: 9)) { try lines(text, inPiecesOf: size) }
    }
  }
}
