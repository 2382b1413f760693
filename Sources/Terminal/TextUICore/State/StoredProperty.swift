import CReflection

/// A stored property of a structure that is a structure itself.
struct StoredProperty {
  let type: Any.Type
  /// The offset in a value, in bytes.
  let offset: Int

  /// Returns the stored properties of a structure that are structures, in order of declaration;
  /// none for other types.
  static func all(of type: Any.Type) -> [StoredProperty] {
    let owner = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard is_structure(owner) != 0 else { return [] }
    return (0..<stored_property_count(owner)).compactMap { index in
      guard let found = stored_property_type(owner, index), is_structure(found) != 0 else {
        return nil
      }
      return StoredProperty(
        type: unsafeBitCast(found, to: Any.Type.self), offset: stored_property_offset(owner, index))
    }
  }
}
