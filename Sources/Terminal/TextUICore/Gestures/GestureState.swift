/// A state that a gesture updates while it goes on, and that returns to its initial value then.
///
///     @GestureState private var way = Size.zero
///
///     card.offset(x: way.width, y: way.height)
///       .gesture(DragGesture().updating($way) { value, way in way = value.translation })
///
/// It also returns if the gesture is cancelled, for example because its view is gone.
@propertyWrapper
public struct GestureState<Value> {
  private var state: State<Value>
  private let initial: () -> Value
  private let animation: Animation?

  /// Creates a state with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - resetAnimation: The animation of the return; nil to jump.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value, resetAnimation: Animation? = nil
  ) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue())
    animation = resetAnimation
  }

  /// The current value, which only a gesture changes.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState { self }
}

extension GestureState {
  /// Changes the value.
  func update(_ change: (inout Value) -> Void) {
    var value = state.wrappedValue
    change(&value)
    state.wrappedValue = value
  }

  /// Returns to the initial value.
  func reset() {
    withAnimation(animation) { state.wrappedValue = initial() }
  }
}

extension GestureState: TrackedField {
  nonisolated static var isTracked: Bool { State<Value>.isTracked }
}

extension Gesture {
  /// Updates a state with each value while the gesture goes on.
  ///
  /// - Parameters:
  ///   - state: The state, which returns to its initial value when the gesture is over.
  ///   - change: Changes the state for a value of the gesture.
  /// - Returns: The gesture.
  public func updating<Other>(
    _ state: GestureState<Other>, _ change: @escaping (_ value: Value, _ state: inout Other) -> Void
  ) -> ActionGesture<Self> {
    ActionGesture(base: self) { phase in
      switch phase {
      case .began(let value), .changed(let value): state.update { change(value, &$0) }
      case .ended, .cancelled: state.reset()
      case .possible, .failed: break
      }
    }
  }
}
