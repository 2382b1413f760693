/// A vertical stack of views.
public struct VStack<Content: View>: Primitive {
  @usableFromInline let layout: StackLayout
  @usableFromInline let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The number of rows between neighbours; negative numbers overlap them.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(vertical: alignment, spacing: spacing)
    self.content = content()
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, .vertical) { content.resolve(&$0) }
  }
}
