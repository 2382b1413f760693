/// Makes one view of several written below each other.
///
/// Knows `if`, `else`, `if let`, `switch`, `#available` and local constants; for loops there is
/// `ForEach`.
@resultBuilder
public enum ViewBuilder {
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  @inlinable
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> Either<First, Second> {
    .first(first)
  }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> Either<First, Second> {
    .second(second)
  }

  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Two views one after the other; longer rows are pairs of pairs.
public struct Pair<First: View, Second: View>: Primitive {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.scope(Identity.Step.first) { first.resolve(&$0) }
    resolver.scope(Identity.Step.second) { second.resolve(&$0) }
  }
}

/// One of two views; what the other remembered is forgotten when they change places.
public enum Either<First: View, Second: View>: Primitive {
  case first(First)
  case second(Second)

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    switch self {
    case .first(let view): resolver.scope(Identity.Step.first) { view.resolve(&$0) }
    case .second(let view): resolver.scope(Identity.Step.second) { view.resolve(&$0) }
    }
  }
}

/// A view of any type; another type at the same place remembers nothing of the one before.
public struct AnyView: Primitive {
  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let content: (inout Resolver) -> Void

  @inlinable
  public init<Content: View>(_ view: Content) {
    type = ObjectIdentifier(Content.self)
    content = { view.resolve(&$0) }
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.scope(UInt64(UInt(bitPattern: type)), content)
  }
}

/// Nothing; it takes no space and no part in layout.
public struct EmptyView: Primitive {
  @inlinable
  public init() {}

  @inlinable
  public func resolve(_ resolver: inout Resolver) {}
}
