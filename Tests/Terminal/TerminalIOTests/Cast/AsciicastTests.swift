import PlainJSON
import TerminalIO
import TestSupport
import Testing
import TextUI

@Suite("Recordings for asciinema")
struct AsciicastTests {
  private static let size = Size(width: 20, height: 4)

  @Test("after each event a terminal shows the frame, and at the end the last one with a cursor")
  func showsFrames() throws {
    for seed in 0..<30 {
      var source = RandomCellBuffer(seed: seed, size: Self.size)
      var cast = Asciicast(size: Self.size, title: "")
      var buffers: [CellBuffer] = []
      for number in 0..<6 {
        let next = source.next(after: buffers.last)
        if let last = buffers.last, last == next { continue }
        buffers.append(next)
        cast.show(next, at: .seconds(number))
      }
      var terminal = TerminalModel(size: Self.size)
      let events = try events(of: cast.encode(until: .seconds(9)))
      for (event, buffer) in zip(events, buffers + buffers.suffix(1)) {
        terminal.apply(Array(event.text.utf8))
        #expect(terminal.differences(from: buffer) + terminal.warnings == [], "seed \(seed)")
      }
      #expect(events.count == buffers.count + 1 && terminal.isCursorVisible)
    }
  }

  @Test("the head describes the terminal, and events have seconds since the start")
  func hasHead() throws {
    var cast = Asciicast(size: Self.size, title: "a \"b\"\u{1B}", depth: .none, isUnicode: false)
    var buffer = CellBuffer(size: Self.size)
    cast.show(buffer, at: .milliseconds(5))
    cast.show(buffer, at: .seconds(1))
    buffer.write("ü", at: .zero)
    cast.show(buffer, at: .milliseconds(12_345))
    let lines = cast.encode(until: .seconds(20)).split(separator: "\n")
    #expect(
      (lines[0], lines.dropFirst().map { $0.prefix { $0 != "," } }) == (
        #"{"version":2,"width":20,"height":4,"title":"a \"b\"\u001b","env":{"TERM":"xterm-256color"}}"#,
        ["[0.005", "[12.345", "[20.000"]
      ) && lines.allSatisfy { $0.utf8.allSatisfy { 0x20..<0x7F ~= $0 } })
  }

  private func events(of cast: String) throws -> [(time: String, text: String)] {
    try cast.split(separator: "\n").dropFirst().map { line in
      guard case .array(let parts) = try JSON(parsing: Array(line.utf8)), parts.count == 3,
        case .number(let time) = parts[0], case .string(let text) = parts[2]
      else { throw Malformed(line: String(line)) }
      #expect(parts[1] == .string("o"))
      return (time, text)
    }
  }

  private struct Malformed: Error {
    let line: String
  }
}
