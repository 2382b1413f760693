/// A column of views.
public struct VStack<Content: View>: Primitive {
  @usableFromInline let layout: StackLayout
  @usableFromInline let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: Where views lie that are narrower than the column.
  ///   - spacing: Rows between neighbours; below zero they overlap.
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
