/// A gesture of zooming: the wheel, by default with Control held down, or the keys `+` and `-`.
///
/// Each step is a gesture of its own, which begins and ends with it.
public struct MagnifyGesture: Gesture {
  private var changed: (Value) -> Void = { _ in }
  private let followsWheel: Bool

  /// A step of zooming.
  public struct Value: Sendable {
    /// The direction: 1 to enlarge, -1 to reduce.
    public let step: Int
    /// The cell to keep in place; nil for the centre.
    public let location: Point?
  }

  /// Creates a gesture without an action.
  ///
  /// - Parameter followsWheel: True to zoom by the wheel without Control too, where nothing inside
  ///   scrolls.
  public init(followsWheel: Bool = false) {
    self.followsWheel = followsWheel
  }

  /// Sets the action of each step.
  public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  public var traits: GestureTraits {
    GestureTraits(inputs: followsWheel ? [.zoom, .wheel] : .zoom)
  }

  public func recognize(_ event: GestureEvent, _ progress: inout Void) -> GesturePhase<Value> {
    guard case .zoom(let step, let location) = event else { return .failed }
    return .ended(Value(step: step, location: location))
  }

  public func perform(_ phase: GesturePhase<Value>) {
    if case .ended(let value) = phase { changed(value) }
  }
}
