public import TextUI

/// A window driven by a test: events are sent, and the next frame is drawn.
///
///     let stage = Stage(width: 20, height: 3) { Counter() }
///     stage.key(.enter)
///     #expect(stage.rows[1] == "│     Turned 1     │")
///
/// Time stands still until `at(_:)`; nothing sleeps. A class, because the window has an identity.
@MainActor public final class Stage {
  /// The window of the stage, for operations that the stage does not offer.
  public let window: Window
  /// The size of the window; used for the next frame.
  public var size: Size
  /// The time since the window was opened.
  public private(set) var now = Duration.zero
  /// The latest frame.
  public private(set) var frame: Frame
  /// The announcements so far, for screen readers.
  public private(set) var announcements: [String] = []
  /// The text that was copied last by the views; nil before the first.
  public var copied: String? { clipboard.text }
  private let clipboard = Clipboard()

  /// Opens a window and draws its first frame.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - environment: The environment of the root, such as a colour scheme.
  ///   - root: Creates the root view, for each frame.
  public init<Root: View>(
    width: Int, height: Int, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder root: @escaping () -> Root
  ) {
    window = Window(environment: environment, root: root)
    window.environment.copy = clipboard.action(in: window)
    size = Size(width: width, height: height)
    frame = window.frame(size: size, at: .zero)
    announcements = frame.announcements
  }

  /// Draws again, after state outside of the views has changed.
  public func draw() {
    frame = window.frame(size: size, at: now)
    announcements += frame.announcements
  }

  /// Advances the time and draws every frame that is requested until then, at most 100,000.
  ///
  /// - Parameter time: The time since the window was opened; an earlier time changes nothing.
  /// - Returns: The stage at that time.
  @discardableResult
  public func at(_ time: Duration) -> Stage {
    for _ in 0..<100_000 {
      guard let wake = frame.wake, wake < time else { break }
      now = max(now, wake)
      draw()
    }
    now = max(now, time)
    draw()
    return self
  }

  /// Lets tasks of the main actor run, and draws again, until a condition holds.
  ///
  ///     #expect(await stage.draws { stage.rows[0] == "loaded" })
  ///
  /// Time stands still meanwhile.
  ///
  /// - Parameter condition: Evaluated after each frame.
  /// - Returns: False if it does not hold after 100,000 frames.
  public func draws(until condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 {
      draw()
      if condition() { return true }
      await Task.yield()
    }
    return false
  }

  /// Sends several events without drawing between them, as fast input does.
  ///
  /// - Returns: For each event, true if a view handled it.
  @discardableResult
  public func sendAtOnce(_ events: [Event]) -> [Bool] {
    defer { draw() }
    return events.map { window.send($0, at: now) }
  }
}

extension Stage {
  /// The rows of the latest frame, each as wide as the window.
  public var rows: [String] { frame.buffer.lines }

  /// The focusable elements in tab order, as a screen reader gets them.
  public var accessibility: [AccessibilityElement] { frame.accessibility }

  /// The element with focus, or nil.
  public var focused: AccessibilityElement? { accessibility.first(where: \.isFocused) }

  /// Returns the style of a cell; the default style outside of the window.
  public func style(x: Int, y: Int) -> Style { frame.buffer.style(at: Point(x: x, y: y)) }

  /// Returns the cell in which a text begins, the topmost and leftmost one, or nil.
  public func place(of text: String) -> Point? {
    for y in 0..<frame.buffer.size.height {
      let cells = (0..<frame.buffer.size.width).map { frame.buffer.text(at: Point(x: $0, y: y)) }
      let start = cells.indices.first {
        !cells[$0].isEmpty && cells[$0...].joined().hasPrefix(text)
      }
      if let start { return Point(x: start, y: y) }
    }
    return nil
  }
}
