/// One of several choices, taken by a click or by arrows, Home and End.
///
/// The choices are views that say by `.tag(_:)` what they stand for. Views without a tag of the
/// selection's type are shown and cannot be chosen. How it looks is up to `pickerStyle(_:)`.
public struct Picker<Selection: Hashable, Content: View>: Primitive {
  private let title: String
  private let selection: Binding<Selection>
  private let content: Content

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - title: What is written before or above the choices; may be empty.
  ///   - selection: What the choice taken stands for. It may be none of them.
  ///   - content: The choices.
  public init(
    _ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.selection = selection
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    let style = resolver.values[PickerStyleKey.self]
    let options = PickerOptions(selection)
    let words = SpokenWords(label: title)
    let control = Control(words: words, onKey: { options.take($0, style) })
    let outer = resolver.values.style
    if !resolver.values.isEnabled { resolver.values.style.attributes.insert(.dim) }
    resolver.control(control) { inner in
      inner.stack(style.outerLayout, style.outerAxis) { inner in
        if !title.isEmpty { inner.scope(1) { Text(title).resolve(&$0) } }
        inner.stack(style.layout, style.axis) { resolve(options, style, words, &$0) }
      }
    }
    resolver.values.style = outer
  }

  /// Adds the choices, each with its sign.
  private func resolve(
    _ options: PickerOptions<Selection>, _ style: PickerStyle, _ words: SpokenWords,
    _ resolver: inout Resolver
  ) {
    let start = resolver.graph.count
    let outer = resolver.values.words
    resolver.values.words = words
    content.resolve(&resolver)
    resolver.values.words = outer
    let nodes = resolver.graph.removeNodes(from: start)
    let parts = nodes.subtrees
    options.tags = parts.map { nodes[$0.lowerBound].tag(as: Selection.self) }
    let selected = options.selected
    words.value = words.value ?? selected.map { words.texts(of: parts[$0].shifted(by: start)) }
    for (index, part) in parts.enumerated() {
      let option = PickerOption(
        nodes: nodes[part], isSelected: index == selected, isAnySelected: selected != nil,
        style: style, choose: { options.choose(index) })
      resolver.scope(UInt64(index)) { option.resolve(&$0) }
    }
  }
}

extension PickerStyle {
  fileprivate var axis: Axis { self == .inline ? .vertical : .horizontal }
  fileprivate var outerAxis: Axis { axis }

  fileprivate var layout: StackLayout {
    self == .inline
      ? StackLayout(vertical: .leading, spacing: 0) : StackLayout(horizontal: .center, spacing: 0)
  }

  fileprivate var outerLayout: StackLayout {
    self == .inline
      ? StackLayout(vertical: .leading, spacing: 0) : StackLayout(horizontal: .center, spacing: 1)
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

extension Node {
  fileprivate func tag<Tag>(as type: Tag.Type) -> Tag? {
    let value = traits?.values[ObjectIdentifier(TagKey.self)] as? TagKey.Value
    return value.flatMap(\.self)?.base as? Tag
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}
