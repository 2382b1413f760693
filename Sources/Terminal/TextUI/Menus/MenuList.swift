/// The open list of a menu: rows of equal width, with the initial focus on the first.
struct MenuList<Content: View>: View {
  let content: Content
  let close: () -> Void
  /// Returns to the enclosing menu; nil if this is not a submenu.
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

/// A row of a menu, reversed with focus; a destructive row has a `!`, a disabled one is dim.
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

/// A reversed background that fills the row, even where there is no text.
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
  /// Closes the open menu that contains the view, and all enclosing menus; nil outside menus.
  var closeMenu: (() -> Void)? {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }
}

private enum CloseMenuKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
