/// A tab whose content has not been resolved yet.
struct Tab {
  let title: String
  let tag: AnyHashable
  let identity: Identity
  let content: (inout Resolver) -> Void
}

/// A view with a title for the bar of the enclosing tab view.
@usableFromInline
struct TabItemView<Content: View>: Primitive {
  let content: Content
  let title: String

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    guard resolver.values[TabCollectionKey.self] else { return content.resolve(&resolver) }
    // A tag set inside `tabItem` belongs to the content, which is not resolved yet.
    let tag = (content as? any HasTraits)?.traits[TagKey.self] ?? nil
    let marker = TabMarker(title: title, tag: tag, identity: resolver.identity) {
      content.resolve(&$0)
    }
    TabPlace().layoutValue(key: TabKey.self, value: marker).resolve(&resolver)
  }
}

/// The properties of a tab while tabs are being collected.
private struct TabMarker {
  let title: String
  let tag: AnyHashable?
  let identity: Identity
  let content: (inout Resolver) -> Void
}

/// The placeholder of a tab while tabs are being collected.
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

/// True while a tab view collects its tabs, of which only one is resolved.
private enum TabCollectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@MainActor extension Resolver {
  /// Returns the tabs among the views of the content, in order.
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
  /// Sets the view's title in the bar of the enclosing tab view.
  public func tabItem(_ title: String) -> some View {
    TabItemView(content: self, title: title)
  }
}
