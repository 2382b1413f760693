/// A result builder that combines several views into one.
///
/// Supports `if`, `else`, `if let`, `switch`, `#available` and local constants; for loops there is
/// `ForEach`.
@resultBuilder
@MainActor public enum ViewBuilder {
  /// Builds an empty view from an empty block.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds the beginning of a block from its first view.
  @inlinable
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  /// Appends a view; there may be any number.
  @inlinable
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`, which is empty if the condition is false.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the branch whose condition is true.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Builds the branch whose condition is false.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Builds an `if #available`, whose content has its type erased.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Two adjacent views; more views are nested pairs.
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

/// The view of one of two branches; state is released when the branch changes.
public enum ConditionalContent<First: View, Second: View>: Primitive {
  /// The content of the `if` branch.
  case first(First)
  /// The content of the `else` branch.
  case second(Second)

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    switch self {
    case .first(let view): resolver.scope(Identity.Step.first) { view.resolve(&$0) }
    case .second(let view): resolver.scope(Identity.Step.second) { view.resolve(&$0) }
    }
  }
}

/// A type-erased view; state is released when the type changes.
public struct AnyView: Primitive {
  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let content: (inout Resolver) -> Void

  /// Erases the type of a view.
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

/// A view without content that takes no space and no part in layout.
public struct EmptyView: Primitive {
  /// Creates an empty view.
  @inlinable
  public init() {}

  @inlinable
  public func resolve(_ resolver: inout Resolver) {}
}
