import PseudoTerminals
import TerminalIO
import Testing
import TextUI

/// An event loop in this process, at a terminal whose user is the test.
@Suite(.serialized)
struct EventLoopTests {
  let table = CellTable()

  private static let modern = modern(term: "xterm-256color")

  private static func modern(term: String) -> Capabilities {
    Capabilities(
      environment: ["TERM": term, "LANG": "C.UTF-8"], isInputTerminal: true, isOutputTerminal: true)
  }

  private func terminal(_ pseudo: PseudoTerminal) -> Terminal {
    Terminal(input: pseudo.program, output: pseudo.program, capturesOutput: false)
  }

  func loop(
    _ pseudo: PseudoTerminal, term: String = "xterm-256color",
    options: EventLoop.Options = EventLoop.Options(),
    patience: Duration = .zero, clock: @escaping () -> Duration = { .zero }
  ) throws -> EventLoop {
    var capabilities = Self.modern(term: term)
    capabilities.escapePatience = patience
    return try EventLoop(
      terminal: terminal(pseudo), capabilities: capabilities, options: options, clock: clock)
  }

  @Test("a descriptor that is no terminal is refused")
  func noTerminal() throws {
    let loop = try EventLoop(
      terminal: Terminal(input: -1, output: -1, capturesOutput: false), capabilities: Self.modern
    ) { .zero }
    let screen = Screen(
      frame: { size, _ in ScreenFrame(buffer: CellBuffer(size: size, table: table)) },
      send: { _, _ in true },
      isFinished: { true })

    #expect(throws: TerminalError.notATerminal) { try loop.run(screen) }
  }

  @Test("the renderer is notified after a frame was sent")
  func whenShown() throws {
    let pseudo = try PseudoTerminal()
    var wasThere: [Bool] = []
    let screen = Screen(
      frame: { size, _ in
        var buffer = CellBuffer(size: size, table: table)
        buffer.write("all of it", at: .zero)
        return ScreenFrame(buffer: buffer) {
          // Unsent input is not read: the loop waits here.
          wasThere.append((try? pseudo.wait(for: "all of it")) != nil)
        }
      },
      send: { _, _ in true },
      isFinished: { !wasThere.isEmpty })

    #expect(try (loop(pseudo).run(screen), wasThere) == (.finished, [true]))
  }

