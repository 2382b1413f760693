/// The values that a view sets for its container.
@usableFromInline
package final class Traits {
  var layoutPriority = 0.0
  var zIndex = 0.0
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Returns the value of a key, or its default.
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

/// A key of a value that a view sets for its layout or container.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value; inferred.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// A view with a value for its container.
@usableFromInline
struct TraitView<Content: View>: Primitive {
  let content: Content
  let change: (Traits) -> Void

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.trait(change) { content.resolve(&$0) }
  }
}

/// A view with values for its container.
@MainActor package protocol HasTraits {
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
  /// Sets the priority in which a stack offers space to the view; 0 by default.
  public func layoutPriority(_ priority: Double) -> some View {
    TraitView(content: self) { $0.layoutPriority = priority.isNaN ? 0 : priority }
  }

  /// Sets the drawing order among siblings; views with higher numbers are drawn above.
  public func zIndex(_ index: Double) -> some View {
    TraitView(content: self) { $0.zIndex = index.isNaN ? 0 : index }
  }

  /// Sets a value for the layout that contains the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    TraitView(content: self) { $0[key] = value }
  }

  /// Tags the view for its container: the option of a picker, a tab, the key of a section.
  public func tag(_ tag: some Hashable) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

/// The layout value key of a tag.
public enum TagKey: LayoutValueKey {
  public static var defaultValue: AnyHashable? { nil }
}
