/// A two-way connection to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from closures; `get` is called at every read.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from one, for a closure whose parameter has a `$`, as in
  /// `ForEach($items) { $item in … }`.
  public init(projectedValue: Binding) {
    self = projectedValue
  }

  /// Returns a binding to a constant; writes are ignored.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value; setting it changes the stored value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, for `$` before a property that is one.
  public var projectedValue: Binding { self }

  /// Returns a binding to a part of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: part] }, set: { wrappedValue[keyPath: part] = $0 })
  }
}

extension Binding where Value: MutableCollection, Value.Index: Sendable {
  /// Returns a binding to an element of the collection.
  ///
  /// - Precondition: The index stays valid as long as the binding is used.
  public subscript(index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
  }
}

extension Binding {
  /// Returns a binding that is true if an optional is not nil; writing `false` sets it to nil,
  /// writing `true` does nothing.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
