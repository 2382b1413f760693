/// A title that shows and hides the views below it (`▸ Details`), by a click, Enter or Space.
///
/// With focus the right arrow shows them, and the left arrow hides them. Hidden views are not in
/// the tree and lose their state.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let expansion: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.drawsLines) private var drawsLines

  /// Creates a group with any views as its title; several are laid out in a row.
  ///
  /// - Parameters:
  ///   - isExpanded: True while the views are shown; if nil, the group keeps it in its own state.
  ///   - content: The views.
  ///   - label: The title.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    expansion = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isExpanded = expansion ?? $isOpen
    VStack(alignment: .leading, spacing: 0) {
      title(isExpanded)
      if isExpanded.wrappedValue {
        VStack(alignment: .leading, spacing: 0) { content() }.padding(.leading, 2)
      }
    }
    .frame(maxWidth: .max, alignment: .leading)
  }

  private func title(_ isExpanded: Binding<Bool>) -> some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      Text(sign(isExpanded.wrappedValue)).fixedSize().accessibilityHidden()
      label
    }
    .buttonStyle(.plain)
    .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
    .onKeyPress { press in
      guard let wish = press.wantedExpansion, wish != isExpanded.wrappedValue else {
        return .ignored
      }
      isExpanded.wrappedValue = wish
      return .handled
    }
  }

  private func sign(_ isExpanded: Bool) -> String {
    isExpanded ? drawsLines ? "▾" : "-" : drawsLines ? "▸" : "+"
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text as its title.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension KeyPress {
  /// The state that the key asks for: true to expand, false to collapse; nil for other keys.
  fileprivate var wantedExpansion: Bool? {
    guard modifiers.isEmpty else { return nil }
    return key == .right ? true : key == .left ? false : nil
  }
}
