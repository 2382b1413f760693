/// `[ Sort ▾ ]`: a button that opens a list of further buttons beside it.
///
/// Arrows, pages, Home, End and Tab lead through the list, and the letters a row begins with, typed
/// without a pause of a second, to that row; the same letter again leads to the next. Enter or a click
/// presses a button of it and closes it, Esc and a click beside it only close it. A menu in a menu opens
/// beside its own row, by the arrow to the right as well, and the one to the left closes it; a button in
/// it closes both. Buttons with a `keyboardShortcut` are pressed by it rather than found by the letter.
public struct Menu<Label: View, Content: View>: Primitive {
  private let content: Content
  private let label: Label

  /// Makes a menu with any views as its label; several stand in a row.
  ///
  /// - Parameters:
  ///   - content: The buttons, and toggles, menus, sections and lines among them.
  ///   - label: What the menu's own button says.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public func resolve(_ resolver: inout Resolver) {
    let outer = resolver.values
    let menu = OpenableMenu(
      content: content, label: label, anchor: resolver.identity, closeOuter: outer.closeMenu)
    // Opening a menu in a menu must not close the outer one.
    resolver.values.closeMenu = nil
    menu.resolve(&resolver)
    resolver.values = outer
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a text as its label.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct OpenableMenu<Label: View, Content: View>: View {
  let content: Content
  let label: Label
  /// What the list finds the button by.
  let anchor: Identity
  /// Closes the menu this one stands in.
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
      MenuList(content: content, close: closeAll, goBack: closeOuter == nil ? nil : close)
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
