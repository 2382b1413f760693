/// The choice of what divides a list of games or scores into groups.
public enum ListGrouping: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// No groups.
  case none
  /// A group for each theme.
  case theme
  /// A group for each day.
  case day
  /// A group for each number of cards or pairs.
  case size

  /// The title for players.
  public var title: String {
    switch self {
    case .none: "No groups"
    case .theme: "Theme"
    case .day: "Day"
    case .size: "Size"
    }
  }

  /// The next choice; the first one follows the last one.
  public var next: ListGrouping {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// A part of a list with the same value in one respect.
public struct ListGroup<Key: Hashable, Element> {
  /// The common value.
  public let key: Key
  /// The elements, in the order of the list.
  public let elements: [Element]

  /// Creates a group from its common value and its elements.
  public init(key: Key, elements: [Element]) {
    self.key = key
    self.elements = elements
  }
}

extension Array {
  /// Divides the list into groups, in the order of their first elements.
  ///
  /// - Parameter key: A closure that returns the common value of the elements of a group.
  /// - Returns: The groups, none of which is empty.
  /// - Complexity: O(elements).
  public func grouped<Key: Hashable>(by key: (Element) -> Key) -> [ListGroup<Key, Element>] {
    var order: [Key] = []
    var groups: [Key: [Element]] = [:]
    for element in self {
      let key = key(element)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(element)
    }
    return order.map { ListGroup(key: $0, elements: groups[$0, default: []]) }
  }
}
