/// A back-to-front order of unique ids.
///
/// Used for the panes of a `Workspace`, for popups, or for cards in a pile. Calls with an unknown
/// id are ignored unless stated otherwise; all return whether the ids were there before.
public struct LayerOrder<ID: Hashable>: Equatable {
  /// The ids from back to front.
  public private(set) var ids: [ID]

  /// Creates an order; of a repeated id the first is used.
  ///
  /// - Parameter ids: The ids from back to front.
  public init(_ ids: [ID] = []) {
    var seen: Set<ID> = []
    self.ids = ids.filter { seen.insert($0).inserted }
  }

  /// Returns the number of ids behind an id, or nil if it is unknown.
  ///
  /// O(n), like all methods.
  public func index(of id: ID) -> Int? { ids.firstIndex(of: id) }

  /// The frontmost id; nil if there is none.
  public var front: ID? { ids.last }
}

extension LayerOrder {
  /// Moves or adds an id in front of all others.
  ///
  /// - Returns: True if the id was there.
  @discardableResult
  public mutating func bringToFront(_ id: ID) -> Bool {
    let wasThere = remove(id)
    ids.append(id)
    return wasThere
  }

  /// Moves or adds an id behind all others.
  ///
  /// - Returns: True if the id was there.
  @discardableResult
  public mutating func sendToBack(_ id: ID) -> Bool {
    let wasThere = remove(id)
    ids.insert(id, at: 0)
    return wasThere
  }

  /// Exchanges an id with the one in front of it, if there is one.
  ///
  /// - Returns: True if the id was there.
  @discardableResult
  public mutating func bringForward(_ id: ID) -> Bool {
    guard let index = index(of: id) else { return false }
    if index + 1 < ids.count { ids.swapAt(index, index + 1) }
    return true
  }

  /// Exchanges an id with the one behind it, if there is one.
  ///
  /// - Returns: True if the id was there.
  @discardableResult
  public mutating func sendBackward(_ id: ID) -> Bool {
    guard let index = index(of: id) else { return false }
    if index > 0 { ids.swapAt(index, index - 1) }
    return true
  }

  /// Exchanges two ids if both exist.
  ///
  /// - Returns: True if both were there.
  @discardableResult
  public mutating func exchange(_ first: ID, _ second: ID) -> Bool {
    guard let one = index(of: first), let other = index(of: second) else { return false }
    ids.swapAt(one, other)
    return true
  }

  /// Moves or adds an id directly in front of another.
  ///
  /// - Returns: True if the other id was there; otherwise nothing changes.
  @discardableResult
  public mutating func insert(_ id: ID, above other: ID) -> Bool {
    guard ids.contains(other) else { return false }
    guard id != other else { return true }
    remove(id)
    ids.insert(id, at: (index(of: other) ?? 0) + 1)
    return true
  }

  /// Moves or adds an id directly behind another.
  ///
  /// - Returns: True if the other id was there; otherwise nothing changes.
  @discardableResult
  public mutating func insert(_ id: ID, below other: ID) -> Bool {
    guard ids.contains(other) else { return false }
    guard id != other else { return true }
    remove(id)
    ids.insert(id, at: index(of: other) ?? 0)
    return true
  }

  /// Removes an id.
  ///
  /// - Returns: False if it was unknown.
  @discardableResult
  public mutating func remove(_ id: ID) -> Bool {
    guard let index = index(of: id) else { return false }
    ids.remove(at: index)
    return true
  }
}

extension LayerOrder: Sendable where ID: Sendable {}
extension LayerOrder: Hashable {}
