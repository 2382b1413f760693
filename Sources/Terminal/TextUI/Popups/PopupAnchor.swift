extension View {
  /// Shows a popup beside the view with an id while a binding is true: a menu, a tip, a choice.
  ///
  /// A cell stays free between it and that view. Where there is no room it goes to the opposite side,
  /// and it is moved sideways to stay on the screen; it never takes more than there is on the larger
  /// side, and is as wide as its content in windows of any width. It rolls out from the view. While
  /// the view is scrolled out of sight the popup is not shown either, and takes no events. If no view
  /// has the id it is shown in the middle.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; made false by what closes it.
  ///   - id: What the view was called with `id(_:)`.
  ///   - edge: The side of the view.
  ///   - dim: How much what lies behind is faded: 0 not at all, 1 wholly; or `.conceal`.
  ///   - dismissal: What closes it.
  ///   - style: How it looks.
  ///   - onDismiss: Called once each time it has been closed, however that was.
  ///   - content: Makes the content, when it is shown.
  /// - Returns: The view; its layout does not change.
  public func popup<Content: View>(
    isPresented: Binding<Bool>, anchoredTo id: some Hashable, edge: Edge = .bottom,
    dim: PopupDim = 0, dismissOn dismissal: PopupDismissal = .all, style: PopupStyle = .panel,
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopupView(
      base: self,
      popup: PopupPresentation(
        place: .beside(Anchor.identity(of: id), edge), direction: edge, dim: dim,
        dismissal: dismissal, style: style, isPresented: isPresented, onDismiss: onDismiss,
        content: { content().resolveInPopup(&$0) }))
  }
}
