/// What a value was before each change, to undo and redo them.
struct EditHistory<Value> {
  private var past: [Value] = []
  private var future: [Value] = []
  private var lastPart: AnyKeyPath?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Remembers a value that is about to change.
  ///
  /// - Parameters:
  ///   - value: The value before the change.
  ///   - part: The one part that changes; further changes of it in a row need no step of their own.
  mutating func add(_ value: Value, part: PartialKeyPath<Value>?) {
    if part == nil || part != lastPart || past.isEmpty { past.append(value) }
    lastPart = part
    future = []
  }

  /// - Returns: The value before the last change.
  mutating func undo(_ value: Value) -> Value {
    guard let old = past.popLast() else { return value }
    future.append(value)
    lastPart = nil
    return old
  }

  /// - Returns: The value before the last undo.
  mutating func redo(_ value: Value) -> Value {
    guard let next = future.popLast() else { return value }
    past.append(value)
    lastPart = nil
    return next
  }
}
