/// What a screen reader says of a view that can have focus.
public final class AccessibilityText {
  /// What the view is called; nil for the texts in it.
  public var label: String?
  /// What it is set to.
  public var value: String?
  /// What it is for.
  public var hint: String?
  /// The texts in the view, each with the number of its node.
  private var texts: [(node: Int, text: String)] = []

  /// Makes words of one's own.
  ///
  /// - Parameters:
  ///   - label: What the view is called; nil for the texts in it.
  ///   - value: What it is set to.
  ///   - hint: What it is for.
  public init(label: String? = nil, value: String? = nil, hint: String? = nil) {
    (self.label, self.value, self.hint) = (label, value, hint)
  }

  func collect(_ text: String, at node: Int = 0) {
    if !text.isEmpty { texts.append((node, text)) }
  }

  /// What was heard from some nodes, in their order.
  func texts(of nodes: Range<Int>) -> String {
    texts.filter { nodes.contains($0.node) }.map(\.text).joined(separator: " ")
  }

  /// The label, or what can be read in the view where nobody gave it one.
  var name: String { label ?? texts.map(\.text).joined(separator: " ") }

  /// What is said when the view gets focus.
  var sentence: String {
    [name, value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Takes over what someone further out says of the same view.
  func yield(to other: AccessibilityText) {
    label = other.label ?? label
    value = other.value ?? value
    hint = other.hint ?? hint
  }
}

extension Resolver {
  /// Resolves views, and tells the texts in them, in one line.
  package mutating func collectingText(_ content: (inout Resolver) -> Void) -> String {
    let outer = values.words
    let words = AccessibilityText()
    values.words = words
    content(&self)
    values.words = outer
    return words.name
  }

  /// Lets the view round it that can have focus hear a text, if it is to be seen.
  package func collectAccessibilityText(_ text: String) {
    guard let words = values.words, !values.flags.contains(.hidden) else { return }
    words.collect(text, at: graph.count)
  }
}
