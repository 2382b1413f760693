/// A dynamic property that knows its place in the tree of views.
protocol LinkedField: DynamicProperty {
  /// Links the property that lies at an address; its index in its view is the same in every frame.
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver)
}

/// The dynamic properties of a type of views, with their places in a value.
struct LinkedFields {
  private var fields: [Field] = []

  private enum Field {
    case linked(any LinkedField.Type, offset: Int)
    /// A property of the client's own, whose own dynamic properties stand before it.
    case composed(any DynamicProperty.Type, offset: Int)
  }

  /// Finds the dynamic properties of a type; a view that is a class has none.
  init(of type: Any.Type) { add(fieldsOf: type, at: 0) }

  private mutating func add(fieldsOf type: Any.Type, at start: Int) {
    for property in StoredProperty.all(of: type) {
      let offset = start + property.offset
      if let linked = property.type as? any LinkedField.Type {
        fields.append(.linked(linked, offset: offset))
      } else if let composed = property.type as? any DynamicProperty.Type {
        add(fieldsOf: composed, at: offset)
        fields.append(.composed(composed, offset: offset))
      }
    }
  }

  var isEmpty: Bool { fields.isEmpty }

  func link(_ view: UnsafeMutableRawPointer, by resolver: Resolver) {
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

extension Resolver {
  /// Connects the states of a view with what is remembered at this place.
  @inlinable
  func link<Linked: View>(_ view: inout Linked) {
    // A view without stored properties has nothing to link.
    if MemoryLayout<Linked>.size == 0 { return }
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
