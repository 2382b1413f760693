/// The accessibility text of the selected row; a class, because a change of it needs no new frame.
final class SpokenTreeRow {
  private var sentence = ""

  /// Records a sentence.
  ///
  /// - Returns: True if it differs from the one before.
  func note(_ sentence: String) -> Bool {
    defer { self.sentence = sentence }
    return self.sentence != sentence
  }
}

extension View {
  /// Makes a row, while it is selected, the accessibility value of its tree.
  ///
  /// Changes are announced while the tree has focus.
  func spokenTreeRow(
    level: Int, _ state: TreeRowState, isSelected: Bool, by spoken: SpokenTreeRow
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let name = resolver.collectingText { content.resolve(&$0) }
      resolver.collectAccessibilityText(name)
      guard isSelected, let words = resolver.values.words else { return }
      let sentence = ([name, "level \(level)"] + state.words).joined(separator: ", ")
      words.value = sentence
      if spoken.note(sentence), resolver.values.isFocused { resolver.announce(sentence) }
    }
  }
}

extension TreeRowState {
  fileprivate var words: [String] {
    switch self {
    case .leaf: []
    case .collapsed: ["collapsed"]
    case .expanded: ["expanded"]
    }
  }
}
