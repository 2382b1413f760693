/// A type that sizes and places several views, such as a stack, a grid or a game's board.
///
/// Layout has three steps: a parent proposes a size, the child chooses its own, and the parent
/// places it. A layout is used like a view: `Circle() { … }`.
///
/// A layout implements the two methods without a cache, or the two with one, which are SwiftUI's.
///
/// - Precondition: The layout implements one of the two pairs.
public protocol Layout: Element {
  /// Values that are computed from the children before each call; none by default.
  associatedtype Cache = Void

  /// Returns the size of the whole for a proposal, measuring the children as needed.
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size

  /// Places every child; a child without a place is hidden.
  func placeSubviews(in rect: Rect, _ children: Subviews)

  /// Returns the values for one call of the methods below.
  func makeCache(subviews: Subviews) -> Cache

  /// Returns the size of the whole for a proposal, measuring the children as needed.
  func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Cache) -> Size

  /// Places every child; a child without a place is hidden.
  ///
  /// - Parameters:
  ///   - bounds: The space, in cells of the buffer.
  ///   - proposal: The proposal for which the layout has chosen the size of the space.
  ///   - subviews: The children.
  ///   - cache: The values for this call.
  func placeSubviews(
    in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache)
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
