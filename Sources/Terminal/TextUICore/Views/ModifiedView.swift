/// A view wrapped in an element, such as padding, a frame or a border.
@usableFromInline
struct ModifiedView<Modifier: Element, Content: View>: Primitive {
  @usableFromInline let modifier: Modifier
  @usableFromInline let content: Content

  @inlinable
  init(_ modifier: Modifier, _ content: Content) {
    self.modifier = modifier
    self.content = content
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    resolver.wrapper(modifier.animated(in: resolver)) { content.resolve(&$0) }
  }
}

extension View {
  /// Wraps the view in an element, or each of several views.
  ///
  /// For custom layout modifiers: the element has the view as its only child.
  @inlinable
  public consuming func wrapped<Wrapper: Element>(in element: Wrapper) -> some View {
    ModifiedView(element, self)
  }
}

/// A view that changes the environment of its content, without a node of its own.
@usableFromInline
struct EnvironmentView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @inlinable
  init(_ content: Content, _ change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @inlinable
  consuming func resolve(_ resolver: inout Resolver) {
    let outer = resolver.values
    change(&resolver.values)
    content.resolve(&resolver)
    resolver.values = outer
  }
}

extension View {
  /// Transforms the environment of the view.
  @inlinable
  public consuming func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(self, change)
  }

  /// Sets an environment value of the view.
  @inlinable
  public consuming func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(self) { $0[keyPath: path] = value }
  }
}

/// A view that is resolved by a closure.
package struct ResolvedView<Content: View>: Primitive {
  let content: Content
  let how: (inout Resolver, Content) -> Void

  package init(_ content: Content, _ resolve: @escaping (inout Resolver, Content) -> Void) {
    self.content = content
    how = resolve
  }

  package func resolve(_ resolver: inout Resolver) {
    how(&resolver, content)
  }
}
