import PseudoTerminals
import TerminalIO
import Testing
import TextUI

/// Terminals that answer wrongly, twice, for another program, or never.
extension EventLoopTests {
  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}]10;rgb:0/0/0\u{7}"
  private static let attributes = "\u{1B}[?1;2c"
  private static let sixelAttributes = "\u{1B}[?62;4c"

  /// The events and answers that a screen has received.
  private struct Received {
    var events: [Event] = []
    var answers: [TerminalAnswer] = []

    var keys: String {
      String(
        events.compactMap { event in
          guard case .key(let press) = event, case .character(let letter) = press.key else {
            return nil
          }
          return letter
        })
    }
  }

  /// Types pieces, each after a frame, until the key `q` arrives.
  private func received(
    on pseudo: PseudoTerminal, typing pieces: [String], asksForSixels: Bool = false,
    patience: Duration = .milliseconds(40)
  ) throws -> Received {
    var received = Received()
    var rest = pieces
    var screen = Screen(
      frame: { size, now in
        var buffer = CellBuffer(size: size, table: table)
        buffer.write("hello \(rest.count)", at: .zero, style: Style(foreground: .yellow))
        return ScreenFrame(
          buffer: buffer, wake: now + .milliseconds(1),
          whenShown: { if !rest.isEmpty { pseudo.type(rest.removeFirst()) } })
      },
      send: { event, _ in
        received.events.append(event)
        return true
      },
      isFinished: { received.keys.last == "q" })
    screen.answer = { received.answers.append($0) }
    var options = EventLoop.Options()
    options.asksForSixels = asksForSixels
    let start = ContinuousClock.now
    let loop = try loop(
      pseudo, options: options, patience: patience, clock: { start.duration(to: .now) })
    #expect(try loop.run(screen) == .finished)
    pseudo.readAll()
    return received
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test("wrong answers are no keys and change nothing, and keys between them are keys")
  func wrongAnswers() throws {
    let wrong = [
      "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]11;\u{7}", "\u{1B}]4;999;rgb:0/0/0\u{7}",
      "\u{1B}]4;-1;rgb:0/0/0\u{7}", "\u{1B}[6;0;0t", "\u{1B}[6;99999999999;8t", "\u{1B}[?1;3;5S",
      "\u{1B}[?1;0;0S", "\u{1B}[?2026;70000$y", "\u{1B}[?997;9n", "\u{1B}P>|\u{1B}\\",
    ]
    let typed = zip(wrong, "abcdefghijk").map { "\($0)\($1)" }
    let pseudo = try PseudoTerminal()
    let received = try received(on: pseudo, typing: typed + ["q"], asksForSixels: true)
    #expect(
      (received.keys, received.events.count) == ("abcdefghijkq", 12)
        && received.answers.allSatisfy { [.version(""), .synchronizedOutput(false)].contains($0) })
  }

  @Test("answers to other programs' queries are no keys")
  func otherAnswers() throws {
    let others = [
      "\u{1B}[>41;379;0c", "\u{1B}]12;rgb:0/0/0\u{7}", "\u{1B}P1+r544e=787465726d\u{1B}\\",
      "\u{1B}]52;c;aGVsbG8=\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?2004;2$y",
      "\u{1B}[8;24;80t", "\u{1B}[4;504;880t",
    ]
    let pseudo = try PseudoTerminal()
    let received = try received(on: pseudo, typing: others + ["q"])
    #expect(received.events == [.key(KeyPress(.character("q")))] && received.answers == [])
  }

  @Test("answers that come twice ask and change nothing again")
  func twice() throws {
    let pseudo = try PseudoTerminal()
    let answers = Self.light + Self.attributes
    let received = try received(on: pseudo, typing: [answers, answers, answers, "q"])
    #expect((received.keys, count("\u{1B}]11;?", in: pseudo.text)) == ("q", 1))
  }

  @Test("answers of which each byte comes alone, with a key after each, count")
  func split() throws {
    let answers = ["\u{1B}[?2026;1$y", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", Self.attributes]
    let pieces = zip(answers, "abc").flatMap { answer, key in
      answer.unicodeScalars.map { String($0) } + [String(key)]
    }
    let pseudo = try PseudoTerminal()
    let received = try received(on: pseudo, typing: pieces + ["q"], patience: .seconds(5))
    #expect(
      received.keys == "abcq" && received.answers.contains(.synchronizedOutput(true))
        && received.answers.contains(.colorScheme(.light)))
  }

  @Test("a terminal that never answers is played on, and left without a long wait")
  func never() throws {
    let pseudo = try PseudoTerminal()
    let start = ContinuousClock.now
    let received = try received(on: pseudo, typing: ["a", "q"], asksForSixels: true)
    #expect(
      (received.keys, received.answers) == ("aq", []) && pseudo.text.contains("\u{1B}[?1049l")
        && start.duration(to: .now) < .seconds(20))
  }

  @Test("a scheme that changes in an animation is asked for, and the animation goes on")
  func changedScheme() throws {
    let pseudo = try PseudoTerminal()
    let darkColors = "\u{1B}]11;rgb:0/0/0\u{7}\u{1B}]10;rgb:ffff/ffff/ffff\u{7}"
    let changed = ["\u{1B}[?997;1n", darkColors, Self.attributes]
    let received = try received(
      on: pseudo, typing: [Self.light + Self.attributes] + changed + ["a", "b", "q"])
    let (light, dark) = (TerminalAnswer.colorScheme(.light), TerminalAnswer.colorScheme(.dark))
    #expect(
      (
        received.keys, received.answers.filter([light, dark].contains),
        count("\u{1B}]11;?", in: pseudo.text)
      ) == ("abq", [light, dark, dark], 2))
  }

  @Test("a terminal that claims sixels and tells no size of its cells gets none, and is asked once")
  func noCellSize() throws {
    let pseudo = try PseudoTerminal()
    let claims = [Self.sixelAttributes, "\u{1B}[6;0;9999t", Self.sixelAttributes]
    let received = try received(
      on: pseudo, typing: claims + [Self.sixelAttributes, Self.sixelAttributes, "q"],
      asksForSixels: true)
    #expect(
      received.keys == "q" && !received.answers.contains(.graphics(.sixel))
        && count("\u{1B}[16t", in: pseudo.text) == 1)
  }

  @Test("sixels begin after the last answer, whatever its colours are, and are begun once")
  func sixels() throws {
    let pseudo = try PseudoTerminal()
    let answers = "\u{1B}[6;18;8t\u{1B}[?1;0;1S" + Self.sixelAttributes
    let received = try received(
      on: pseudo, typing: [Self.sixelAttributes, answers, answers, "q"], asksForSixels: true)
    #expect(
      (
        received.answers.filter { $0 == .graphics(.sixel) }.count, received.keys,
        count("\u{1B}[16t", in: pseudo.text)
      ) == (1, "q", 1))
  }

  @Test("a terminal that is not to be asked for sixels is not, and kitty's are preferred")
  func unasked() throws {
    for (answers, asks) in [("", false), ("\u{1B}P>|kitty(0.36.0)\u{1B}\\", true)] {
      let pseudo = try PseudoTerminal()
      _ = try received(
        on: pseudo, typing: [answers + Self.sixelAttributes, "q"], asksForSixels: asks)
      #expect(count("\u{1B}[16t", in: pseudo.text) == 0)
    }
  }
}
