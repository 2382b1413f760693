/// A view with overlays or backgrounds, which are proposed its size and never change it.
@usableFromInline
struct LayeredView<Content: View, Secondary: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let secondary: Secondary
  @usableFromInline let alignment: Alignment
  @usableFromInline let isInFront: Bool

  @inlinable
  init(_ content: Content, _ secondary: Secondary, _ alignment: Alignment, isInFront: Bool) {
    self.content = content
    self.secondary = secondary
    self.alignment = alignment
    self.isInFront = isInFront
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    let layout = LayersLayout(alignment: alignment, isInFront: isInFront)
    let index = resolver.begin(layout)
    if !isInFront { resolveSecondary(&resolver) }
    let letters = resolver.values.style.background
    if hidesBackground(letters) { resolver.values.style.background = .terminal }
    resolver.scope(Identity.Step.content) { content.resolve(&$0) }
    resolver.values.style.background = letters
    if isInFront { resolveSecondary(&resolver) }
    resolver.graph.end(index)
    resolver.finishLayers(index, layout) { resolveSecondary(&$0) }
  }

  /// Returns true if an inherited colour behind letters, such as a button's, would cover the view's
  /// own background.
  @inlinable
  func hidesBackground(_ letters: Color) -> Bool {
    !isInFront && letters != .terminal && (secondary as? Color) != .clear
  }

  @inlinable
  func resolveSecondary(_ resolver: inout Resolver) {
    let outer = resolver.values.stackAxis
    resolver.values.stackAxis = nil
    resolver.scope(Identity.Step.secondary) { inner in
      inner.container(ZStackLayout(alignment: alignment)) { secondary.resolve(&$0) }
    }
    resolver.values.stackAxis = outer
  }
}

/// Gives all children the size of the primary one: the first, or the last.
@usableFromInline
struct LayersLayout: Layout {
  let alignment: Alignment
  /// True if the primary child is drawn first.
  let isInFront: Bool

  @usableFromInline
  init(alignment: Alignment, isInFront: Bool) {
    self.alignment = alignment
    self.isInFront = isInFront
  }

  func primary(of children: Subviews) -> Subview? {
    isInFront ? children.first : children.last
  }

  @usableFromInline
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    primary(of: children)?.sizeThatFits(proposal) ?? .zero
  }

  @usableFromInline
  func placeSubviews(in rect: Rect, _ children: Subviews) {
    guard let primary = primary(of: children) else { return }
    primary.place(in: rect)
    for child in children where child.node != primary.node {
      let size = child.sizeThatFits(Proposal(rect.size))
      child.place(in: alignment.rect(of: size, in: rect))
    }
  }
}

extension Resolver {
  /// Passes the content's layout values on to its container, and gives each of several views its
  /// own overlay or background.
  @usableFromInline
  mutating func finishLayers(
    _ index: Int, _ layout: LayersLayout, _ secondary: (inout Resolver) -> Void
  ) {
    let children = Subviews(graph: graph, of: index).map(\.node)
    guard children.count == 2 else {
      return distributeLayers(graph.removeNodes(from: index), layout, secondary)
    }
    let primary = children[layout.isInFront ? 0 : 1]
    graph.moveTraits(of: primary, to: index)
  }

  /// Wraps each view of the content in a node with a secondary view of its own.
  private mutating func distributeLayers(
    _ nodes: [Node], _ layout: LayersLayout, _ secondary: (inout Resolver) -> Void
  ) {
    var child = layout.isInFront ? 1 : 1 + Int(nodes[1].span)
    let end = layout.isInFront ? nodes.lastTopLevel : nodes.count
    while child < end {
      let view = nodes[child..<child + Int(nodes[child].span)]
      scope(nodes[child].identity.raw) { $0.layers(round: view, layout, secondary) }
      child = view.endIndex
    }
  }

  private mutating func layers(
    round view: ArraySlice<Node>, _ layout: LayersLayout, _ secondary: (inout Resolver) -> Void
  ) {
    let index = begin(layout)
    if !layout.isInFront { secondary(&self) }
    let primary = graph.count
    append(contentsOf: view)
    if layout.isInFront { secondary(&self) }
    graph.end(index)
    graph.moveTraits(of: primary, to: index)
  }
}

extension [Node] {
  /// The index of the first node's last child.
  fileprivate var lastTopLevel: Int {
    var (last, next) = (1, 1)
    while next < count { (last, next) = (next, next + Int(self[next].span)) }
    return last
  }
}

extension View {
  /// Draws a view behind this one, in a space of its size.
  ///
  /// A background of a group is drawn behind each of the group's views.
  @inlinable
  public consuming func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(self, content(), alignment, isInFront: false)
  }

  /// Draws a view, such as a colour or a shape, behind this one.
  @inlinable
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(self, background, alignment, isInFront: false)
  }

  /// Draws a colour behind the view.
  @inlinable
  public consuming func background(_ color: Color) -> some View {
    LayeredView(self, color, .center, isInFront: false)
  }

  /// Draws a view in front of this one, in a space of its size.
  @inlinable
  public consuming func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(self, content(), alignment, isInFront: true)
  }

  /// Draws a view in front of this one.
  @inlinable
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(self, overlay, alignment, isInFront: true)
  }
}
