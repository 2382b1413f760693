/// A rule that sizes and places several views: stacks, grids and a game's own board are all layouts.
///
/// Three steps, never broken: a parent proposes a size, the child chooses its own, the parent places
/// it. A layout is used like a view: `Circle() { … }`.
public protocol Layout: Element {
  /// The size of the whole for a proposal, found by asking the children.
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size

  /// Gives every child its place; a child that gets none is not seen.
  func placeSubviews(in rect: Rect, _ children: Subviews)
}

extension Layout {
  @inlinable
  public func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    placeSubviews(in: rect, children)
  }

  /// The views laid out by the rule.
  @inlinable
  public func callAsFunction<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Views laid out by a rule.
@usableFromInline
struct LayoutView<Rule: Layout, Content: View>: Primitive {
  @usableFromInline let layout: Rule
  @usableFromInline let content: Content

  @inlinable
  init(layout: Rule, content: Content) {
    self.layout = layout
    self.content = content
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    resolver.container(layout) { content.resolve(&$0) }
  }
}
