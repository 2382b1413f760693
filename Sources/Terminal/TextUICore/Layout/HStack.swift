/// A row of views.
public struct HStack<Content: View>: Primitive {
  @usableFromInline let layout: StackLayout
  @usableFromInline let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where views lie that are lower than the row.
  ///   - spacing: Columns between neighbours; below zero they overlap.
  ///   - content: The views, from left to right.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 1, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(horizontal: alignment, spacing: spacing)
    self.content = content()
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, .horizontal) { content.resolve(&$0) }
  }
}

extension Resolver {
  /// Adds a container whose children know the direction they are laid out in.
  @inlinable
  public mutating func stack(
    _ layout: some Element, _ axis: Axis?, _ content: (inout Resolver) -> Void
  ) {
    let outer = values.stackAxis
    values.stackAxis = axis
    container(layout, content)
    values.stackAxis = outer
  }
}
