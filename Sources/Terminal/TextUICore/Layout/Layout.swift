/// A type that sizes and places several views, such as a stack, a grid or a game's board.
///
/// Layout has three steps: a parent proposes a size, the child chooses its own, and the parent
/// places it. A layout is used like a view: `Circle() { … }`.
public protocol Layout: Element {
  /// Returns the size of the whole for a proposal, measuring the children as needed.
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size

  /// Places every child; a child without a place is hidden.
  func placeSubviews(in rect: Rect, _ children: Subviews)
}

extension Layout {
  @inlinable
  public func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    placeSubviews(in: rect, children)
  }

  /// Returns the views laid out by this layout.
  @MainActor @inlinable
  public func callAsFunction<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A view with a layout and its children.
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
