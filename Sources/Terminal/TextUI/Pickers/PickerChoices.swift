/// The resolved choices of a picker.
@MainActor struct PickerChoices<Selection: Hashable> {
  let views: [ResolvedSubview]
  /// The tag of each choice; nil for views without a tag of the selection's type.
  let tags: [Selection?]
  /// The accessibility text of each choice.
  let texts: [String]

  /// Resolves content whose views are the choices.
  init(_ content: some View, _ resolver: inout Resolver) {
    let (words, outer) = (AccessibilityText(), resolver.values.words)
    resolver.values.words = words
    views = resolver.subviews { content.resolve(&$0) }
    resolver.values.words = outer
    tags = views.map { $0.tag(of: Selection.self) }
    texts = views.map(words.text(of:))
  }

  /// Returns the index of the choice with a tag; nil if there is none.
  func index(of selection: Selection) -> Int? {
    tags.firstIndex { $0 == .some(selection) }
  }
}
