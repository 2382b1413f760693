/// A view with something in front of it that is made of what the views below it report.
public struct OverlayPreferenceView<Content: View, Key: PreferenceKey, Overlay: View>: Primitive {
  let content: Content
  let alignment: Alignment
  let overlay: (Key.Value, GeometryProxy) -> Overlay

  public func resolve(_ resolver: inout Resolver) {
    let store = resolver.store
    let outer = resolver.values.listener
    let listener = store.preferences.addListener(
      PreferenceValues.Listener(key: ObjectIdentifier(Key.self), parent: outer, receive: { _ in }))
    let overlay = overlay
    let index = resolver.begin(OverlayPreferenceLayout())
    resolver.values.listener = listener
    resolver.scope(Identity.Step.content) { inner in
      inner.container(ZStackLayout()) { content.resolve(&$0) }
    }
    resolver.values.listener = outer
    resolver.hearTraits(of: index + 2, at: index)
    let subtree = Subtree(resolver) { inner, rect in
      let value = Key.joined(store.preferences.values(for: listener))
      overlay(value, GeometryProxy(rect: rect, store: store)).resolve(&inner)
    }
    resolver.leaf(GeometryElement(subtree: subtree, alignment: alignment))
    resolver.end(index)
  }
}

extension Resolver {
  /// Lets what the only view of a content says to its container be heard through the node round it.
  fileprivate mutating func hearTraits(of child: Int, at node: Int) {
    guard child < graph.count, child + Int(graph.nodes[child].span) == graph.count else { return }
    graph.nodes[node].traits = graph.nodes[child].traits
  }
}

/// Takes the size of its first child, and gives it to the others.
private struct OverlayPreferenceLayout: Element {}
