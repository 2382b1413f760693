/// The history of a value, for undo and redo.
struct EditHistory<Value> {
  private var past: [Value] = []
  private var future: [Value] = []
  private var lastPart: AnyKeyPath?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Adds the value before a change.
  ///
  /// - Parameters:
  ///   - value: The value before the change.
  ///   - part: The property that changes, if it is only one. Consecutive changes of the same
  ///     property
  ///     are one step.
  mutating func add(_ value: Value, part: PartialKeyPath<Value>?) {
    if part == nil || part != lastPart || past.isEmpty { past.append(value) }
    lastPart = part
    future = []
  }

  /// Undoes one step and returns the value before it.
  mutating func undo(_ value: Value) -> Value {
    guard let old = past.popLast() else { return value }
    future.append(value)
    lastPart = nil
    return old
  }

  /// Redoes one step and returns the value after it.
  mutating func redo(_ value: Value) -> Value {
    guard let next = future.popLast() else { return value }
    past.append(value)
    lastPart = nil
    return next
  }

  /// Changes every value of the history.
  mutating func update(_ change: (inout Value) -> Void) {
    for index in past.indices { change(&past[index]) }
    for index in future.indices { change(&future[index]) }
  }
}
