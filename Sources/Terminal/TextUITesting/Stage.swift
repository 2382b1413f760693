public import TextUI

/// A window as the person in front of it works with it: something happens, then the picture follows.
///
///     let stage = Stage(width: 20, height: 3) { Counter() }
///     stage.key(.enter)
///     #expect(stage.rows[1] == "│     Turned 1     │")
///
/// Time stands still until `at(_:)`; nothing sleeps. A class, because one window goes on.
public final class Stage {
  /// The window, to be asked for what the stage does not tell.
  public let window: Window
  /// The size of the window; the next picture has it.
  public var size: Size
  /// How long the window has been there.
  public private(set) var now = Duration.zero
  /// The latest frame.
  public private(set) var frame: Frame
  /// All that was announced so far.
  public private(set) var announcements: [String] = []

  /// Opens a window and draws its first picture.
  ///
  /// - Parameters:
  ///   - width: Its columns.
  ///   - height: Its rows.
  ///   - environment: What the root inherits, such as a colour scheme.
  ///   - root: What it shows; made anew for each picture.
  public init<Root: View>(
    width: Int, height: Int, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder root: @escaping () -> Root
  ) {
    window = Window(environment: environment, root: root)
    size = Size(width: width, height: height)
    frame = window.frame(size: size, at: .zero)
    announcements = frame.announcements
  }

  /// Draws again, after something behind the views has changed.
  public func draw() {
    frame = window.frame(size: size, at: now)
    announcements += frame.announcements
  }

  /// Lets time go on, and makes each picture that is asked for on the way, at most 100,000.
  ///
  /// - Parameter time: Since the window was opened; a time that has gone changes nothing.
  /// - Returns: The stage, as it is then.
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

  /// Sends several events between which no picture is drawn, as those of a quick hand.
  ///
  /// - Returns: Whether anyone took each of them.
  @discardableResult
  public func sendAtOnce(_ events: [Event]) -> [Bool] {
    defer { draw() }
    return events.map { window.send($0, at: now) }
  }
}

extension Stage {
  /// The rows of the latest picture, each as wide as the window.
  public var rows: [String] { frame.buffer.lines }

  /// What can have focus, in the order of Tab, as a screen reader would tell it.
  public var accessibility: [AccessibilityElement] { frame.accessibility }

  /// Who has focus; nil for nobody.
  public var focused: AccessibilityElement? { accessibility.first(where: \.isFocused) }

  /// The style of a cell; the plain one outside of the window.
  public func style(x: Int, y: Int) -> Style { frame.buffer.style(at: Point(x: x, y: y)) }

  /// The cell in which a text begins, the topmost and leftmost one; nil if it stands in no row.
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
