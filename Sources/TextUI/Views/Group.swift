/// Several views as one, laid out by whatever is round them.
///
/// A layout modifier applied to a group is applied to each of its views.
public struct Group<Content: View>: Primitive {
  @usableFromInline let content: Content

  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    content.resolve(&resolver)
  }
}
