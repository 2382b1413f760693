/// A value that a view stores between frames, by the view's identity.
///
/// A view at another place, or with another `.id`, has a separate value. The value is released when
/// the view leaves the tree. Writing it requests a frame.
@propertyWrapper
public struct State<Value> {
  private let initial: () -> Value
  private var cell: StateCell<Value>?

  /// Creates a state with an initial value.
  ///
  /// - Parameter wrappedValue: Evaluated once, when the view first appears; so an object is created
  ///   once, however many frames there are.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initial = wrappedValue
  }

  /// The value; before the first frame with the view, reads evaluate the initial value and writes
  /// are lost.
  public var wrappedValue: Value {
    get { cell?.value ?? initial() }
    nonmutating set { cell?.set(newValue) }
  }

  /// A binding to the value.
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
      StateCell(initial(), resolver.store)
    }
  }

  nonisolated static var isTracked: Bool { ReferenceKind(of: Value.self) != .plain }
}

/// The storage of a state's value.
final class StateCell<Value>: ReadableState {
  private var stored: Value
  private(set) var changes = 0
  private let redraw: Redraw
  private let log: EvaluationLog

  init(_ value: Value, _ store: FrameStore) {
    stored = value
    redraw = store.redraw
    log = store.log
  }

  var value: Value {
    if log.isRunning { log.note(self) }
    return stored
  }

  func set(_ value: Value) {
    stored = value
    changes += 1
    redraw.stateChanged()
  }
}
