/// A part of a picture, described by a value.
///
/// Most views are made of others: they have a `body`. Those that draw, lay out or react themselves
/// are `Primitive` and write elements into the frame instead.
public protocol View {
  /// What `body` makes; found by the compiler.
  associatedtype Body: View
  /// What the view is made of; asked for whenever a frame is made of it.
  @ViewBuilder var body: Body { get }
  /// Writes the elements of the view into the frame; only a `Primitive` does it in its own way.
  func resolve(_ resolver: inout Resolver)
}

extension View {
  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.scope(Identity.Step.body) { inner in
      // State must know its place before `body` reads it.
      var linked = self
      inner.link(&linked)
      let first = inner.graph.count
      linked.body.resolve(&inner)
      inner.noteBody(Self.self, from: first)
    }
  }
}

/// A view without a body, which writes elements into the frame.
public protocol Primitive: View where Body == Never {}

extension Primitive {
  /// Never asked for: there is no value of this type.
  public var body: Never { fatalError("\(Self.self) is drawn by itself") }
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
