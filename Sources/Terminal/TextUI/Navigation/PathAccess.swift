/// Type-erased access to a navigation path.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Appends a value; returns false if the path cannot hold its type.
  let append: (AnyHashable) -> Bool
  /// Keeps the given number of values from the root, and removes the others.
  let keep: (Int) -> Void
}

extension PathAccess {
  init<Value: Hashable>(_ path: Binding<[Value]>) {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let value = value.base as? Value else { return false }
      path.wrappedValue.append(value)
      return true
    }
    keep = { count in
      guard count < path.wrappedValue.count else { return }
      path.wrappedValue.removeSubrange(max(0, count)...)
    }
  }

  /// Creates access to a path kept by the stack itself.
  init(_ path: Remembered<[AnyHashable]>) {
    self.init(Binding(get: { path.value }, set: { path.value = $0 }))
  }
}

extension AnyHashable {
  /// Returns whether both are equal and of one type; `==` also equates numbers of different types.
  func isSame(as other: AnyHashable) -> Bool {
    type(of: base) == type(of: other.base) && self == other
  }
}
