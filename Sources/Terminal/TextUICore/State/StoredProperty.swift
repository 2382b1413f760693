import CReflection

/// A stored property of a structure or a tuple.
struct StoredProperty {
  /// Nil for a weak or unowned reference.
  let type: Any.Type?
  /// The offset in a value, in bytes.
  let offset: Int

  /// Returns the stored properties of a structure or a tuple, in order of declaration; nil for
  /// other types.
  static func all(of type: Any.Type) -> [StoredProperty]? {
    let owner = address(of: type)
    guard is_structure(owner) != 0 || is_tuple(owner) != 0 else { return nil }
    return (0..<stored_property_count(owner)).map { index in
      StoredProperty(
        type: stored_property_type(owner, index).map { unsafeBitCast($0, to: Any.Type.self) },
        offset: stored_property_offset(owner, index))
    }
  }

  static func isStructure(_ type: Any.Type) -> Bool { is_structure(address(of: type)) != 0 }

  /// Returns true for the type of a function without a result and without `inout` parameters.
  static func isAction(_ type: Any.Type) -> Bool { is_action(address(of: type)) != 0 }

  private static func address(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
