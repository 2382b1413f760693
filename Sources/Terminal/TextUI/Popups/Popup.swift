/// A view that can present a popup above all other views of the window.
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
  /// The popup is as large as its content, up to four fifths of the safe area (rounded down) and
  /// 60×24; higher content scrolls. Content of flexible width is proposed 32 to 42 columns, or the
  /// whole limit if it would be too high. Bars of `safeAreaInset` along an edge of the window are
  /// not part of the safe area. If the safe area has less than 60 columns, the popup takes all of
  /// them but one at each side.
  ///
  /// It receives all events, and the focus, until it closes. When it opens, its first text field
  /// has focus unless another view asks for it, and its label, or by default its texts before the
  /// first control, are announced. A popup presented by its content is above it. A popup presented
  /// in the first frame appears without animation.
  ///
  /// - Parameters:
  ///   - isPresented: True while the popup is shown; set to false when it is closed.
  ///   - alignment: The alignment in the safe area.
  ///   - direction: The edge it slides in from and out to; nil for the nearest (centred: bottom).
  ///   - dim: The fading of the views behind: 0 for none, 1 for complete; or `.conceal`.
  ///   - dismissal: The user actions that close it; its content can always call `\.dismiss`.
  ///   - style: The appearance.
  ///   - transition: The transition; nil to slide in and out.
  ///   - animation: The animation of the entrance and the exit.
  ///   - onDismiss: A closure that runs once each time it has been closed, for any reason.
  ///   - content: A closure that returns the content, laid out in a column.
  /// - Returns: The view, with unchanged layout.
  public func popup<Content: View>(
    isPresented: Binding<Bool>, alignment: Alignment = .center, direction: Edge? = nil,
    dim: PopupDim = 0.5, dismissOn dismissal: PopupDismissal = .all,
    style: some PopupStyle = .panel,
    transition: Transition? = nil, animation: Animation = .spring,
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopupView(
      base: self,
      popup: PopupPresentation(
        place: .aligned(alignment), direction: direction ?? alignment.nearestEdge, dim: dim,
        dismissal: dismissal, style: style, transition: transition, animation: animation,
        isPresented: isPresented, onDismiss: onDismiss,
        content: { content().resolveInPopup(&$0) }))
  }

  /// Shows a popup with its top left corner at a cell of the window, such as that of a press.
  ///
  /// The popup is moved into the safe area, and is as wide as its content in any window.
  public func popup<Content: View>(
    isPresented: Binding<Bool>, at place: Point, direction: Edge = .bottom, dim: PopupDim = 0.5,
    dismissOn dismissal: PopupDismissal = .all, style: some PopupStyle = .panel,
    transition: Transition? = nil, animation: Animation = .spring,
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopupView(
      base: self,
      popup: PopupPresentation(
        place: .at(place), direction: direction, dim: dim, dismissal: dismissal, style: style,
        transition: transition, animation: animation, isPresented: isPresented,
        onDismiss: onDismiss, content: { content().resolveInPopup(&$0) }))
  }
}

extension Alignment {
  /// The nearest window edge, vertical before horizontal; the bottom for the centre.
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
