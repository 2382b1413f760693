/// What a view tells the container it stands in.
@usableFromInline
final class Traits {
  var layoutPriority = 0.0
  var zIndex = 0.0
  var values: [ObjectIdentifier: Any] = [:]

  init() {}

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
  associatedtype Value
  /// What views say that say nothing.
  static var defaultValue: Value { get }
}
