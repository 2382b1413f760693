/// One tab, not yet resolved.
struct Tab {
  let title: String
  let tag: AnyHashable
  let identity: Identity
  let content: (inout Resolver) -> Void
}

/// A view with a name for the bar of the tab view it stands in.
@usableFromInline
struct TabItemView<Content: View>: Primitive {
  let content: Content
  let title: String

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    guard resolver.values[TabCollectionKey.self] else { return content.resolve(&resolver) }
    // A tag said before the name is inside of it, where nothing is resolved yet.
    let tag = (content as? any HasTraits)?.traits[TagKey.self] ?? nil
    let marker = TabMarker(title: title, tag: tag, identity: resolver.identity) {
      content.resolve(&$0)
    }
    TabPlace().layoutValue(key: TabKey.self, value: marker).resolve(&resolver)
  }
}

/// What is known of a tab while tabs are being collected.
private struct TabMarker {
  let title: String
  let tag: AnyHashable?
  let identity: Identity
  let content: (inout Resolver) -> Void
}

/// Stands for a tab meanwhile.
@usableFromInline
struct TabPlace: Primitive, Element {
  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.leaf(self)
  }
}

private enum TabKey: LayoutValueKey {
  static var defaultValue: TabMarker? { nil }
}

/// Whether the views are those of a tab view, which resolves only one of them.
private enum TabCollectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension Resolver {
  /// The tabs among the views of some content, in their order.
  mutating func tabs(in content: some View) -> [Tab] {
    values[TabCollectionKey.self] = true
    let views = subviews { inner in
      inner.scope(Identity.Step.content) { content.resolve(&$0) }
    }
    values[TabCollectionKey.self] = false
    let marked = views.compactMap { view in view[TabKey.self].map { (view[TagKey.self], $0) } }
    return marked.enumerated().map { number, tab in
      Tab(
        title: tab.1.title, tag: tab.0 ?? tab.1.tag ?? AnyHashable(number),
        identity: tab.1.identity, content: tab.1.content)
    }
  }
}

extension View {
  /// Names the view in the bar of the tab view it stands in.
  public func tabItem(_ title: String) -> some View {
    TabItemView(content: self, title: title)
  }
}
