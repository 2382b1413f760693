import TestSupport
import Testing
import TextUI
import TextUITesting

/// Views and modifiers with extreme numbers.
@Suite("Numbers that no layout expects")
struct ExtremeValueTests {
  @Test("no view, modifier or shape traps, in any window, by any event", arguments: 0..<8)
  func noTrap(seed: UInt64) {
    var views = RandomViews(SeededNumbers(seed: seed))
    for _ in 0..<40 {
      let view = views.view(depth: 3)
      let stage = Stage(width: views.window, height: views.window) { view }
      for _ in 0..<4 { stage.send(views.event) }
      stage.size = Size(width: views.window, height: views.window)
      stage.at(.milliseconds(views.pick([0, 20, 50])))
      let isAwake = stage.frame.wake ?? .seconds(2) > stage.now
      #expect(isAwake && stage.frame.buffer.size == stage.size, "a window that never rests")
    }
  }
}