  @Test("a text for the clipboard is sent as one command, which the farewell ends if need be")
  func clipboard() throws {
    let pseudo = try PseudoTerminal()
    var isDone = false
    let screen = Screen(
      frame: { size, _ in
        isDone = true
        return ScreenFrame(buffer: CellBuffer(size: size, table: table), clipboard: "f\u{7}ö")
      },
      send: { _, _ in true }, isFinished: { isDone })

    #expect(try loop(pseudo).run(screen) == .finished)
    pseudo.readAll()
    #expect(
      pseudo.text.contains("\u{1B}]52;c;ZgfDtg==\u{1B}\\")
        && pseudo.text.contains("\u{1B}\\\u{1B}[?1003l"))
  }

  @Test("after the end nothing more is delivered")
  func rest() throws {
    let pseudo = try PseudoTerminal()
    let settings = pseudo.settings
    var keys: [Event] = []
    pseudo.type("abqcd")
    let screen = Screen(
      frame: { size, _ in ScreenFrame(buffer: CellBuffer(size: size, table: table)) },
      send: { event, _ in
        keys.append(event)
        return true
      },
      isFinished: { keys.last == .key(KeyPress(.character("q"))) })

    #expect(
      try (loop(pseudo).run(screen), keys, pseudo.settings) == (
        .finished, "abq".map { .key(KeyPress(.character($0))) }, settings
      ) && !pseudo.hasUnread)
  }

  @Test("the loop waits for pending replies before it restores the terminal")
  func lateAnswers() throws {
    let pseudo = try PseudoTerminal()
    var isDone = false
    var writtenBefore = ""
    let screen = Screen(
      frame: { size, _ in
        isDone = true
        return ScreenFrame(buffer: CellBuffer(size: size, table: table))
      },
      send: { _, _ in true }, isFinished: { isDone })
    let loop = try loop(pseudo, patience: .seconds(10)) {
      if isDone && writtenBefore.isEmpty {
        pseudo.readAll()
        writtenBefore = pseudo.text
        pseudo.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62c")
      }
      return .zero
    }

    #expect(
      try loop.run(screen) == .finished && !writtenBefore.isEmpty
        && !writtenBefore.contains("\u{1B}[?1049l") && !pseudo.hasUnread)
  }

  @Test("keys typed after the end are not left for the shell")
  func typedTooLate() throws {
    let pseudo = try PseudoTerminal()
    var capabilities = Self.modern
    capabilities.questions = []
    let loop = try EventLoop(terminal: terminal(pseudo), capabilities: capabilities) { .zero }
    let screen = Screen(
      frame: { size, _ in ScreenFrame(buffer: CellBuffer(size: size, table: table)) },
      send: { _, _ in true },
      isFinished: {
        pseudo.type("ls\r")
        return true
      })

    #expect(try loop.run(screen) == .finished && !pseudo.hasUnread)
  }

  @Test("keys that arrive together cause one frame")
  func coalescing() throws {
    let pseudo = try PseudoTerminal()
    var (frames, keys) = (0, 0)
    var isDone = false
    let screen = Screen(
      frame: { size, _ in
        if frames == 0 { pseudo.type(String(repeating: "a", count: 3000)) }
        if keys == 3000 { isDone = true }
        frames += 1
        return ScreenFrame(buffer: CellBuffer(size: size, table: table))
      },
      send: { _, _ in
        keys += 1
        return true
      },
      isFinished: { isDone })

    #expect(try (loop(pseudo).run(screen), frames) == (.finished, 2))
  }

  /// Returns a frame of more bytes than a terminal holds unread.
  private func largePicture(_ size: Size, sign: Character) -> CellBuffer {
    var buffer = CellBuffer(size: size, table: table)
    let line = String(repeating: sign, count: size.width)
    for row in 0..<size.height { buffer.write(line, at: Point(x: 0, y: row)) }
    return buffer
  }

  @Test("while a frame is pending no other is drawn, and then the newest one is")
  func backpressure() throws {
    let pseudo = try PseudoTerminal(columns: 500, rows: 400)
    var (keys, keysShown) = (0, [Int]())
    pseudo.type("a")
    let screen = Screen(
      frame: { size, _ in
        keysShown.append(keys)
        return ScreenFrame(buffer: largePicture(size, sign: keys < 30 ? "a" : "b"))
      },
      send: { _, _ in
        keys += 1
        // The user types thirty keys one by one, and reads the screen only then.
        if keys >= 30 { pseudo.readAll() }
        pseudo.type("a")
        return true
      },
      isFinished: { keysShown.count == 2 })

    #expect(
      try (loop(pseudo).run(screen), keysShown.count, keysShown[0]) == (.finished, 2, 0)
        && keysShown[1] >= 30)
  }

  @Test("an animated frame is drawn at its wake time, which is passed to the renderer")
  func wake() throws {
    let pseudo = try PseudoTerminal()
    var now = Duration.zero
    var times: [Duration] = []
    let screen = Screen(
      frame: { size, now in
        times.append(now)
        return ScreenFrame(
          buffer: CellBuffer(size: size, table: table), wake: now + .milliseconds(20))
      },
      send: { _, _ in true },
      isFinished: {
        now += .milliseconds(10)
        return times.count == 4
      })
    let loop = try loop(pseudo) { now }

    #expect(
      try loop.run(screen) == .finished
        && zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(20) })
  }

  @Test("synchronized output is used only if the option allows it", arguments: [true, false])
  func synchronized(isAllowed: Bool) throws {
    let pseudo = try PseudoTerminal()
    var (frames, answers) = (0, [TerminalAnswer]())
    var options = EventLoop.Options()
    options.synchronizesOutput = isAllowed
    pseudo.type("\u{1B}[?2026;2$y\u{1B}[?1c")
    var screen = Screen(
      frame: { size, _ in
        frames += 1
        if frames == 2 { pseudo.type("a") }
        let sign = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(frames)))
        return ScreenFrame(buffer: largePicture(size, sign: sign))
      },
      send: { _, _ in true },
      isFinished: {
        pseudo.readAll()
        return frames == 2
      })
    screen.answer = { answers.append($0) }

    #expect(try loop(pseudo, options: options).run(screen) == .finished)
    pseudo.readAll()
    #expect(
      (answers, pseudo.text.contains("\u{1B}[?2026h")) == (
        [.synchronizedOutput(true), .deviceAttributes(showsSixels: false)], isAllowed
      ))
  }

  @Test("the end of the input ends the loop, without a busy loop")
  func endOfInput() throws {
    let pseudo = try PseudoTerminal()
    var rounds = 0
    let screen = Screen(
      frame: { size, _ in
        pseudo.vanish()
        return ScreenFrame(buffer: CellBuffer(size: size, table: table))
      },
      send: { _, _ in true },
      isFinished: {
        rounds += 1
        return rounds > 10
      })

    #expect(try loop(pseudo).run(screen) == .endOfInput && rounds <= 2)
  }

  @Test("a call of the waker from another thread is never lost")
  func waker() throws {
    let pseudo = try PseudoTerminal()
    var (frames, time) = (0, Duration.zero)
    let loop = try loop(pseudo) {
      time += .milliseconds(20)
      return time
    }
    let waker = loop.waker
    waker()
    let screen = Screen(
      frame: { size, _ in
        frames += 1
        if frames < 50 { Task.detached { waker() } }
        return ScreenFrame(buffer: CellBuffer(size: size, table: table))
      },
      send: { _, _ in true }, isFinished: { frames >= 50 })

    #expect(try loop.run(screen) == .finished)
    for _ in 0..<100_000 { waker() }
  }
}
