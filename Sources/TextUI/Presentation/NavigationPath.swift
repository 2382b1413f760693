/// The values of the screens above the root of a stack, of any types.
///
///     @State private var path = NavigationPath()
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  /// Puts another screen on top.
  public mutating func append(_ value: some Hashable) {
    values.append(AnyHashable(value))
  }

  /// Takes so many screens off the top; more than there are leave none, less than one takes none.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(max(0, min(count, values.count)))
  }
}

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

  init(_ path: Binding<NavigationPath>) {
    self.init(path.values)
  }

  /// The path of a stack that was given none.
  init(_ path: Remembered<[AnyHashable]>) {
    self.init(Binding(path, \.value))
  }
}

extension AnyHashable {
  /// Whether both are of one type and equal: by itself the number 1 equals 1 of any other type.
  func isSame(as other: AnyHashable) -> Bool {
    type(of: base) == type(of: other.base) && self == other
  }
}
