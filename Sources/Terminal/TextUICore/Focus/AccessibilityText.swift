/// The text that a screen reader announces for a focusable view.
public final class AccessibilityText {
  /// The label; nil for the texts in the view.
  public var label: String?
  /// The current value.
  public var value: String?
  /// The hint on the view's purpose.
  public var hint: String?
  /// The texts in the view, each with the number of its node.
  private var texts: [(node: Int, text: String)] = []

  /// Creates an accessibility text.
  ///
  /// - Parameters:
  ///   - label: The label; nil for the texts in the view.
  ///   - value: The current value.
  ///   - hint: The hint on the view's purpose.
  public init(label: String? = nil, value: String? = nil, hint: String? = nil) {
    (self.label, self.value, self.hint) = (label, value, hint)
  }

  func collect(_ text: String, at node: Int = 0) {
    if !text.isEmpty { texts.append((node, text)) }
  }

  /// Adds the text of a part that is not focusable.
  func collect(_ part: AccessibilityPart, at node: Int) {
    collect(part.text, at: node)
    value = value ?? part.value
    hint = hint ?? part.hint
  }

  /// Moves the texts from a node on to that node, which stands for the others.
  func moveTexts(from start: Int) {
    for index in texts.indices where texts[index].node > start { texts[index].node = start }
  }

  /// Returns the texts of some nodes, in order.
  func texts(of nodes: Range<Int>) -> String {
    texts.filter { nodes.contains($0.node) }.map(\.text).joined(separator: " ")
  }

  /// The label, or the texts in the view.
  var name: String { label ?? texts.map(\.text).joined(separator: " ") }

  /// The sentence announced when the view gets focus: the name, the value and the hint.
  package var sentence: String {
    let words = [name, value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    guard let hint, !hint.isEmpty else { return words }
    return words.isEmpty ? hint : words.followed(by: hint)
  }

  /// Merges the text that an ancestor sets for the same view.
  func yield(to other: AccessibilityText) {
    label = other.label ?? label
    value = other.value ?? value
    hint = other.hint ?? hint
  }
}

/// The text of a part of a focusable view, with the value and the hint that are set for it.
struct AccessibilityPart {
  var text = ""
  var value: String?
  var hint: String?
}

extension String {
  /// Returns the text and another sentence, separated by a full stop where there is none.
  package func followed(by sentence: String) -> String {
    last?.isPunctuation == true ? "\(self) \(sentence)" : "\(self). \(sentence)"
  }
}

extension Resolver {
  /// Resolves views, and returns the texts before their first focusable view.
  ///
  /// A form introduces itself: if that view is a field, the result is empty.
  package mutating func collectingIntroduction(_ content: (inout Resolver) -> Void) -> String {
    let outer = (values.words, values.focusRequest)
    let words = AccessibilityText()
    let node = graph.count
    var introduction: String?
    values.focusRequest = FocusRequest(FocusTarget(), outer: outer.1) {
      introduction = $0.isField ? "" : words.name
    }
    values.words = words
    content(&self)
    (values.words, values.focusRequest) = outer
    outer.0?.collect(words.name, at: node)
    return introduction ?? words.name
  }

  /// Resolves views, and returns their texts in one line.
  package mutating func collectingText(_ content: (inout Resolver) -> Void) -> String {
    let outer = values.words
    let words = AccessibilityText()
    values.words = words
    content(&self)
    values.words = outer
    return words.name
  }

  /// Adds a text to the enclosing focusable view, if it is visible.
  package func collectAccessibilityText(_ text: String) {
    guard !values.flags.contains(.hidden) else { return }
    collect(AccessibilityPart(text: text), at: graph.count)
  }

  /// Adds the text of a part to the enclosing focusable view.
  func collect(_ part: AccessibilityPart, at node: Int) {
    guard let words = values.words else { return }
    words.collect(part, at: node)
    if store.log.isRunning { store.log.note(part, at: node, in: words) }
  }
}
