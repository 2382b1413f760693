/// The accessibility text of the whole content of a popup, which no view inside takes as its own.
package final class WholeWords {
  /// The texts that were set for the whole content, the outermost first.
  private var all: [AccessibilityText] = []
  /// The type of the view inside all modifiers so far, if its body may set further texts.
  private var awaited: Any.Type?

  /// Creates the text of a view from the modifiers around all of its parts.
  @MainActor package init(of view: some View) {
    note(view)
  }

  /// Adds the texts that modifiers around all parts of a view set.
  @MainActor private func note(_ view: some View) {
    if let words = (view as? any SurroundingView)?.ownWords { all.append(words) }
    if let surrounding = view as? any SurroundingView { return note(surrounding.inside) }
    awaited = view.hasBody ? type(of: view) : nil
  }

  /// Adds the texts that a body sets for all of its parts, if it is the content's.
  @MainActor fileprivate func note(body: some View, of type: Any.Type) {
    if awaited == type { note(body) }
  }

  /// True if a view inside has a body that may set texts for the whole content.
  package var awaitsBody: Bool { awaited != nil }

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

extension Resolver {
  /// Evaluates a body that may be the whole content of a popup, and writes its elements.
  ///
  /// Not inlined, because a second copy of each body takes a twentieth of a frame.
  @usableFromInline
  @MainActor mutating func resolveWholeBody<Whole: View>(of view: Whole) {
    let body = view.body
    values.wholeWords?.note(body: body, of: Whole.self)
    values.awaitsWholeBody = values.wholeWords?.awaitsBody == true
    body.resolve(&self)
  }
}

extension View {
  fileprivate var hasBody: Bool { Body.self != Never.self }
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

extension EquatableView: SurroundingView {
  fileprivate var inside: Content { content }
}
