/// By which property the rows of a table are sorted, and which way.
public struct TableSort<Element>: Equatable {
  /// The property.
  public let keyPath: PartialKeyPath<Element>
  /// Whether the greatest comes first.
  public var isDescending: Bool
  /// Whether the property of one element is below that of another.
  private let isBelow: (Element, Element) -> Bool

  /// Makes an order; by default the least comes first.
  public init<Value: Comparable>(_ keyPath: KeyPath<Element, Value>, isDescending: Bool = false) {
    self.keyPath = keyPath
    self.isDescending = isDescending
    isBelow = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }

  public static func == (first: TableSort, second: TableSort) -> Bool {
    first.keyPath == second.keyPath && first.isDescending == second.isDescending
  }

  /// Whether an element comes before another; false both ways where neither does.
  public func precedes(_ first: Element, _ second: Element) -> Bool {
    isDescending ? isBelow(second, first) : isBelow(first, second)
  }
}

extension Sequence {
  /// The elements in an order, such as a table's.
  ///
  /// - Parameter order: What counts most comes first, and each further one where those before it
  ///   tell no difference; where none does, elements stay in the order they had.
  /// - Returns: The elements.
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
  /// The order after the property's header has been pressed: it counts most, or, if it does already,
  /// the other way round.
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
