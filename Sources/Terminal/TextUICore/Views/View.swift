/// A part of the user interface, described by a value.
///
/// Most views are composed of others: they have a `body`. Views that draw, lay out or handle input
/// themselves are `Primitive` and write elements into the frame instead.
@MainActor public protocol View {
  /// The type of `body`; inferred.
  associatedtype Body: View
  /// The content of the view; evaluated where the view, or something that it reads, has changed.
  ///
  /// A view has changed if it differs from that of the previous frame: by `==` where it is
  /// `Equatable`, else if one of its properties does. `Equatable` values are compared by `==`,
  /// `@Observable` objects by identity, and closures without a result by their code and captured
  /// variables. A view with another property, such as a binding, counts as changed in every frame.
  /// States, environment values and the properties of `@Observable` objects that are read count as
  /// well; a global variable does not.
  @ViewBuilder var body: Body { get }
  /// Writes the elements of the view into the frame; only a `Primitive` implements it.
  func resolve(_ resolver: inout Resolver)
}

extension View {
  /// Evaluates the body and writes its elements, or reuses those of the previous frame.
  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.reuseOrResolveBody(of: self)
  }

  /// Evaluates the body, whether it has changed or not.
  @inlinable
  func resolveBody(_ resolver: inout Resolver) {
    resolveBody(&resolver, resolver.viewType(Self.self))
  }

  @inlinable
  func resolveBody(_ resolver: inout Resolver, _ type: ViewType) {
    // Without a closure, which would check at every call that it is on the main actor.
    let outer = resolver.identity
    resolver.identity = outer.child(Identity.Step.body)
    // State must know its place before `body` reads it.
    var linked = self
    resolver.link(&linked, type)
    let first = resolver.graph.count
    if resolver.values.awaitsWholeBody {
      resolver.resolveWholeBody(of: linked)
    } else {
      linked.body.resolve(&resolver)
    }
    resolver.noteBody(Self.self, from: first)
    resolver.identity = outer
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
