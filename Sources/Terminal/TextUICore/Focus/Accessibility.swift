/// The accessibility description of a focusable view.
public struct AccessibilityElement: Hashable, Sendable {
  /// The identity of the view, stable between frames.
  public let identity: Identity
  /// The label that was set, otherwise the texts in the view.
  public let label: String
  /// The current value; nil for views without one.
  public let value: String?
  /// The hint on the view's purpose; nil if none was set.
  public let hint: String?
  /// The frame in cells of the buffer.
  public let rect: Rect
  /// True if the view has focus, so that keys reach it first.
  public let isFocused: Bool
}

extension Frame {
  /// The focusable views in tab order.
  public var accessibility: [AccessibilityElement] {
    focusOrder.map { region in
      let words = region.focusTarget?.words
      return AccessibilityElement(
        identity: region.identity, label: words?.name ?? "", value: words?.value,
        hint: words?.hint, rect: region.rect, isFocused: region.identity == focused)
    }
  }
}

/// A view with accessibility text.
@usableFromInline
struct SpokenView<Content: View>: Primitive {
  let content: Content
  let words: AccessibilityText

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    if resolver.values[WholeWordsKey.self]?.takes(words) == true {
      return content.resolve(&resolver)
    }
    let (listener, outerRequest) = (resolver.values.words, resolver.values.focusRequest)
    let request = FocusRequest(FocusTarget(words: words), outer: outerRequest)
    let node = resolver.graph.count
    resolver.values.focusRequest = request
    if words.label != nil { resolver.values.words = nil }
    content.resolve(&resolver)
    (resolver.values.words, resolver.values.focusRequest) = (listener, outerRequest)
    if !request.isTaken { resolver.collect(AccessibilityPart(words), at: node) }
  }
}

extension AccessibilityPart {
  /// The texts that are set for a view.
  fileprivate init(_ words: AccessibilityText) {
    self.init(text: words.label ?? "", value: words.value, hint: words.hint)
  }
}

extension View {
  /// Sets the accessibility text of the view.
  package func accessibility(_ words: AccessibilityText) -> some View {
    SpokenView(content: self, words: words)
  }

  /// Sets the accessibility label, which replaces the texts in the view.
  ///
  /// It applies to the first focusable view inside, such as a button. If there is none, it is a
  /// part of the label of the enclosing control. Outer labels take precedence. The label and the
  /// hint of a popup's whole content are announced when the popup opens, instead of its texts.
  public func accessibilityLabel(_ label: String) -> some View {
    SpokenView(content: self, words: AccessibilityText(label: label))
  }

  /// Sets the accessibility value; announced when it changes while the view has focus.
  public func accessibilityValue(_ value: String) -> some View {
    SpokenView(content: self, words: AccessibilityText(value: value))
  }

  /// Sets the accessibility hint on the view's purpose.
  public func accessibilityHint(_ hint: String) -> some View {
    SpokenView(content: self, words: AccessibilityText(hint: hint))
  }

  /// Excludes the texts in the view from the label of the enclosing control.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    transformEnvironment { if isHidden { $0.words = nil } }
  }
}
