/// The accessibility text of the whole content of a popup, which no view inside takes as its own.
package final class WholeWords {
  /// The texts that were set for the whole content, the outermost first.
  private let all: [AccessibilityText]

  /// Creates the text of a view from the modifiers around all of its parts.
  @MainActor package init(of view: some View) {
    all = view.outerWords
  }

  /// The label and the hint as a sentence, without texts in the view; empty if none was set.
  package var sentence: String {
    let words = AccessibilityText()
    for outer in all.reversed() { words.yield(to: outer) }
    return words.sentence
  }

  /// True if a label was set.
  package var hasLabel: Bool { all.contains { $0.label != nil } }

  /// Returns true if an accessibility text is one of those for the whole content.
  func takes(_ words: AccessibilityText) -> Bool { all.contains { $0 === words } }
}

/// The accessibility text of the whole content of the enclosing popup.
enum WholeWordsKey: EnvironmentKey {
  static var defaultValue: WholeWords? { nil }
}

extension EnvironmentValues {
  /// The accessibility text of the whole content of the enclosing popup.
  package var wholeWords: WholeWords? {
    get { self[WholeWordsKey.self] }
    set { self[WholeWordsKey.self] = newValue }
  }
}

/// A view with a modifier around another view.
@MainActor private protocol SurroundingView {
  associatedtype Inside: View
  var inside: Inside { get }
  /// The text that is set for the view.
  var ownWords: AccessibilityText? { get }
}

extension SurroundingView {
  var ownWords: AccessibilityText? { nil }

  fileprivate var allWords: [AccessibilityText] {
    (ownWords.map { [$0] } ?? []) + inside.outerWords
  }
}

extension View {
  /// The accessibility texts that modifiers set for the whole view, the outermost first.
  fileprivate var outerWords: [AccessibilityText] {
    (self as? any SurroundingView)?.allWords ?? []
  }
}

extension SpokenView: SurroundingView {
  fileprivate var inside: Content { content }
  fileprivate var ownWords: AccessibilityText? { words }
}

extension ModifiedView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension EnvironmentView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension ResolvedView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension ModifierView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension ColoredView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension AttributedView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension TranslucentView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension FlaggedView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension LayeredView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension RespondingView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension TraitView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension FocusRequestView: SurroundingView {
  fileprivate var inside: Content { content }
}

extension FocusableView: SurroundingView {
  fileprivate var inside: Content { content }
}
