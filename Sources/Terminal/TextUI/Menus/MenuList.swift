/// The open list of a menu: rows of equal width, the first with focus.
struct MenuList<Content: View>: View {
  let content: Content
  let close: () -> Void
  /// Goes back to the menu this one stands in; nil for a menu of its own.
  let goBack: (() -> Void)?

  var body: some View {
    let column = EqualWidthLayout(isColumn: true)
    column { content }
      .buttonStyle(MenuRowStyle())
      .transformEnvironment { $0.closeMenu = close }
      .defaultFocus()
      .menuKeys()
      .onUnusedKey(.left, perform: goBack)
  }
}

/// A row of a menu, reversed with focus: what is destructive has a `!`, what is disabled is dim.
private struct MenuRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isRed = configuration.role == .destructive && configuration.isEnabled
    let isMarked = configuration.isFocused && !configuration.isPressed
    HStack(spacing: 0) {
      Text(configuration.role == .destructive ? "! " : "  ").fixedSize()
      configuration.label
      Spacer(minLength: 1)
    }
    .background { if isMarked { MenuBar() } }
    .reverse(isMarked)
    .bold(configuration.isPressed)
    .dim(!configuration.isEnabled)
    .transformEnvironment { if isRed { $0.style.foreground = .red } }
  }
}

/// Fills a row as reversed text does, also where there is none.
@usableFromInline
struct MenuBar: Primitive {
  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.leaf(MenuBarElement(ink: resolver.ink(adding: .reverse)))
  }
}

private struct MenuBarElement: Element {
  let ink: Ink

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.fill(rect, with: .blank, in: ink)
  }
}

extension EnvironmentValues {
  /// Closes the open menu the view stands in, and those round it; nil elsewhere.
  var closeMenu: (() -> Void)? {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }
}

private enum CloseMenuKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
