extension View {
  /// Shows a popup, such as a menu or a tip, beside the view with an id while a binding is true.
  ///
  /// One cell between them stays free. Without enough room the popup goes to the opposite side, and
  /// it is moved sideways to stay on the screen; it is at most as large as the larger side, and as
  /// wide as its content in any window. It slides out from the view. While the view is scrolled out
  /// of sight, the popup is hidden. If no view has the id, the popup is centred.
  ///
  /// - Parameters:
  ///   - isPresented: True while the popup is shown; set to false when it is closed.
  ///   - id: The id set with `id(_:)`.
  ///   - edge: The side of the view.
  ///   - dim: The fading of the views behind: 0 for none, 1 for complete; or `.conceal`.
  ///   - dismissal: The user actions that close it.
  ///   - style: The appearance.
  ///   - onDismiss: A closure that runs once each time it has been closed, for any reason.
  ///   - content: A closure that returns the content while it is shown.
  /// - Returns: The view, with unchanged layout.
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
