/// Closes the popup, or leaves the screen, that a view stands in.
///
///     @Environment(\.dismiss) var dismiss
///
/// Called like a function, as often as one likes; outside of popups and screens it does nothing.
public struct DismissAction {
  let action: () -> Void

  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// Closes the nearest popup round the view, or leaves the nearest screen.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}
