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

/// Who has focus.
struct FocusState {
  var current: Identity?
  /// What to tell who has it, should its view go.
  var target: FocusTarget?
  /// Who wanted it in the frame before.
  var requested: Set<Identity> = []
  /// Who had it below each of the layers that took it.
  var below: [(layer: Identity, focus: Identity?)] = []
  /// How many views that can have it have been placed in the frame so far.
  var placedTargets = 0
  /// Where the view that has it was placed last, for those that scroll.
  var place: Rect?

  mutating func notePlace(_ rect: Rect, of target: Identity) {
    placedTargets += 1
    if target == current { place = rect }
  }
}

/// Tells what scrolls where views stand that can have focus.
private struct FocusElement: Element {
  let target: FocusTarget
  unowned(unsafe) let store: FrameStore

  func place(in rect: Rect, _ children: Subviews) {
    store.focus.notePlace(rect, of: children.parentIdentity)
    for child in children { child.place(in: rect) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.respond(in: rect, with: .focus(target))
  }
}

/// A view that can have focus, and lets what is in it know.
public struct FocusableView<Content: View>: Primitive {
  let content: Content
  let target: FocusTarget
  let isFocusable: Bool

  public func resolve(_ resolver: inout Resolver) {
    guard isFocusable, resolver.values.isEnabled else {
      resolver.scope(Identity.Step.content) { content.resolve(&$0) }
      return
    }
    let own = resolver.ownTarget(target)
    let identity = resolver.identity
    resolver.wrapper(FocusElement(target: own, store: resolver.store)) { inner in
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
  ) -> FocusableView<Self> {
    FocusableView(
      content: self, target: FocusTarget(onChange: action), isFocusable: isFocusable)
  }

  /// Lets the view have focus, and a binding tell and decide whether it has.
  ///
  /// Round a control, or several views of which some can have it already, the first of them is meant.
  public func focused(_ isFocused: Binding<Bool>) -> FocusRequestView<Self> {
    let target = FocusTarget(
      onChange: { isFocused.wrappedValue = $0 }, request: isFocused.wrappedValue)
    return FocusRequestView(content: self, target: target)
  }

  /// Lets the view have focus, and a binding tell and decide which of several views has.
  public func focused<Name: Hashable>(
    _ name: Binding<Name?>, equals own: Name
  ) -> FocusRequestView<Self> {
    let isFocused = Binding<Bool>(
      get: { name.wrappedValue == own },
      set: { has in
        if has {
          name.wrappedValue = own
        } else if name.wrappedValue == own {
          name.wrappedValue = nil
        }
      })
    return focused(isFocused)
  }

  /// Gives the view, or the first in it that can have it, focus when nobody else has it.
  public func defaultFocus(_ isDefault: Bool = true) -> FocusRequestView<Self> {
    FocusRequestView(content: self, target: FocusTarget(isDefault: isDefault))
  }
}
