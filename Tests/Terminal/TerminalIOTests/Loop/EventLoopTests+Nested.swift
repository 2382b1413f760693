import PseudoTerminals
import TerminalIO
import Testing
import TextUI

// In the same suite, because only one terminal can be taken at a time.
extension EventLoopTests {
  @Test("a nested screen is refused, and the outer one continues")
  func nested() throws {
    let (outer, inner) = (try PseudoTerminal(), try PseudoTerminal())
    var errors: [TerminalError] = []
    var isDone = false
    outer.type("aq")
    let screen = Screen(
      frame: { size, _ in ScreenFrame(buffer: CellBuffer(size: size, table: table)) },
      send: { event, _ in
        isDone = event == .key(KeyPress(.character("q")))
        let unused = Screen(
          frame: { size, _ in ScreenFrame(buffer: CellBuffer(size: size, table: table)) },
          send: { _, _ in true },
          isFinished: { true })
        do { _ = try self.loop(inner).run(unused) } catch let error as TerminalError {
          errors.append(error)
        } catch {}
        return true
      },
      isFinished: { isDone })

    #expect(try (loop(outer).run(screen), errors) == (.finished, [.alreadyTaken, .alreadyTaken]))
    outer.readAll()
    #expect(outer.text.hasSuffix("\u{1B}[?1049l"))
  }

  @Test("signals reach the outer screen after an inner one was refused")
  func nestedSignals() throws {
    let (outer, inner) = (try PseudoTerminal(), try PseudoTerminal())
    let start = ContinuousClock.now
    var frames = 0
    outer.type("a")
    let screen = Screen(
      frame: { size, now in
        frames += 1
        return ScreenFrame(buffer: CellBuffer(size: size, table: table), wake: now)
      },
      send: { _, _ in
        let unused = Screen(
          frame: { size, _ in ScreenFrame(buffer: CellBuffer(size: size, table: table)) },
          send: { _, _ in true },
          isFinished: { true })
        _ = try? self.loop(inner).run(unused)
        FatalSignal.send(FatalSignal.request)
        frames = 0
        return true
      },
      // Long after the signal.
      isFinished: { frames > 300 })

    let ending = try loop(outer) { start.duration(to: .now) }.run(screen)
    #expect(ending == .signal(FatalSignal.request))
  }
}
