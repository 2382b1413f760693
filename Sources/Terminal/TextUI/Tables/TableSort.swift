/// A sort order of table rows: a property and a direction.
public struct TableSort<Element>: Equatable {
  /// The property that rows are sorted by.
  public let keyPath: PartialKeyPath<Element>
  /// True if the greatest comes first.
  public var isDescending: Bool
  /// Returns whether the property of the first element is less than that of the second.
  private let isBelow: (Element, Element) -> Bool

  /// Creates an order, ascending by default.
  public init<Value: Comparable>(_ keyPath: KeyPath<Element, Value>, isDescending: Bool = false) {
    self.keyPath = keyPath
    self.isDescending = isDescending
    isBelow = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }

  public static func == (first: TableSort, second: TableSort) -> Bool {
    first.keyPath == second.keyPath && first.isDescending == second.isDescending
  }

  /// Returns whether the first element precedes the second; false both ways if they are equal.
  public func precedes(_ first: Element, _ second: Element) -> Bool {
    isDescending ? isBelow(second, first) : isBelow(first, second)
  }
}

extension Sequence {
  /// Returns the elements sorted by several properties.
  ///
  /// - Parameter order: The orders, most significant first; each further one decides ties of those
  ///   before it. The sort is stable: elements that are equal in all of them keep their order.
  /// - Returns: The sorted elements.
  public func sorted(using order: [TableSort<Element>]) -> [Element] {
    guard !order.isEmpty else { return Array(self) }
    return enumerated().sorted { first, second in
      for sort in order {
        if sort.precedes(first.element, second.element) { return true }
        if sort.precedes(second.element, first.element) { return false }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension TableSort {
  /// Returns the order after a press of the property's title: the property becomes most
  /// significant, or is reversed if it already was.
  func pressed(in order: [TableSort]) -> [TableSort] {
    guard let first = order.first, first.keyPath == keyPath else {
      return [self] + order.filter { $0.keyPath != keyPath }
    }
    return [reversed(first)] + order.dropFirst()
  }

  private func reversed(_ sort: TableSort) -> TableSort {
    var sort = sort
    sort.isDescending.toggle()
    return sort
  }
}
