import PseudoTerminals
import TerminalIO
import Testing
import TextUI

/// Terminals that report their colours.
extension EventLoopTests {
  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}]10;rgb:0/0/0\u{7}"
  private static let attributes = "\u{1B}[?1;2c"

  /// Shows a text in yellow until `q` arrives, and returns what was written.
  private func shown(on pseudo: PseudoTerminal, typing pieces: [String]) throws -> [Event] {
    var events: [Event] = []
    var isDone = false
    var rest = pieces
    let screen = Screen(
      frame: { size, _ in
        var buffer = CellBuffer(size: size, table: table)
        buffer.write("hello", at: .zero, style: Style(foreground: .yellow))
        // A style that is new in the frame whose colours are chosen.
        let color = Color(index: UInt8(20 + rest.count))
        buffer.write("new", at: Point(x: 9, y: 0), style: Style(foreground: color))
        return ScreenFrame(
          buffer: buffer,
          whenShown: {
            if !rest.isEmpty { pseudo.type(rest.removeFirst()) }
          })
      },
      send: { event, _ in
        events.append(event)
        if event == .key(KeyPress(.character("q"))) { isDone = true }
        return true
      },
      isFinished: { isDone })
    #expect(try loop(pseudo).run(screen) == .finished)
    pseudo.readAll()
    return events
  }

  private func parts(of text: String, at separator: String) -> [Substring] {
    text.split(separator: separator, omittingEmptySubsequences: false)
  }

  @Test("text is drawn again in colours readable on the reported background, and keys are events")
  func palette() throws {
    let pseudo = try PseudoTerminal()
    _ = try shown(on: pseudo, typing: [Self.light + Self.attributes, "q"])
    let drawn = parts(of: pseudo.text, at: "hello")
    let typing = try PseudoTerminal()
    let events = try shown(on: typing, typing: ["a\(Self.light)b\(Self.attributes)q"])
    #expect(
      (
        drawn.count, drawn.first?.hasSuffix("\u{1B}[33m"),
        drawn.dropFirst().first?.contains("\u{1B}[38;5;"), events
      ) == (3, true, true, ["a", "b", "q"].map { .key(KeyPress(.character($0))) }))

    let changing = try PseudoTerminal()
    _ = try shown(
      on: changing, typing: [Self.light + Self.attributes, "\u{1B}[?997;1n", Self.attributes, "q"])
    #expect(
      parts(of: changing.text, at: "\u{1B}]11;?").count == 3
        && changing.text.contains("\u{1B}[?2031h") && changing.text.contains("\u{1B}[?2031l"))
  }

  @Test("an answer that nothing follows changes colours, too")
  func unfinished() throws {
    let pseudo = try PseudoTerminal()
    var now = Duration.zero
    let screen = Screen(
      frame: { size, _ in
        now += .seconds(1)
        var buffer = CellBuffer(size: size, table: table)
        buffer.write("hello", at: .zero, style: Style(foreground: .yellow))
        return ScreenFrame(buffer: buffer, whenShown: { pseudo.type(Self.light) })
      },
      send: { _, _ in true }, isFinished: { now > .seconds(2) })
    #expect(try loop(pseudo, clock: { now }).run(screen) == .finished)
    pseudo.readAll()
    #expect(parts(of: pseudo.text, at: "hello").count == 3)
  }

  @Test("a terminal that answers its name gets the colours of that terminal")
  func name() throws {
    for (name, colors) in [("XTerm(379)", "5;"), ("VTE(7006)", "2;"), ("tmux 3.3a", "5;")] {
      let pseudo = try PseudoTerminal()
      var rest = ["\u{1B}P>|\(name)\u{1B}\\", "q"]
      let screen = Screen(
        frame: { size, _ in
          var buffer = CellBuffer(size: size, table: table)
          let color = Color(red: 100, green: 20, blue: 30)
          buffer.write("hello", at: .zero, style: Style(foreground: color))
          return ScreenFrame(
            buffer: buffer, whenShown: { if !rest.isEmpty { pseudo.type(rest.removeFirst()) } })
        },
        send: { _, _ in true }, isFinished: { rest.isEmpty })
      #expect(try loop(pseudo, term: "xterm").run(screen) == .finished)
      pseudo.readAll()
      #expect(pseudo.text.contains("[38;\(colors)"))
    }
  }
}
