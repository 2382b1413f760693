/// A part of the user interface, described by a value.
///
/// Most views are composed of others: they have a `body`. Views that draw, lay out or handle input
/// themselves are `Primitive` and write elements into the frame instead.
@MainActor public protocol View {
  /// The type of `body`; inferred.
  associatedtype Body: View
  /// The content of the view; evaluated for every frame that shows it, or only if the view has
  /// changed where it is `Equatable`.
  @ViewBuilder var body: Body { get }
  /// Writes the elements of the view into the frame; only a `Primitive` implements it.
  func resolve(_ resolver: inout Resolver)
}

extension View {
  /// Evaluates the body and writes its elements.
  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolveBody(&resolver)
  }

  /// Evaluates the body, whether it has changed or not.
  @inlinable
  func resolveBody(_ resolver: inout Resolver) {
    resolver.scope(Identity.Step.body) { inner in
      // State must know its place before `body` reads it.
      var linked = self
      inner.link(&linked)
      let first = inner.graph.count
      if inner.values.awaitsWholeBody {
        inner.resolveWholeBody(of: linked)
      } else {
        linked.body.resolve(&inner)
      }
      inner.noteBody(Self.self, from: first)
    }
  }
}

/// A view without a body, which writes elements into the frame.
@MainActor public protocol Primitive: View where Body == Never {}

extension Primitive {
  /// Never evaluated, because its type has no values.
  public var body: Never { fatalError("\(Self.self) is a primitive view without a body") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
  public func resolve(_ resolver: inout Resolver) {}
}

extension Optional: View, Primitive where Wrapped: View {
  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    guard let self else { return }
    resolver.scope(Identity.Step.first) { self.resolve(&$0) }
  }
}
