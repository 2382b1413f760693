/// A view that can show a popup above everything.
@usableFromInline
struct PopupView<Base: View>: Primitive {
  let base: Base
  let popup: PopupPresentation

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.scope(Identity.Step.content) { base.resolve(&$0) }
    resolver.scope(Identity.Step.secondary) { _ = popup.resolve(&$0) }
  }
}

extension View {
  /// Shows a popup in the safe area while a binding is true.
  ///
  /// It is as large as its content; what could be as wide as it likes is offered 32 to 42 columns, or
  /// all there are if it is too high then. It is at most four fifths of the safe area, rounded down,
  /// and 60×24; higher content is scrolled. Bars of `safeAreaInset` along an edge of the window are no
  /// part of the safe area. Where the safe area has less than 60 columns it takes all of that width.
  /// It gets all events, and the focus, until it closes; a popup shown by its content lies above it.
  /// One that is there in the very first frame is just there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; made false by what closes it.
  ///   - alignment: Its place.
  ///   - direction: The edge of the window it comes in over, and goes out by; by default the nearest,
  ///     and the bottom for one in the middle.
  ///   - dim: How much what lies behind is faded: 0 not at all, 1 wholly; or `.conceal`.
  ///   - dismissal: What closes it; it can always be closed by its content, with `\.dismiss`.
  ///   - style: How it looks.
  ///   - onDismiss: Called once each time it has been closed, however that was.
  ///   - content: Makes the content, when it is shown; several views lie below each other.
  /// - Returns: The view; its layout does not change.
  public func popup<Content: View>(
    isPresented: Binding<Bool>, alignment: Alignment = .center, direction: Edge? = nil,
    dim: PopupDim = 0.5, dismissOn dismissal: PopupDismissal = .all, style: PopupStyle = .panel,
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopupView(
      base: self,
      popup: PopupPresentation(
        place: .aligned(alignment), direction: direction ?? alignment.nearestEdge, dim: dim,
        dismissal: dismissal, style: style, isPresented: isPresented, onDismiss: onDismiss,
        content: { content().resolveInPopup(&$0) }))
  }

  /// Shows a popup with its top left corner at a cell of the window, such as that of a press.
  ///
  /// Moved as far as it takes to be in the safe area, and as wide as its content in windows of any
  /// width.
  public func popup<Content: View>(
    isPresented: Binding<Bool>, at place: Point, direction: Edge = .bottom, dim: PopupDim = 0.5,
    dismissOn dismissal: PopupDismissal = .all, style: PopupStyle = .panel,
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopupView(
      base: self,
      popup: PopupPresentation(
        place: .at(place), direction: direction, dim: dim, dismissal: dismissal, style: style,
        isPresented: isPresented, onDismiss: onDismiss, content: { content().resolveInPopup(&$0) }))
  }
}

extension Alignment {
  /// The edge something lies at, above or below before the sides; the bottom in the middle.
  var nearestEdge: Edge {
    switch (vertical, horizontal) {
    case (.top, _): .top
    case (.bottom, _): .bottom
    case (.center, .leading): .leading
    case (.center, .trailing): .trailing
    case (.center, .center): .bottom
    }
  }
}
