import TextUI

/// A window as its user works with it: an event, then the next frame.
final class ControlScreen {
  private let window: Window
  private let size: Size
  private(set) var frame: Frame
  private var now = Duration.zero

  init<Root: View>(
    _ width: Int, _ height: Int, isUnicode: Bool = true, @ViewBuilder root: @escaping () -> Root
  ) {
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    window = Window(environment: environment, root: root)
    size = Size(width: width, height: height)
    frame = window.frame(size: size, at: .zero)
  }

  var lines: [String] { frame.buffer.lines }
  /// The only row.
  var line: String { lines.joined(separator: "\n") }

  func attributes(_ x: Int, _ y: Int = 0) -> Style.Attributes {
    frame.buffer.style(at: Point(x: x, y: y)).attributes
  }

  @discardableResult
  func send(_ event: Event) -> Bool {
    now += .seconds(1)
    defer { frame = window.frame(size: size, at: now) }
    return window.send(event, at: now)
  }

  /// Sends events without a frame between them.
  func sendAtOnce(_ events: [Event]) {
    now += .seconds(1)
    for event in events { window.send(event, at: now) }
    frame = window.frame(size: size, at: now)
  }

  /// Draws again after a change of the model or of the time.
  func redraw(after time: Duration = .zero) {
    now += time
    frame = window.frame(size: size, at: now)
  }

  @discardableResult
  func key(_ key: Key, _ modifiers: EventModifiers = []) -> Bool {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  func type(_ text: String) {
    for character in text { key(.character(character)) }
  }

  func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int = 0) {
    send(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
  }

  func click(_ x: Int, _ y: Int = 0) {
    mouse(.down(.left), x, y)
    mouse(.up(.left), x, y)
  }
}

/// A value that a test shares with its views.
final class Loaded<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Bindable(self).value }

  func set(_ value: Value) {
    self.value = value
  }
}
