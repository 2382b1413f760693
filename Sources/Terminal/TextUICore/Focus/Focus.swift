/// A focusable view.
@usableFromInline
struct FocusTarget {
  /// True if the view gets focus when no other view has it.
  var isDefault = false
  /// True for a text field, of which a popup focuses the first when it opens.
  var isField = false
  var onChange: (Bool) -> Void = { _ in }
  /// The focus request, such as of a binding; nil for none.
  var request: Bool?
  /// The accessibility text of the view.
  var words: AccessibilityText?
}

/// Reports the frames of focusable views to scrolling containers.
private struct FocusElement: Element {
  let target: FocusTarget

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    context.note(focusTarget: children.parentIdentity, in: rect)
    for child in children { child.place(in: rect) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.respond(in: rect, with: .focus(target))
  }
}

/// A focusable view, whose content can read its focus.
@usableFromInline
struct FocusableView<Content: View>: Primitive {
  let content: Content
  let target: FocusTarget
  let isFocusable: Bool

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    guard isFocusable, resolver.values.isEnabled else {
      resolver.scope(Identity.Step.content) { content.resolve(&$0) }
      return
    }
    let own = resolver.ownTarget(target)
    let identity = resolver.identity
    resolver.wrapper(FocusElement(target: own)) { inner in
      inner.focusable(identity, own.words) { content.resolve(&$0) }
    }
  }
}

extension View {
  /// Makes the view focusable: by Tab, by arrows and by a press.
  ///
  /// Its content reads `\.isFocused`.
  ///
  /// - Parameters:
  ///   - isFocusable: True to make it focusable.
  ///   - action: Called when it gets or loses focus.
  /// - Returns: The view.
  public func focusable(
    _ isFocusable: Bool = true, onChange action: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    FocusableView(
      content: self, target: FocusTarget(onChange: action), isFocusable: isFocusable)
  }

  /// Gives focus to the view, or to its first focusable descendant, if nothing else has it.
  public func defaultFocus(_ isDefault: Bool = true) -> some View {
    FocusRequestView(content: self, target: FocusTarget(isDefault: isDefault))
  }
}
