/// One tab, not yet resolved.
struct Tab {
  let title: String
  let tag: AnyHashable
  let identity: Identity
  let content: (inout Resolver) -> Void
}

/// A view with a name for the bar of the tab view it stands in.
public struct TabItemView<Content: View>: Primitive {
  let content: Content
  let title: String

  public func resolve(_ resolver: inout Resolver) {
    guard resolver.values[TabCollectionKey.self] else { return content.resolve(&resolver) }
    let marker = TabMarker(title: title, identity: resolver.identity) { content.resolve(&$0) }
    // A tag said before the name is inside of it, where nothing is resolved yet.
    let words = (content as? any TraitSaying)?.change ?? { _ in }
    resolver.trait(words) { $0.leaf(marker) }
  }
}

/// Stands for a tab while tabs are being collected.
private struct TabMarker: Element {
  let title: String
  let identity: Identity
  let content: (inout Resolver) -> Void
}

/// Whether the views are those of a tab view, which resolves only one of them.
private enum TabCollectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A view that says something to its container.
private protocol TraitSaying {
  var change: (Traits) -> Void { get }
}

extension TraitView: TraitSaying {}

extension Resolver {
  /// The tabs among the views of some content, in their order.
  mutating func tabs(in content: some View) -> [Tab] {
    let start = graph.count
    values[TabCollectionKey.self] = true
    scope(Identity.Step.content) { content.resolve(&$0) }
    values[TabCollectionKey.self] = false
    var tabs: [Tab] = []
    for view in graph.removeNodes(from: start).subviews {
      guard let marker = view.nodes.first?.element as? TabMarker else { continue }
      tabs.append(
        Tab(
          title: marker.title, tag: view[TagKey.self] ?? AnyHashable(tabs.count),
          identity: marker.identity, content: marker.content))
    }
    return tabs
  }
}

extension View {
  /// Names the view in the bar of the tab view it stands in.
  public func tabItem(_ title: String) -> TabItemView<Self> {
    TabItemView(content: self, title: title)
  }
}
