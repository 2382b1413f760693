/// What a view tells the container it stands in.
@usableFromInline
package final class Traits {
  var layoutPriority = 0.0
  var zIndex = 0.0
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// What was said under a key, or its default.
  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func copy() -> Traits {
    let copy = Traits()
    copy.layoutPriority = layoutPriority
    copy.zIndex = zIndex
    copy.values = values
    return copy
  }
}

/// A value a view tells the layout or container it stands in.
public protocol LayoutValueKey {
  /// What kind of value it is; found by the compiler.
  associatedtype Value
  /// What views say that say nothing.
  static var defaultValue: Value { get }
}

/// A view that says something to the container it stands in.
@usableFromInline
struct TraitView<Content: View>: Primitive {
  let content: Content
  let change: (Traits) -> Void

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.trait(change) { content.resolve(&$0) }
  }
}

/// A view that says something to its container.
package protocol HasTraits {
  var traits: Traits { get }
}

extension TraitView: HasTraits {
  package var traits: Traits {
    let traits = Traits()
    change(traits)
    return traits
  }
}

extension View {
  /// Lets stacks serve the view before those of lower priority; views have 0.
  public func layoutPriority(_ priority: Double) -> some View {
    TraitView(content: self) { $0.layoutPriority = priority.isNaN ? 0 : priority }
  }

  /// Draws the view above its siblings of lower numbers; views have 0.
  public func zIndex(_ index: Double) -> some View {
    TraitView(content: self) { $0.zIndex = index.isNaN ? 0 : index }
  }

  /// Says something to the layout the view stands in.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    TraitView(content: self) { $0[key] = value }
  }

  /// Names the view for the container it stands in: a picker's choice, a tab, a section's key.
  public func tag(_ tag: some Hashable) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

/// What a view is called by the container it stands in.
public enum TagKey: LayoutValueKey {
  public static var defaultValue: AnyHashable? { nil }
}
