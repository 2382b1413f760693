/// A button that leads to another screen of the enclosing navigation stack.
///
/// In a list the row is the link: a tap follows it, and so does Enter while the row is selected, or
/// in a list without selection has focus.
///
///     List(animals) { animal in NavigationLink(animal.name, value: animal) }
///
/// Outside a stack it is disabled.
public struct NavigationLink<Label: View>: View {
  @Environment(\.navigation) private var place
  @Environment(\.listRow) private var listRow
  private let label: Label
  private let follow: ((NavigationState) -> Void)?

  private init(_ label: Label, _ follow: ((NavigationState) -> Void)?) {
    self.label = label
    self.follow = follow
  }

  /// Creates a link that appends a value to the path of the stack.
  ///
  /// - Parameters:
  ///   - value: The value for a `navigationDestination(for:)`; if nil, the link is disabled.
  ///   - label: The label of the link.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    let value = value.map { AnyHashable($0) }
    self.init(label(), value.map { value in { $0.push(value) } })
  }

  /// Creates a link with its own destination, which does not change the path.
  ///
  /// - Parameters:
  ///   - destination: The screen, captured when the link is followed: data that can change while it
  ///     is shown must be bindings or objects.
  ///   - label: The label of the link.
  public init(
    destination: some View, @ViewBuilder label: () -> Label
  ) {
    self.init(label()) { stack in stack.push { destination.resolve(&$0) } }
  }

  public var body: some View {
    Group {
      switch listRow {
      case .selectable: LinkRow(follow: followHere) { label }
      case .plain: Button(action: followHere) { label }.buttonStyle(LinkRowStyle())
      case nil: Button(action: followHere) { label }
      }
    }
    .disabled(place == nil || follow == nil)
  }

  private func followHere() {
    if let stack = place?.stack { follow?(stack) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text label that appends a value to the path of the stack.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link with a text label and its own destination.
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension EnvironmentValues {
  /// The stack and screen that contain the view.
  fileprivate var navigation: NavigationContext? { self[NavigationKey.self] }
}
