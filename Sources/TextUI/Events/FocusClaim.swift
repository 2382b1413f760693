/// What is wished of the first view inside that can have the keyboard: a binding, a default, words.
final class FocusClaim {
  private let target: FocusTarget
  private let outer: FocusClaim?
  private(set) var isTaken = false

  init(_ target: FocusTarget, outer: FocusClaim?) {
    self.target = target
    self.outer = outer
  }

  /// Joins the wishes with the target that is to meet them; only the first target gets any.
  func take(by own: FocusTarget) -> FocusTarget {
    guard !isTaken else { return own }
    isTaken = true
    let joined = own.joined(with: target)
    return outer?.take(by: joined) ?? joined
  }
}

extension FocusTarget {
  /// The same with what someone further out wishes, whose words count more.
  fileprivate func joined(with other: FocusTarget) -> FocusTarget {
    if let theirs = other.words { words?.yield(to: theirs) }
    let (first, second) = (onChange, other.onChange)
    return FocusTarget(
      isDefault: isDefault || other.isDefault,
      onChange: { hasFocus in
        first(hasFocus)
        second(hasFocus)
      },
      wish: other.wish ?? wish, words: words)
  }
}

/// A view of which something is wished; it can have the keyboard itself if nothing in it can.
public struct FocusClaimView<Content: View>: Primitive {
  let content: Content
  let target: FocusTarget

  public func resolve(_ resolver: inout Resolver) {
    guard resolver.values.isEnabled else {
      resolver.scope(Identity.Step.content) { content.resolve(&$0) }
      return
    }
    let (own, words) = (FallbackFocus(store: resolver.store), SpokenWords())
    let claim = FocusClaim(target, outer: resolver.values.focusClaim)
    let identity = resolver.identity
    resolver.wrapper(own) { inner in
      inner.keyboard(of: identity, words, claim) { content.resolve(&$0) }
    }
    if !claim.isTaken { own.target = claim.take(by: FocusTarget(words: words)) }
  }
}

/// Has the keyboard if it turns out that nothing inside can.
private final class FallbackFocus: Element {
  var target: FocusTarget?
  private unowned let store: FrameStore

  init(store: FrameStore) {
    self.store = store
  }

  func place(in rect: Rect, _ children: Subviews) {
    if target != nil { store.focus.notePlace(rect, of: children.parentIdentity) }
    for child in children { child.place(in: rect) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    if let target { painter.respond(in: rect, with: .focus(target)) }
  }
}

extension Resolver {
  /// The target of a view that has the keyboard itself, with all that is wished of it.
  func ownTarget(_ target: FocusTarget) -> FocusTarget {
    var own = target
    if own.words == nil { own.words = SpokenWords() }
    return values.focusClaim?.take(by: own) ?? own
  }

  /// Resolves what is in a view that can have the keyboard.
  mutating func keyboard(
    of identity: Identity, _ words: SpokenWords?, _ claim: FocusClaim? = nil,
    _ content: (inout Resolver) -> Void
  ) {
    let outer = (values.isFocused, values.words, values.focusClaim)
    values.isFocused = store.focus.current == identity
    (values.words, values.focusClaim) = (words, claim)
    content(&self)
    (values.isFocused, values.words, values.focusClaim) = outer
  }
}
