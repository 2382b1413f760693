/// Nothing; it takes no space and no part in layout.
public struct EmptyView: Primitive {
  @inlinable
  public init() {}

  @inlinable
  public func resolve(_ resolver: inout Resolver) {}
}
