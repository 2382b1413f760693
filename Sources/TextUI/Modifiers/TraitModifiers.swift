/// A view that says something to the container it stands in.
public struct TraitView<Content: View>: Primitive {
  let content: Content
  let change: (Traits) -> Void

  public func resolve(_ resolver: inout Resolver) {
    resolver.trait(change) { content.resolve(&$0) }
  }
}

extension View {
  /// Lets stacks serve the view before those of lower priority; views have 0.
  public func layoutPriority(_ priority: Double) -> TraitView<Self> {
    TraitView(content: self) { $0.layoutPriority = priority.isNaN ? 0 : priority }
  }

  /// Draws the view above its siblings of lower numbers; views have 0.
  public func zIndex(_ index: Double) -> TraitView<Self> {
    TraitView(content: self) { $0.zIndex = index.isNaN ? 0 : index }
  }

  /// Says something to the layout the view stands in.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> TraitView<Self> {
    TraitView(content: self) { $0.values[ObjectIdentifier(key)] = value }
  }

  /// Names the view for the container it stands in: a picker's choice, a tab, a section's key.
  public func tag(_ tag: some Hashable) -> TraitView<Self> {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

/// What a view is called by the container it stands in.
public enum TagKey: LayoutValueKey {
  public static var defaultValue: AnyHashable? { nil }
}
