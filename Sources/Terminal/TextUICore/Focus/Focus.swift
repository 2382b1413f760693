/// A view that can have focus.
@usableFromInline
struct FocusTarget {
  /// Whether it gets focus when nobody else has it.
  var isDefault = false
  var onChange: (Bool) -> Void = { _ in }
  /// What wants focus itself, such as a binding; nil for no request.
  var request: Bool?
  /// What is said of it.
  var words: AccessibilityText?
}

/// Tells what scrolls where views stand that can have focus.
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

/// A view that can have focus, and lets what is in it know.
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
  /// Lets the view have focus: by Tab, by arrows, by a press.
  ///
  /// What is in it reads `\.isFocused`.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether it may.
  ///   - action: Called when it gets or loses focus.
  /// - Returns: The view.
  public func focusable(
    _ isFocusable: Bool = true, onChange action: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    FocusableView(
      content: self, target: FocusTarget(onChange: action), isFocusable: isFocusable)
  }

  /// Gives the view, or the first in it that can have it, focus when nobody else has it.
  public func defaultFocus(_ isDefault: Bool = true) -> some View {
    FocusRequestView(content: self, target: FocusTarget(isDefault: isDefault))
  }
}
