/// The visible parts of a label.
public enum LabelStyle: Hashable, Sendable {
  /// The icon, followed by the title.
  case titleAndIcon
  /// The title alone.
  case titleOnly
  /// The icon alone, to save room; the title is still spoken.
  case iconOnly
}

extension EnvironmentValues {
  /// The visible parts of the labels in the view.
  public var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyle { .titleAndIcon }
}

extension View {
  /// Sets the visible parts of the labels in the view; title and icon by default.
  public func labelStyle(_ style: LabelStyle) -> some View {
    environment(\.labelStyle, style)
  }
}
