import TextUI

extension View {
  /// Ignores keys until none has arrived for half a second, and only then allows focus.
  ///
  /// A fast player still presses keys when the view appears, which must not act on it. A mouse
  /// press is meant for what is visible, and ends the wait.
  func ignoringStrayKeys() -> some View { modifier(StrayKeys()) }
}

private struct StrayKeys: ViewModifier {
  /// The time without keys.
  private static let quiet = Duration.milliseconds(500)

  @State private var isQuiet = false
  /// The number of keys so far, plus one when the view appears.
  @State private var events = 0

  func body(content: Content) -> some View {
    content
      .focusable(!isQuiet)
      .defaultFocus(!isQuiet)
      .onKeyPress(perform: take)
      .onAppear { events += 1 }
      .onSettled(of: events, for: Self.quiet) { _ in isQuiet = true }
  }

  /// Ignores a key, except with Control or Alt, which are for the program.
  private func take(_ press: KeyPress) -> KeyResult {
    guard !isQuiet, press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    events += 1
    return .handled
  }
}
