/// A way to read and change a path, whatever it is made of.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Adds a value; false for one of a type the path cannot hold.
  let append: (AnyHashable) -> Bool
  /// Takes off all but so many from the root.
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

  /// The path of a stack that was given none.
  init(_ path: Remembered<[AnyHashable]>) {
    self.init(Binding(get: { path.value }, set: { path.value = $0 }))
  }
}

extension AnyHashable {
  /// Whether both are of one type and equal: by itself the number 1 equals 1 of any other type.
  func isSame(as other: AnyHashable) -> Bool {
    type(of: base) == type(of: other.base) && self == other
  }
}
