@_spi(Reflection) import Swift

/// A property of a view that must know its place before `body` reads it.
///
/// Only structures that `LinkedFields` has among its examples are looked for.
protocol LinkedField: SendableMetatype {
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
      if kind == .struct, let field = Self.linked(fieldType) { found.append((offset, field)) }
      return true
    }
    fields = found
  }

  /// One type of each structure that is linked.
  private static let examples: [any LinkedField.Type] = [
    State<Int>.self, Environment<Int>.self, FocusState<Bool>.self,
  ]

  /// A type as one that is linked, if the declaration of one of the examples is its own.
  // By `as?`, the conformance would be searched for among all of the program, for each property of
  // each view, as the first frame is drawn. All types of a declaration have the witness table of one.
  private static func linked(_ type: Any.Type) -> (any LinkedField.Type)? {
    let declaration = declaration(of: type)
    guard var linked = examples.first(where: { Self.declaration(of: $0) == declaration })
    else { return nil }
    withUnsafeMutableBytes(of: &linked) { $0.storeBytes(of: type, as: Any.Type.self) }
    return linked
  }

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
