@testable import TextUI
@testable import TextUICore

extension Window {
  /// Returns the rows of the frame for a time.
  func rows(_ width: Int, _ height: Int, at seconds: Double = 0) -> [String] {
    frame(size: Size(width: width, height: height), at: .seconds(seconds)).buffer.lines
  }

  /// Presses and releases at a cell.
  @discardableResult
  func tap(_ x: Int, _ y: Int, at seconds: Double = 0) -> Bool {
    mouse(.down(.left), x, y, at: seconds)
    return mouse(.up(.left), x, y, at: seconds)
  }

  @discardableResult
  func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int, at seconds: Double = 0) -> Bool {
    send(.mouse(MouseEvent(action, at: Point(x: x, y: y))), at: .seconds(seconds))
  }

  @discardableResult
  func key(_ key: Key, _ modifiers: EventModifiers = [], at seconds: Double = 0) -> Bool {
    send(.key(KeyPress(key, modifiers: modifiers)), at: .seconds(seconds))
  }
}

/// A value that a test shares with its views.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Box where Value == [String] {
  func note(_ word: String) {
    value.append(word)
  }

  /// Returns what was recorded since the last call.
  func take() -> [String] {
    defer { value = [] }
    return value
  }
}

/// A name with a number that grows with each tap.
struct Tally: View {
  let name: String
  @State private var count = 0

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Text("\(name)\(count)").onTapGesture { count += 1 }
  }
}
