@_spi(Reflection) import Swift

/// A property of a view that must know its place before `body` reads it.
///
/// Only structures that `LinkedFields` has among its declarations are looked for.
protocol LinkedField {
  /// Links the property that lies at an address.
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver)
}

/// Where in a view of some type such properties lie.
struct LinkedFields {
  private var fields: [(offset: Int, type: any LinkedField.Type)] = []

  /// Looks through the stored properties of a type; a view that is a class has none.
  init(of type: Any.Type) {
    var found: [(Int, any LinkedField.Type)] = []
    _forEachField(of: type) { _, offset, fieldType, kind in
      if kind == .struct, Self.declarations.contains(Self.declaration(of: fieldType)),
        let field = fieldType as? any LinkedField.Type
      {
        found.append((offset, field))
      }
      return true
    }
    fields = found
  }

  /// What declares the structures that are linked.
  // Whether a type conforms to a protocol is searched for among all conformances of the program;
  // with that for each property of each view, the first frame took a tenth longer.
  private static let declarations = [
    declaration(of: State<Int>.self), declaration(of: Environment<Int>.self),
    declaration(of: FocusState<Bool>.self),
  ]

  /// What declares a structure, whatever its generic arguments: the second word of its metadata.
  private static func declaration(of structure: Any.Type) -> UInt {
    unsafeBitCast(structure, to: UnsafePointer<UInt>.self)[1]
  }

  var isEmpty: Bool { fields.isEmpty }

  func link(_ view: UnsafeMutableRawPointer, by resolver: Resolver) {
    for (index, field) in fields.enumerated() {
      field.type.link(view + field.offset, at: index, by: resolver)
    }
  }
}

extension Resolver {
  /// Connects the states of a view with what is remembered at this place.
  @inlinable
  func link<Linked: View>(_ view: inout Linked) {
    // A view without stored properties, or with nothing but plain numbers, has nothing to link.
    if _isPOD(Linked.self) { return }
    withUnsafeMutablePointer(to: &view) { linkFields(of: Linked.self, at: $0) }
  }

  /// A value whose properties such as `State` and `Environment` know their place, as those of a view
  /// do before its body is asked for.
  public func linked<Value>(_ value: Value) -> Value {
    var linked = value
    withUnsafeMutablePointer(to: &linked) { linkFields(of: Value.self, at: $0) }
    return linked
  }

  @usableFromInline
  func linkFields(of type: Any.Type, at view: UnsafeMutableRawPointer) {
    let fields = store.storage.linkedFields(of: type)
    if !fields.isEmpty { fields.link(view, by: self) }
  }
}
