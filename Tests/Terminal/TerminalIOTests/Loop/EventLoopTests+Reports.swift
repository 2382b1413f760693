import PseudoTerminals
import TerminalIO
import Testing
import TextUI

// In the same suite, because only one terminal can be taken at a time.
extension EventLoopTests {
  private func questions(_ pseudo: PseudoTerminal) -> Int {
    pseudo.readAll()
    return pseudo.text.split(separator: "\u{1B}[5n", omittingEmptySubsequences: false).count - 1
  }

  @Test("a status query follows a frame, and its reply causes neither an event nor a frame")
  func report() throws {
    let pseudo = try PseudoTerminal()
    var (frames, events, answers) = (0, [Event](), [TerminalAnswer]())
    var isAnswered = false
    pseudo.type("\u{1B}[0n\u{1B}[?62ca")
    var screen = Screen(
      frame: { size, _ in
        frames += 1
        var buffer = CellBuffer(size: size, table: table)
        for row in 0..<3 {
          buffer.write(String(repeating: "\(frames)", count: 60), at: Point(x: 0, y: row))
        }
        return ScreenFrame(buffer: buffer)
      },
      send: { event, _ in
        events.append(event)
        return true
      },
      isFinished: {
        if !isAnswered, questions(pseudo) == 2 {
          isAnswered = true
          pseudo.type("\u{1B}[0nq")
        }
        return events.count == 2
      })
    screen.answer = { answers.append($0) }

    #expect(
      try (loop(pseudo).run(screen), events, answers, frames, questions(pseudo)) == (
        .finished, "aq".map { .key(KeyPress(.character($0))) },
        [.deviceAttributes(showsSixels: false)], 2, 2
      ))
  }

  @Test("no status query follows a frame of a few bytes, such as a clock's")
  func smallFrame() throws {
    let pseudo = try PseudoTerminal()
    var frames = 0
    pseudo.type("\u{1B}[0n\u{1B}[?62ca")
    let screen = Screen(
      frame: { size, _ in
        frames += 1
        var buffer = CellBuffer(size: size, table: table)
        buffer.write("0:0\(frames)", at: .zero)
        return ScreenFrame(buffer: buffer)
      },
      send: { _, _ in true }, isFinished: { frames == 2 })

    #expect(try (loop(pseudo).run(screen), questions(pseudo)) == (.finished, 1))
  }

  @Test("the loop waits for the reply to the query after the last frame")
  func lastReport() throws {
    let pseudo = try PseudoTerminal()
    var (frames, isAnswered) = (0, false)
    pseudo.type("\u{1B}[0n\u{1B}[?62c")
    let screen = Screen(
      frame: { size, _ in
        frames += 1
        var buffer = CellBuffer(size: size, table: table)
        for row in 0..<3 {
          buffer.write(String(repeating: "\(frames)", count: 60), at: Point(x: 0, y: row))
        }
        return ScreenFrame(buffer: buffer)
      },
      send: { _, _ in true }, isFinished: { frames == 2 })
    let loop = try loop(pseudo, patience: .seconds(10)) {
      if frames == 2, !isAnswered, questions(pseudo) == 2 {
        isAnswered = true
        pseudo.type("\u{1B}[0n")
      }
      return .zero
    }

    #expect(try loop.run(screen) == .finished && isAnswered && !pseudo.hasUnread)
  }

  @Test("the loop waits longer for the last answer of a terminal that has answered before")
  func slowLastAnswer() throws {
    let pseudo = try PseudoTerminal()
    var frames = 0
    var answer: TestAnswer?
    pseudo.type("\u{1B}[?2026;2$y")
    let screen = Screen(
      frame: { size, _ in
        frames += 1
        return ScreenFrame(buffer: CellBuffer(size: size, table: table))
      },
      send: { _, _ in true },
      isFinished: {
        if frames == 2, answer == nil {
          answer = TestAnswer("\u{1B}[0n\u{1B}[?62c", to: pseudo)
        }
        return frames == 2
      })

    let ending = try loop(pseudo).run(screen)

    answer?.wait()
    #expect(ending == .finished && !pseudo.hasUnread)
  }

  @Test("a request for a frame does not end the wait for pending replies")
  func wokenAtTheEnd() throws {
    let pseudo = try PseudoTerminal()
    var (isDone, isAnswered) = (false, false)
    var waker: Waker?
    let screen = Screen(
      frame: { size, _ in
        isDone = true
        waker?()
        return ScreenFrame(buffer: CellBuffer(size: size, table: table))
      },
      send: { _, _ in true }, isFinished: { isDone })
    var calls = 0
    let loop = try loop(pseudo, patience: .seconds(10)) {
      calls += isDone ? 1 : 0
      // The loop has been woken by then, and waits for the second time.
      if calls > 6, !isAnswered {
        pseudo.type("\u{1B}[?62c")
        isAnswered = true
      }
      return .zero
    }
    waker = loop.waker

    #expect(try loop.run(screen) == .finished && isAnswered && !pseudo.hasUnread)
  }
}
