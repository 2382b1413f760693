/// The direction of an order.
public enum SortOrder: Hashable, Sendable {
  /// The least comes first.
  case forward
  /// The greatest comes first.
  case reverse
}

/// A comparator of elements by a property, such as for the rows of a table.
///
/// It has the name and the shape of Foundation's, which is not in FoundationEssentials. A program
/// that imports Foundation as well declares which one it means:
///
///     typealias KeyPathComparator<Compared> = TextUI.KeyPathComparator<Compared>
public struct KeyPathComparator<Compared>: Equatable {
  /// The property that elements are compared by.
  public let keyPath: PartialKeyPath<Compared>
  /// The direction, which presses of a title reverse.
  public var order: SortOrder
  /// Returns whether the property of the first element is less than that of the second.
  private let isLess: (Compared, Compared) -> Bool

  /// Creates a comparator, in the forward direction by default.
  public init<Value: Comparable>(
    _ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward
  ) {
    self.keyPath = keyPath
    self.order = order
    isLess = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }

  public static func == (first: KeyPathComparator, second: KeyPathComparator) -> Bool {
    first.keyPath == second.keyPath && first.order == second.order
  }

  /// Returns whether the first element precedes the second; false both ways if they are equal.
  public func precedes(_ first: Compared, _ second: Compared) -> Bool {
    switch order {
    case .forward: isLess(first, second)
    case .reverse: isLess(second, first)
    }
  }
}

extension Sequence {
  /// Returns the elements sorted by several properties.
  ///
  /// - Parameter comparators: The comparators, most significant first; each further one decides
  ///   ties of those before it. The sort is stable: elements that are equal in all of them keep
  ///   their order.
  /// - Returns: The sorted elements.
  public func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
    guard !comparators.isEmpty else { return Array(self) }
    return enumerated().sorted { first, second in
      for comparator in comparators {
        if comparator.precedes(first.element, second.element) { return true }
        if comparator.precedes(second.element, first.element) { return false }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension KeyPathComparator {
  /// Returns the order after a press of the property's title: the property becomes most
  /// significant, or is reversed if it already was.
  func pressed(in comparators: [KeyPathComparator]) -> [KeyPathComparator] {
    guard let first = comparators.first, first.keyPath == keyPath else {
      return [self] + comparators.filter { $0.keyPath != keyPath }
    }
    return [first.reversed] + comparators.dropFirst()
  }

  private var reversed: KeyPathComparator {
    var comparator = self
    comparator.order = order == .forward ? .reverse : .forward
    return comparator
  }
}
