/// Whether someone has tried to send a form in which something is wrong.
///
/// A class, as it outlasts the frame.
final class FormAttempt {
  private(set) var hasFailed = false
  /// Whether something is wrong in the latest frame.
  var isWrong = false
  private let redraw: Redraw

  init(_ redraw: Redraw) {
    self.redraw = redraw
  }

  /// Notes that someone tries to send the form.
  func begin() {
    guard isWrong, !hasFailed else { return }
    hasFailed = true
    redraw.request()
  }

  /// An Enter that nobody else took is an attempt as well.
  func take(_ key: KeyPress) -> KeyResult {
    if key.key == .enter, key.modifiers.isEmpty { begin() }
    return .ignored
  }
}

extension EnvironmentValues {
  /// The attempts to send the form round the view.
  var formAttempt: FormAttempt? {
    get { self[FormAttemptKey.self] }
    set { self[FormAttemptKey.self] = newValue }
  }
}

private enum FormAttemptKey: EnvironmentKey {
  static var defaultValue: FormAttempt? { nil }
}
