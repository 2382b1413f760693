/// A horizontal stack of views.
public struct HStack<Content: View>: Primitive {
  @usableFromInline let layout: StackLayout
  @usableFromInline let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The number of columns between neighbours; negative numbers overlap them.
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
  /// Adds a container whose children inherit its axis.
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
