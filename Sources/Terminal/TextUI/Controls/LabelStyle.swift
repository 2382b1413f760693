/// What of a label is seen.
public enum LabelStyle: Hashable, Sendable {
  /// The icon before the title.
  case titleAndIcon
  /// The title alone.
  case titleOnly
  /// The icon alone, where there is no room for more; the title is still spoken.
  case iconOnly
}

extension EnvironmentValues {
  /// What is seen of the labels in the view.
  public var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyle { .titleAndIcon }
}

extension View {
  /// Says what is seen of the labels in the view: title, icon or both, which is the usual.
  public func labelStyle(_ style: LabelStyle) -> some View {
    environment(\.labelStyle, style)
  }
}
