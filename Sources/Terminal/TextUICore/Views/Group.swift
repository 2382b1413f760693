/// Several views as one, laid out by whatever is round them.
///
/// A layout modifier applied to a group is applied to each of its views.
public struct Group<Content: View>: Primitive {
  @usableFromInline let content: Content

  /// Makes one view of several, for a modifier that is meant for each of them.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    content.resolve(&resolver)
  }
}

/// The views of some content one by one: to be counted, interleaved, grouped.
public struct SubviewCollection: RandomAccessCollection {
  private let subviews: [ResolvedSubview]

  init(_ subviews: [ResolvedSubview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> ResolvedSubview { subviews[index] }
}

/// A view that has been resolved, to be shown wherever it is put.
///
/// It inherits what its place in the original content inherits.
public struct ResolvedSubview: Primitive, Identifiable {
  /// Where it stands in the tree of views; the same in the next frame.
  public let id: Identity
  /// The numbers its nodes had when it was resolved.
  fileprivate let numbers: Range<Int>
  fileprivate let nodes: ArraySlice<Node>

  public func resolve(_ resolver: inout Resolver) {
    resolver.append(contentsOf: nodes)
  }

  /// What the view said with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    nodes.first?.traits?[key] ?? Key.defaultValue
  }

  /// What the view said with `tag`, if that is of the type asked for.
  public func tag<Tag: Hashable>(of type: Tag.Type) -> Tag? {
    self[TagKey.self]?.base as? Tag
  }
}

/// Views that are made of the views of some content.
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
  /// Makes views of the views of some content.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { subview in … }
  ///     }
  ///
  /// - Parameters:
  ///   - subviews: The content; what of it is not shown takes part in nothing but keeps its state.
  ///   - transform: Makes the views.
  public init<Subviews: View, Result: View>(
    subviews: Subviews, @ViewBuilder transform: @escaping (SubviewCollection) -> Result
  ) where Content == SubviewGroup<Subviews, Result> {
    self.init { SubviewGroup(subviews: subviews, transform: transform) }
  }
}

extension Resolver {
  /// Resolves content whose views are not part of the frame unless they are put somewhere.
  package mutating func subviews(
    of content: (inout Resolver) -> Void
  ) -> [ResolvedSubview] {
    let start = graph.count
    content(&self)
    return graph.removeNodes(from: start).subviews(from: start)
  }
}

extension [Node] {
  /// The views that the nodes stand for, without those within them.
  ///
  /// - Parameter start: The number of the first node when it was resolved.
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
  /// What was heard from a view.
  package func text(of view: ResolvedSubview) -> String { texts(of: view.numbers) }
}
