@testable import TextUI
@testable import TextUICore

extension Window {
  /// Returns the rows of the frame after a key press at the same time.
  func rows(_ width: Int, _ height: Int, after key: Key, at seconds: Double = 0) -> [String] {
    self.key(key, at: seconds)
    return rows(width, height, at: seconds)
  }

  /// Returns the time until the next frame that a frame requests.
  func wake(_ width: Int, _ height: Int, at seconds: Double = 0) -> Duration? {
    frame(size: Size(width: width, height: height), at: .seconds(seconds)).wake
  }
}

/// Returns a value as it is first, and after each of some actions.
func states<Value>(of value: @autoclosure () -> Value, _ actions: (() -> Void)...) -> [Value] {
  var states = [value()]
  for action in actions {
    action()
    states.append(value())
  }
  return states
}
