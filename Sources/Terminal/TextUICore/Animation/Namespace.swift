/// A namespace of matched ids, one for each place of the view that declares it.
///
///     @Namespace private var table
///
///     CardView(card).matchedGeometryEffect(id: card.id, in: table)
@propertyWrapper
public struct Namespace {
  private var id = ID("")

  /// Creates a namespace.
  public init() {}

  /// The namespace for `matchedGeometryEffect(id:in:)`, which can be passed to other views.
  public var wrappedValue: ID { id }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
      case place(Identity)
      case name(String)
    }

    private let source: Source

    /// Creates a namespace from a name, for views that have no declaring view in common; equal
    /// names are the same namespace.
    public init(_ name: String) {
      source = .name(name)
    }

    fileprivate init(at place: Identity) {
      source = .place(place)
    }
  }
}

extension Namespace: DynamicProperty, LinkedField {
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver) {
    let namespace = field.assumingMemoryBound(to: Self.self)
    let place = resolver.identity.child(Identity.Step.field &+ UInt64(index))
    namespace.pointee.id = ID(at: place)
  }

  nonisolated static var isTracked: Bool { true }
}
