/// A collection of views that is laid out by its container.
///
/// A layout modifier applied to a group is applied to each of its views.
public struct Group<Content: View>: Primitive {
  @usableFromInline let content: Content

  /// Creates a group, for a modifier that applies to each view.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    content.resolve(&resolver)
  }
}

/// The subviews of some content: to be counted, interleaved or grouped.
public struct SubviewCollection: RandomAccessCollection {
  private let subviews: [ResolvedSubview]

  init(_ subviews: [ResolvedSubview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> ResolvedSubview { subviews[index] }
}

/// A resolved subview, to be shown at another place.
///
/// It keeps the environment of its place in the original content.
nonisolated public struct ResolvedSubview: Primitive, Identifiable {
  /// The identity of the subview; stable between frames.
  public let id: Identity
  /// The numbers of its nodes in the graph.
  fileprivate let numbers: Range<Int>
  fileprivate let nodes: ArraySlice<Node>

  public func resolve(_ resolver: inout Resolver) {
    resolver.append(contentsOf: nodes)
  }

  /// Returns the value that the view set with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    nodes.first?.traits?[key] ?? Key.defaultValue
  }

  /// Returns the view's `tag` if it has the requested type.
  public func tag<Tag: Hashable>(of type: Tag.Type) -> Tag? {
    self[TagKey.self]?.base as? Tag
  }

  /// Returns the value that the view, or the first of its descendants with one, sets for a key.
  package func firstValue<Key: LayoutValueKey, Value>(_ key: Key.Type) -> Value?
  where Key.Value == Value? {
    nodes.lazy.compactMap { $0.traits?[key] ?? nil }.first
  }
}

/// A view built from the subviews of some content.
public struct SubviewGroup<Subviews: View, Result: View>: Primitive {
  let subviews: Subviews
  let transform: (SubviewCollection) -> Result

  public func resolve(_ resolver: inout Resolver) {
    let views = resolver.subviews { inner in
      inner.scope(Identity.Step.secondary) { subviews.resolve(&$0) }
    }
    let collection = SubviewCollection(views)
    resolver.scope(Identity.Step.content) { transform(collection).resolve(&$0) }
  }
}

extension Group {
  /// Creates a view from the subviews of some content.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { subview in … }
  ///     }
  ///
  /// - Parameters:
  ///   - subviews: The content; subviews that are not shown keep their state.
  ///   - transform: Builds the view.
  public init<Subviews: View, Result: View>(
    subviews: Subviews, @ViewBuilder transform: @escaping (SubviewCollection) -> Result
  ) where Content == SubviewGroup<Subviews, Result> {
    self.init { SubviewGroup(subviews: subviews, transform: transform) }
  }
}

extension Resolver {
  /// Resolves content whose views are not part of the frame unless they are placed in it.
  package mutating func subviews(
    of content: (inout Resolver) -> Void
  ) -> [ResolvedSubview] {
    let start = graph.count
    content(&self)
    return graph.removeNodes(from: start).subviews(from: start)
  }

  /// Resolves content.
  ///
  /// - Returns: The value of a key that the first of its views with one, at any depth, has set.
  package mutating func firstValue<Key: LayoutValueKey, Value>(
    _ key: Key.Type, in content: (inout Resolver) -> Void
  ) -> Value? where Key.Value == Value? {
    let start = graph.count
    content(&self)
    for index in start..<max(start, graph.count) {
      if let value = graph.nodes[index].traits?[key] ?? nil { return value }
    }
    return nil
  }
}

extension [Node] {
  /// Returns the top-level views of the resolved nodes.
  ///
  /// - Parameter start: The number of the first node.
  /// - Returns: The views, in their order.
  fileprivate func subviews(from start: Int) -> [ResolvedSubview] {
    var views: [ResolvedSubview] = []
    var index = 0
    while index < count {
      let end = index + Int(self[index].span)
      let numbers = start + index..<start + end
      views.append(
        ResolvedSubview(id: self[index].identity, numbers: numbers, nodes: self[index..<end]))
      index = end
    }
    return views
  }
}

extension AccessibilityText {
  /// Returns the accessibility text of a subview.
  package func text(of view: ResolvedSubview) -> String { texts(of: view.numbers) }
}
