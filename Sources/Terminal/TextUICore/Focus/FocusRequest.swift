/// A request to the first focusable descendant: a binding, a default or accessibility text.
final class FocusRequest {
  private let target: FocusTarget
  private let outer: FocusRequest?
  /// Receives the first target when it takes the request.
  private let onTaken: (FocusTarget) -> Void
  private(set) var isTaken = false

  init(
    _ target: FocusTarget, outer: FocusRequest?,
    onTaken: @escaping (FocusTarget) -> Void = { _ in }
  ) {
    self.target = target
    self.outer = outer
    self.onTaken = onTaken
  }

  /// Merges the requests into the first target; later targets get none.
  func take(by own: FocusTarget) -> FocusTarget {
    guard !isTaken else { return own }
    isTaken = true
    onTaken(own)
    let joined = own.joined(with: target)
    return outer?.take(by: joined) ?? joined
  }
}

extension FocusRequest {
  /// Passes on the text that ancestors set for a view that may take the request later.
  fileprivate func describe(_ words: AccessibilityText) {
    guard !isTaken else { return }
    if let theirs = target.words { words.yield(to: theirs) }
    outer?.describe(words)
  }
}

extension FocusTarget {
  /// Merges the request of an ancestor, whose text takes precedence.
  fileprivate func joined(with other: FocusTarget) -> FocusTarget {
    if let theirs = other.words { words?.yield(to: theirs) }
    let (first, second) = (onChange, other.onChange)
    return FocusTarget(
      isDefault: isDefault || other.isDefault, isField: isField || other.isField,
      onChange: { hasFocus in
        first(hasFocus)
        second(hasFocus)
      },
      request: other.request ?? request, words: words)
  }
}

/// A view with a focus request, which is focusable itself if no descendant is.
@usableFromInline
struct FocusRequestView<Content: View>: Primitive {
  let content: Content
  let target: FocusTarget

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    guard resolver.values.isEnabled else {
      resolver.scope(Identity.Step.content) { content.resolve(&$0) }
      return
    }
    let words = AccessibilityText()
    let request = FocusRequest(target, outer: resolver.values.focusRequest)
    let identity = resolver.identity
    resolver.wrapper(FallbackFocus(request, words)) { inner in
      inner.focusable(identity, words, request) { content.resolve(&$0) }
    }
  }
}

/// Makes the view focusable if no view inside is focusable.
private final class FallbackFocus: Element {
  private let request: FocusRequest
  private let words: AccessibilityText
  private var target: FocusTarget?

  init(_ request: FocusRequest, _ words: AccessibilityText) {
    (self.request, self.words) = (request, words)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    for child in children { child.place(in: rect) }
    // Now also views in a `GeometryReader` are known, which are resolved when it is placed.
    if !request.isTaken { target = request.take(by: FocusTarget(words: words)) }
    if target != nil { context.note(focusTarget: children.parentIdentity, in: rect) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    if let target { painter.respond(in: rect, with: .focus(target)) }
  }
}

extension Resolver {
  /// Returns the target of a focusable view with all requests.
  func ownTarget(_ target: FocusTarget) -> FocusTarget {
    var own = target
    if own.words == nil { own.words = AccessibilityText() }
    return values.focusRequest?.take(by: own) ?? own
  }

  /// Gives a view that is focusable only at times the text that ancestors set, unless a view in it
  /// has taken it.
  package func describe(_ words: AccessibilityText) {
    values.focusRequest?.describe(words)
  }

  /// The focus system, also valid later in event handlers.
  package var focus: FocusSystem {
    store.log.noteEffect()
    return store.focus
  }

  /// Returns true if the view of an identity has focus.
  package func hasFocus(_ identity: Identity) -> Bool {
    if store.log.isRunning { store.log.noteFocusRead() }
    return store.focus.current == identity
  }

  /// Resolves the content of a focusable view.
  mutating func focusable(
    _ identity: Identity, _ words: AccessibilityText?, _ request: FocusRequest? = nil,
    _ content: (inout Resolver) -> Void
  ) {
    let outer = (values.isFocused, values.words, values.focusRequest)
    values.isFocused = hasFocus(identity)
    (values.words, values.focusRequest) = (words, request)
    content(&self)
    (values.isFocused, values.words, values.focusRequest) = outer
  }
}
