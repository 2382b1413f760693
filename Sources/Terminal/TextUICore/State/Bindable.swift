/// Creates bindings to the properties of an object, such as an `@Observable` view model.
///
///     @Bindable var farm: Farm
///     TextField("Name", text: $farm.name)
///
/// A change of an `@Observable` object is drawn without an event, on whichever thread it is made.
/// An object of another kind is drawn with the next frame.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object itself.
  public var wrappedValue: Value

  /// The wrapper itself, which offers bindings to the object's properties.
  public var projectedValue: Bindable { self }

  /// Creates a wrapper as the attribute of a property.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper where no property has the object: `Bindable(farm).name`.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper from the projected value of another, such as `$farm`.
  public init(projectedValue: Bindable) {
    self = projectedValue
  }

  /// Returns a binding to a property of the object.
  public subscript<Property>(
    dynamicMember property: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    Binding(
      get: { wrappedValue[keyPath: property] }, set: { wrappedValue[keyPath: property] = $0 })
  }
}
