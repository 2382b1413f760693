/// Makes one view of several written below each other.
///
/// Knows `if`, `else`, `if let`, `switch`, `#available` and local constants; for loops there is
/// `ForEach`.
@resultBuilder
public enum ViewBuilder {
  /// A block without views is nothing.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block begins with its first view.
  @inlinable
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  /// A view comes after those before it; there may be any number.
  @inlinable
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  /// An `if` without `else` is nothing where it does not hold.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// What stands where an `if` holds.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// What stands where an `if` does not hold.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// What stands in `if #available` has no type outside of it.
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
public enum ConditionalContent<First: View, Second: View>: Primitive {
  /// What stands where an `if` holds.
  case first(First)
  /// What stands where an `if` does not hold.
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

  /// Hides the type of a view.
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
  /// Makes nothing.
  @inlinable
  public init() {}

  @inlinable
  public func resolve(_ resolver: inout Resolver) {}
}
