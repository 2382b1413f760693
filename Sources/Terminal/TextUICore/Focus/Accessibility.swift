/// A view that can have focus, in words.
public struct AccessibilityElement: Hashable, Sendable {
  /// Which view it is, the same one in every frame.
  public let identity: Identity
  /// What it is called: what the program said, or else the texts in it.
  public let label: String
  /// What it is set to; nil for views without a value.
  public let value: String?
  /// What it is for; nil if nobody said anything.
  public let hint: String?
  /// Its place in cells of the buffer.
  public let rect: Rect
  /// Whether it has focus, so that keys reach it first.
  public let isFocused: Bool
}

extension Frame {
  /// The views that can have focus, in the order of Tab.
  public var accessibility: [AccessibilityElement] {
    focusOrder.map { region in
      let words = region.focusTarget?.words
      return AccessibilityElement(
        identity: region.identity, label: words?.name ?? "", value: words?.value,
        hint: words?.hint, rect: region.rect, isFocused: region.identity == focused)
    }
  }
}

/// A view of which something is said.
@usableFromInline
struct SpokenView<Content: View>: Primitive {
  let content: Content
  let words: AccessibilityText

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let (listener, outerRequest) = (resolver.values.words, resolver.values.focusRequest)
    let request = FocusRequest(FocusTarget(words: words), outer: outerRequest)
    let node = resolver.graph.count
    resolver.values.focusRequest = request
    if words.label != nil { resolver.values.words = nil }
    content.resolve(&resolver)
    (resolver.values.words, resolver.values.focusRequest) = (listener, outerRequest)
    if !request.isTaken { listener?.collect(words, at: node) }
  }
}

/// A view that has a label, of whatever type its content is.
package protocol LabelledView {
  /// What it is called; nil if only something else is said of it.
  var label: String? { get }
  /// Resolves the view as if nothing had been said of it.
  func resolveContent(_ resolver: inout Resolver)
}

extension SpokenView: LabelledView {
  package var label: String? { words.value == nil && words.hint == nil ? words.label : nil }

  package func resolveContent(_ resolver: inout Resolver) { content.resolve(&resolver) }
}

extension AccessibilityText {
  /// Takes over what is said of a part that cannot have focus itself.
  fileprivate func collect(_ part: AccessibilityText, at node: Int) {
    if let label = part.label { collect(label, at: node) }
    value = value ?? part.value
    hint = hint ?? part.hint
  }
}

extension View {
  /// Says something of the view, as the methods below do one by one.
  package func accessibility(_ words: AccessibilityText) -> some View {
    SpokenView(content: self, words: words)
  }

  /// Calls the view something else than the texts in it do.
  ///
  /// Meant is the first view inside that can have focus, such as a button. Where none can, it
  /// is a part of what the control round it is called. What is said further out counts more. The label
  /// of all there is in a popup is what the popup is called, which is said when it opens.
  public func accessibilityLabel(_ label: String) -> some View {
    SpokenView(content: self, words: AccessibilityText(label: label))
  }

  /// Says what the view is set to; announced when it changes while the view has focus.
  public func accessibilityValue(_ value: String) -> some View {
    SpokenView(content: self, words: AccessibilityText(value: value))
  }

  /// Says what the view is for.
  public func accessibilityHint(_ hint: String) -> some View {
    SpokenView(content: self, words: AccessibilityText(hint: hint))
  }

  /// Leaves the texts in the view out of what the control round it is called.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    transformEnvironment { if isHidden { $0.words = nil } }
  }
}
