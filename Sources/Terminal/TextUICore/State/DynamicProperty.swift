/// A property of a view that is updated before each evaluation of the view's `body`.
///
/// `State`, `Environment` and `FocusState` are dynamic properties. A structure that is composed of
/// them is one as soon as it conforms:
///
///     struct Counter: DynamicProperty {
///       @State private var count = 0
///       @Environment(\.locale) private var locale
///       var title: String { "\(count)" }
///       func increment() { count += 1 }
///     }
///
///     struct CounterView: View {
///       var counter = Counter()
///       var body: some View { Button(counter.title) { counter.increment() } }
///     }
///
/// Only stored properties of structures are found: not those in an array, an optional, an
/// enumeration, an existential or a class.
@MainActor public protocol DynamicProperty {
  /// Updates the property, whose own dynamic properties have been updated already.
  ///
  /// The default implementation does nothing.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
