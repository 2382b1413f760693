/// A view that is resolved in a way of its own.
public struct ResolvedView<Content: View>: Primitive {
  let content: Content
  let how: (inout Resolver, Content) -> Void

  init(_ content: Content, _ resolve: @escaping (inout Resolver, Content) -> Void) {
    self.content = content
    how = resolve
  }

  public func resolve(_ resolver: inout Resolver) {
    how(&resolver, content)
  }
}
