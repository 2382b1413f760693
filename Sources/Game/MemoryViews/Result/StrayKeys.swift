import TextUI

extension View {
  /// Takes every key until none has come for half a second, and only then lets the view have focus.
  ///
  /// Whoever played fast still presses keys when the view comes, which must not do anything in it.
  /// A press of the mouse is meant for what is seen, and ends the wait for what it hits.
  func ignoringStrayKeys() -> some View { modifier(StrayKeys()) }
}

private struct StrayKeys: ViewModifier {
  /// How long no key may have come.
  private static let quiet = Duration.milliseconds(500)

  @State private var isQuiet = false
  /// One when the view is seen first, and one more for each key.
  @State private var events = 0

  func body(content: Content) -> some View {
    content
      .focusable(!isQuiet)
      .defaultFocus(!isQuiet)
      .onKeyPress(perform: take)
      .onAppear { events += 1 }
      .onSettled(of: events, for: Self.quiet) { _ in isQuiet = true }
  }

  /// Keys with control or alt are for the program, such as the one that ends it.
  private func take(_ press: KeyPress) -> KeyResult {
    guard !isQuiet, press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    events += 1
    return .handled
  }
}
