/// Makes bindings to the properties of an object, such as an `@Observable` view model.
///
///     @Bindable var farm: Farm
///     TextField("Name", text: $farm.name)
///
/// Every frame asks all views anew, so changes made by events, `onChange`, `task` and the like are
/// seen at once. Who changes the object at another time has to ask for a frame.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// Leads to bindings to the properties of the object.
  public var projectedValue: Bindable { self }

  /// Makes what a property of a view is marked with.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings where no property of a view has the object: `Bindable(farm).name`.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Takes over what leads to the properties of an object, as `$farm` does.
  public init(projectedValue: Bindable) {
    self = projectedValue
  }

  /// A binding to a property of the object.
  public subscript<Property>(
    dynamicMember property: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    Binding(
      get: { wrappedValue[keyPath: property] }, set: { wrappedValue[keyPath: property] = $0 })
  }
}
