/// A dynamic property of the library, of which views need no comparison.
protocol TrackedField: DynamicProperty {
  /// True if every change of what the property reads is noticed.
  nonisolated static var isTracked: Bool { get }
}

/// A dynamic property that is linked to its place in the view tree.
protocol LinkedField: TrackedField {
  /// Links the property at an address; its index in its view is the same in every frame.
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver)
}

/// The dynamic properties of a view type, with their offsets.
struct LinkedFields {
  private var fields: [Field] = []

  private enum Field {
    case linked(any LinkedField.Type, offset: Int)
    /// A property of a client's type, whose own dynamic properties are listed before it.
    case composed(any DynamicProperty.Type, offset: Int)
  }

  /// Finds the dynamic properties of a type; a view that is a class has none.
  init(of type: Any.Type) { add(fieldsOf: type, at: 0) }

  private mutating func add(fieldsOf type: Any.Type, at start: Int) {
    guard StoredProperty.isStructure(type) else { return }
    for property in StoredProperty.all(of: type) ?? [] {
      guard let type = property.type, StoredProperty.isStructure(type) else { continue }
      let offset = start + property.offset
      if let linked = type as? any LinkedField.Type {
        fields.append(.linked(linked, offset: offset))
      } else if let composed = type as? any DynamicProperty.Type {
        add(fieldsOf: composed, at: offset)
        fields.append(.composed(composed, offset: offset))
      }
    }
  }

  var isEmpty: Bool { fields.isEmpty }

  @MainActor func link(_ view: UnsafeMutableRawPointer, by resolver: Resolver) {
    for (index, field) in fields.enumerated() {
      switch field {
      case .linked(let type, let offset): type.link(view + offset, at: index, by: resolver)
      case .composed(let type, let offset): type.update(at: view + offset)
      }
    }
  }
}

extension DynamicProperty {
  fileprivate static func update(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

@MainActor extension Resolver {
  /// Links the dynamic properties of a view to their storage at this place.
  @inlinable
  func link<Linked: View>(_ view: inout Linked, _ type: ViewType) {
    // A view without stored properties has nothing to link.
    if MemoryLayout<Linked>.size == 0 { return }
    linkFields(of: type, at: &view)
  }

  /// Returns a value with its dynamic properties linked, as those of a view are before its body is
  /// evaluated.
  public func linked<Value>(_ value: Value) -> Value {
    var linked = value
    linkFields(of: store.viewTypes.type(Value.self), at: &linked)
    return linked
  }

  @usableFromInline
  func linkFields<Linked>(of type: ViewType, at view: UnsafeMutablePointer<Linked>) {
    store.redraw.evaluated = Linked.self
    if !type.fields.isEmpty { type.fields.link(view, by: self) }
  }
}
