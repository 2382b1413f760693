import TerminalIO
import TextUI

/// A screen that shows texts, and ends in the requested way when `x` is pressed.
@main
enum Probe {
  @MainActor static func main() {
    let fate = Fate(rawValue: CommandLine.arguments.dropFirst().first ?? "") ?? .quit
    do { try show(fate) } catch {
      print("error: \(error)")
      Fate.leave(1)
    }
  }

  @MainActor private static func show(_ fate: Fate) throws {
    var options = EventLoop.Options()
    options.minimumSize = Size(width: 20, height: 5)
    options.asksForSixels = fate == .sixel
    let start = ContinuousClock.now
    let loop = try EventLoop(
      terminal: Terminal(), capabilities: .ofProcess(), options: options
    ) { start.duration(to: .now) }
    let board = NoticeBoard(fate: fate, waker: loop.waker)
    let ending = try loop.run(board.screen)
    print("ending: \(ending)")
    Fate.flush()
    if case .signal(let signal) = ending { Terminal.die(by: signal) }
  }
}
