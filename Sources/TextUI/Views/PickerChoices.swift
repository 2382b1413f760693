/// The choices of a picker as views, to be put wherever its style wants them.
struct PickerChoices<Selection: Hashable> {
  let views: [ResolvedSubview]
  /// What each stands for; nil for views that were given no tag.
  let tags: [Selection?]
  /// What can be read in each.
  let texts: [String]

  /// Resolves content, each of whose views is a choice.
  init(_ content: some View, _ resolver: inout Resolver) {
    let start = resolver.graph.count
    let (words, outer) = (SpokenWords(), resolver.values.words)
    resolver.values.words = words
    content.resolve(&resolver)
    resolver.values.words = outer
    let nodes = resolver.graph.removeNodes(from: start)
    let parts = nodes.subtrees
    views = parts.map { ResolvedSubview(id: nodes[$0.lowerBound].identity, nodes: nodes[$0]) }
    tags = views.map { $0.tag(of: Selection.self) }
    texts = parts.map { words.texts(of: $0.shifted(by: start)) }
  }

  /// The number of the choice that stands for something, if any does.
  func index(of selection: Selection) -> Int? {
    tags.firstIndex { $0 == .some(selection) }
  }
}

extension [Node] {
  /// The nodes of each of the views they stand for.
  fileprivate var subtrees: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = start + Swift.max(1, Int(self[start].span))
      parts.append(start..<end)
      start = end
    }
    return parts
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}
