/// Compares views of a type that is not `Equatable`, property by property.
///
/// Two views are the same if their `Equatable` properties are equal, their `@Observable` objects
/// identical and their actions the same closures. Properties such as `State` count as the same,
/// because what they read is noticed.
@usableFromInline
final class FieldComparison {
  private var fields: [Field] = []

  private enum Field {
    case values(any Equatable.Type, offset: Int)
    /// References and actions, whose bytes are compared.
    case bytes(Range<Int>)
  }

  /// Finds the properties to compare; nil if one of them has no comparison, such as a binding, an
  /// object that is not `@Observable`, or a closure with a result, which may read anything.
  init?(of type: Any.Type) {
    guard StoredProperty.isStructure(type), add(propertiesOf: type, at: 0) else { return nil }
  }

  private func add(propertiesOf type: Any.Type, at start: Int) -> Bool {
    guard let properties = StoredProperty.all(of: type) else { return false }
    return properties.allSatisfy { property in
      property.type.map { add($0, at: start + property.offset) } ?? false
    }
  }

  private func add(_ type: Any.Type, at offset: Int) -> Bool {
    if let tracked = type as? any TrackedField.Type { return tracked.isTracked }
    switch ReferenceKind(of: type) {
    case .observable: return add(bytes: MemoryLayout<AnyObject>.size, at: offset)
    case .plain: return false
    case .value: break
    }
    if let equatable = type as? any Equatable.Type {
      fields.append(.values(equatable, offset: offset))
      return true
    }
    if StoredProperty.isAction((type as? any OptionalType.Type)?.wrapped ?? type) {
      return add(bytes: MemoryLayout<() -> Void>.size, at: offset)
    }
    return add(propertiesOf: type, at: offset)
  }

  private func add(bytes count: Int, at offset: Int) -> Bool {
    fields.append(.bytes(offset..<offset + count))
    return true
  }

  /// Returns true if the views at two addresses are the same.
  @usableFromInline
  func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for field in fields {
      switch field {
      case .values(let type, let offset):
        guard type.areEqual(first + offset, second + offset) else { return false }
      case .bytes(let range):
        for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
          guard (first + offset).load(as: UInt.self) == (second + offset).load(as: UInt.self)
          else { return false }
        }
      }
    }
    return true
  }
}

extension Equatable {
  fileprivate static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee
      == second.assumingMemoryBound(to: Self.self).pointee
  }
}
