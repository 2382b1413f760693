/// A gesture with an action for its phases; created by `onChanged`, `onEnded` and the like.
public struct ActionGesture<Base: Gesture>: Gesture {
  let base: Base
  let action: (GesturePhase<Base.Value>) -> Void

  public var initialProgress: Base.Progress { base.initialProgress }

  public var traits: GestureTraits { base.traits }

  public func deadline(_ progress: Base.Progress) -> Duration? { base.deadline(progress) }

  public func recognize(
    _ event: GestureEvent, _ progress: inout Base.Progress
  ) -> GesturePhase<Base.Value> {
    base.recognize(event, &progress)
  }

  public func perform(_ phase: GesturePhase<Base.Value>) {
    base.perform(phase)
    action(phase)
  }
}

extension Gesture {
  /// Adds an action for each value while the gesture goes on, the first of them included.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self) { phase in
      switch phase {
      case .began(let value), .changed(let value): action(value)
      case .possible, .ended, .cancelled, .failed: break
      }
    }
  }

  /// Adds an action for the end of the recognized gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self) { phase in if case .ended(let value) = phase { action(value) } }
  }

  /// Adds an action for the interruption of a gesture that has begun.
  public func onCancelled(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self) { phase in if case .cancelled(let value) = phase { action(value) } }
  }

  /// Adds an action for a press that is not this gesture, or in which another gesture has won.
  public func onFailed(_ action: @escaping () -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self) { phase in if case .failed = phase { action() } }
  }
}
