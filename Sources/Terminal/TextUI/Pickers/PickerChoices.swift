/// The choices of a picker as views, to be put wherever its style wants them.
struct PickerChoices<Selection: Hashable> {
  let views: [ResolvedSubview]
  /// What each stands for; nil for views that were given no tag.
  let tags: [Selection?]
  /// What can be read in each.
  let texts: [String]

  /// Resolves content, each of whose views is a choice.
  init(_ content: some View, _ resolver: inout Resolver) {
    let (words, outer) = (AccessibilityText(), resolver.values.words)
    resolver.values.words = words
    views = resolver.subviews { content.resolve(&$0) }
    resolver.values.words = outer
    tags = views.map { $0.tag(of: Selection.self) }
    texts = views.map(words.text(of:))
  }

  /// The number of the choice that stands for something, if any does.
  func index(of selection: Selection) -> Int? {
    tags.firstIndex { $0 == .some(selection) }
  }
}
