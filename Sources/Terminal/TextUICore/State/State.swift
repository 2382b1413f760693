/// A value a view keeps from frame to frame, at its place in the tree of views.
///
/// The view at another place, or with another `.id`, has another one. It is forgotten when its view
/// leaves the tree. Writing it asks for a new frame.
@propertyWrapper
public struct State<Value> {
  private let initial: () -> Value
  private var cell: StateCell<Value>?

  /// Makes a state that has this value when its view is first seen.
  ///
  /// - Parameter wrappedValue: Evaluated once, when the view is first seen; so an object is made
  ///   once, however many frames there are.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initial = wrappedValue
  }

  /// The value; before its view is part of a frame the initial one, made anew for each reading, and
  /// writes are lost.
  public var wrappedValue: Value {
    get { cell?.value ?? initial() }
    nonmutating set { cell?.set(newValue) }
  }

  /// Reads and writes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State: DynamicProperty, LinkedField {
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver) {
    let state = field.assumingMemoryBound(to: Self.self)
    let initial = state.pointee.initial
    let place = resolver.identity.child(Identity.Step.field &+ UInt64(index))
    state.pointee.cell = resolver.store.storage.object(at: place) {
      StateCell(initial(), redraw: resolver.redraw)
    }
  }
}

/// Where the value of a state is kept.
final class StateCell<Value> {
  private(set) var value: Value
  private let redraw: Redraw

  init(_ value: Value, redraw: Redraw) {
    self.value = value
    self.redraw = redraw
  }

  func set(_ value: Value) {
    self.value = value
    redraw.request()
  }
}
