/// A button that leads to another screen of the stack it stands in.
///
/// Outside of a stack it is disabled.
public struct NavigationLink<Label: View>: View {
  @Environment(\.navigation) private var place
  private let label: Label
  private let follow: ((NavigationState) -> Void)?

  private init(_ label: Label, _ follow: ((NavigationState) -> Void)?) {
    self.label = label
    self.follow = follow
  }

  /// Makes a link that puts a value on the path of the stack.
  ///
  /// - Parameters:
  ///   - value: The value, for which `navigationDestination(for:)` says the screen; with nil the
  ///     link is disabled.
  ///   - label: What the link looks like.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    let value = value.map { AnyHashable($0) }
    self.init(label(), value.map { value in { $0.push(value) } })
  }

  /// Makes a link that says itself where it leads to, and leaves the path as it is.
  ///
  /// - Parameters:
  ///   - destination: The screen, as it is when the link is followed: what may change while it is
  ///     shown it needs as bindings or objects.
  ///   - label: What the link looks like.
  public init(
    destination: some View, @ViewBuilder label: () -> Label
  ) {
    self.init(label()) { stack in stack.push { destination.resolve(&$0) } }
  }

  public var body: some View {
    Button {
      if let stack = place?.stack { follow?(stack) }
    } label: {
      label
    }
    .disabled(place == nil || follow == nil)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text that puts a value on the path of the stack.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }

  /// Makes a link with a text that says itself where it leads to.
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension EnvironmentValues {
  /// The stack and screen the view stands in.
  fileprivate var navigation: NavigationContext? { self[NavigationKey.self] }
}
