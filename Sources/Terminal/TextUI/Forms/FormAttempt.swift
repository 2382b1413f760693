/// The state of attempts to submit a form.
///
/// A class, because it persists from frame to frame.
final class FormAttempt {
  private(set) var hasFailed = false
  /// True if the form is invalid in the latest frame.
  var isWrong = false
  private let redraw: Redraw

  init(_ redraw: Redraw) {
    self.redraw = redraw
  }

  /// Records an attempt to submit the form.
  func begin() {
    guard isWrong, !hasFailed else { return }
    hasFailed = true
    redraw.request()
  }

  /// Records an Enter that no other handler took as an attempt.
  func take(_ key: KeyPress) -> KeyResult {
    if key.key == .enter, key.modifiers.isEmpty { begin() }
    return .ignored
  }
}

extension EnvironmentValues {
  /// The submit attempts of the enclosing form.
  var formAttempt: FormAttempt? {
    get { self[FormAttemptKey.self] }
    set { self[FormAttemptKey.self] = newValue }
  }
}

private enum FormAttemptKey: EnvironmentKey {
  static var defaultValue: FormAttempt? { nil }
}
