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
  ///   - alignment: The part of that side at which the popup is: its start, its centre or its end.
  ///   - dim: The fading of the views behind: 0 for none, 1 for complete; or `.conceal`.
  ///   - dismissal: The user actions that close it.
  ///   - style: The appearance.
  ///   - transition: The transition; nil to slide in and out.
  ///   - animation: The animation of the entrance and the exit.
  ///   - onDismiss: A closure that runs once each time it has been closed, for any reason.
  ///   - content: A closure that returns the content while it is shown.
  /// - Returns: The view, with unchanged layout.
  public func popup<Content: View>(
    isPresented: Binding<Bool>, anchoredTo id: some Hashable, edge: Edge = .bottom,
    alignment: PopupAnchorAlignment = .start, dim: PopupDim = 0,
    dismissOn dismissal: PopupDismissal = .all, style: some PopupStyle = .panel,
    transition: Transition? = nil, animation: Animation = .spring,
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopupView(
      base: self,
      popup: PopupPresentation(
        place: .beside(Anchor.identity(of: id), edge, alignment), direction: edge, dim: dim,
        dismissal: dismissal, style: style, transition: transition, animation: animation,
        isPresented: isPresented, onDismiss: onDismiss,
        content: { content().resolveInPopup(&$0) }))
  }
}

/// The part of an anchor's side at which a popup is placed.
public enum PopupAnchorAlignment: CaseIterable, Sendable {
  /// The popup begins where the anchor begins: at its left or top.
  case start
  /// The middles of both are at the same place.
  case center
  /// The popup ends where the anchor ends.
  case end

  /// Returns the start of a length within the side of an anchor.
  func start(of length: Int, from start: Int, to end: Int) -> Int {
    switch self {
    case .start: start
    case .center: start + (end - start - length) / 2
    case .end: end - length
    }
  }
}
