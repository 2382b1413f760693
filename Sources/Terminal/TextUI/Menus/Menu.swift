/// A button (`[ Sort ▾ ]`) that opens a list of further buttons beside it.
///
/// Arrows, page keys, Home, End and Tab move through the list. Letters typed with pauses of less
/// than a second select the row that begins with them, and a repeated letter the next such row.
/// Enter or a click presses a button and closes the menu; Esc and a click outside only close it. A
/// submenu opens beside its row, also by the right arrow, and the left arrow closes it; its buttons
/// close both. A button with a `keyboardShortcut` is pressed by it, before any type-ahead.
public struct Menu<Label: View, Content: View>: Primitive {
  private let content: Content
  private let label: Label

  /// Creates a menu with any views as its label; several are laid out in a row.
  ///
  /// - Parameters:
  ///   - content: The buttons; toggles, menus, sections and dividers are allowed too.
  ///   - label: The label of the button that opens the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public func resolve(_ resolver: inout Resolver) {
    let outer = resolver.values
    let menu = OpenableMenu(
      content: content, label: label, anchor: resolver.identity, closeOuter: outer.closeMenu)
    // Otherwise the button that opens a submenu would close the outer menu.
    resolver.values.closeMenu = nil
    menu.resolve(&resolver)
    resolver.values = outer
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text label.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct OpenableMenu<Label: View, Content: View>: View {
  let content: Content
  let label: Label
  /// The id by which the popup finds the button.
  let anchor: Identity
  /// Closes the enclosing menu; nil if this is not a submenu.
  let closeOuter: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
      Text(sign).fixedSize().accessibilityHidden()
    }
    .accessibilityHint("Opens a menu.")
    .onUnusedKey(.right, perform: closeOuter == nil ? nil : { isOpen = true })
    .id(anchor)
    .popup(isPresented: $isOpen, anchoredTo: anchor, edge: closeOuter == nil ? .bottom : .trailing)
    {
      MenuList(
        content: content, close: { closeAll() }, goBack: closeOuter == nil ? nil : { close() })
    }
  }

  private func close() { isOpen = false }

  private func closeAll() {
    close()
    closeOuter?()
  }

  private var sign: String {
    switch (isUnicode, closeOuter == nil) {
    case (true, true): "▾"
    case (true, false): "▸"
    case (false, true): "v"
    case (false, false): ">"
    }
  }
}
