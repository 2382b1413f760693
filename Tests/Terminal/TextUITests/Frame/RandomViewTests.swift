import TestSupport
import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct RandomViewTests {
  @Test("any views, events and sizes give a frame", arguments: 0..<24)
  func survives(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let moment = Box(0)
    let window = Window {
      RandomView(seed: seed, depth: 1 + seed % 4, moment: moment.value) {
        withAnimation(.easeInOut) { moment.value += 1 }
      }
    }
    var now = Duration.zero
    var size = Size(width: 30, height: 10)
    for step in 0..<40 {
      let frame = window.frame(size: size, at: now)
      check(frame, of: window, size)
      if step.isMultiple(of: 17) { moment.value += 1 }
      for _ in 0..<numbers.whole(0...3) { window.send(event(in: size, &numbers), at: now) }
      if numbers.whole(0...9) == 0 {
        size = Size(width: numbers.whole(0...60), height: numbers.whole(0...25))
      }
      now += .milliseconds(numbers.whole(0...300))
    }
    settles(window, size, now)
  }

  private func check(_ frame: Frame, of window: Window, _ size: Size) {
    #expect(frame.buffer.size == size)
    let regions = frame.regions
    for (index, region) in regions.enumerated() {
      let isWithin = frame.buffer.bounds.intersection(region.area) == region.area
      // A region's ancestors are only those in its own layer.
      let isInLayer = region.parent < 0 || regions[region.parent].layer == region.layer
      let isSound = region.parent < index && (region.area.isEmpty || isWithin) && isInLayer
      if !isSound { Issue.record("region \(index) of \(regions)") }
    }
    for y in 0..<size.height {
      let widths = (0..<size.width).map { frame.buffer[Point(x: $0, y: y)].width }
      for (x, width) in widths.enumerated() where width != 1 {
        let isWhole =
          width == 2 ? x + 1 < widths.count && widths[x + 1] == 0 : x > 0 && widths[x - 1] == 2
        if !isWhole { Issue.record("half a character at \(x), \(y)") }
      }
    }
  }

  /// Expects all animations to end without further events, with a stable picture.
  private func settles(_ window: Window, _ size: Size, _ start: Duration) {
    _ = window.send(.windowFocus(false), at: start)
    var now = start
    for _ in 0..<4 {
      now += .seconds(30)
      _ = window.frame(size: size, at: now)
    }
    let last = window.frame(size: size, at: now)
    let later = window.frame(size: size, at: now + .seconds(1))
    #expect(last.wake == nil && later.buffer.lines == last.buffer.lines)
  }

  private func event(in size: Size, _ numbers: inout SeededNumbers) -> Event {
    let place = Point(x: numbers.whole(-1...size.width), y: numbers.whole(-1...size.height))
    let keys: [TextUI.Key] = [
      .tab, .enter, .up, .down, .left, .right, .escape, .space, .character("+"), .pageDown,
    ]
    return switch numbers.whole(0...8) {
    case 0, 1: .mouse(MouseEvent(.down(numbers.whole(0...4) == 0 ? .right : .left), at: place))
    case 2, 3: .mouse(MouseEvent(.up(.left), at: place))
    case 4: .mouse(MouseEvent(.moved(numbers.whole(0...1) == 0 ? nil : .left), at: place))
    case 5: .mouse(MouseEvent(.wheel(x: 0, y: numbers.whole(-3...3)), at: place))
    case 6: .paste("text")
    case 7: .windowFocus(numbers.whole(0...1) == 0)
    default: .key(KeyPress(keys[numbers.whole(0...keys.count - 1)]))
    }
  }
}
