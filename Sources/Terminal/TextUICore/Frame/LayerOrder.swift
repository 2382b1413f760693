/// A back-to-front order of unique ids.
///
/// Used for the panes of a `Workspace`, for popups, or for cards in a pile. Calls with an unknown
/// id are ignored unless stated otherwise.
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
  public mutating func bringToFront(_ id: ID) {
    remove(id)
    ids.append(id)
  }

  /// Moves or adds an id behind all others.
  public mutating func sendToBack(_ id: ID) {
    remove(id)
    ids.insert(id, at: 0)
  }

  /// Exchanges an id with the one in front of it.
  public mutating func bringForward(_ id: ID) {
    guard let index = index(of: id), index + 1 < ids.count else { return }
    ids.swapAt(index, index + 1)
  }

  /// Exchanges an id with the one behind it.
  public mutating func sendBackward(_ id: ID) {
    guard let index = index(of: id), index > 0 else { return }
    ids.swapAt(index, index - 1)
  }

  /// Exchanges two ids if both exist.
  public mutating func exchange(_ first: ID, _ second: ID) {
    guard let one = index(of: first), let other = index(of: second) else { return }
    ids.swapAt(one, other)
  }

  /// Moves or adds an id directly in front of another.
  public mutating func insert(_ id: ID, above other: ID) {
    guard id != other, ids.contains(other) else { return }
    remove(id)
    ids.insert(id, at: (index(of: other) ?? 0) + 1)
  }

  /// Moves or adds an id directly behind another.
  public mutating func insert(_ id: ID, below other: ID) {
    guard id != other, ids.contains(other) else { return }
    remove(id)
    ids.insert(id, at: index(of: other) ?? 0)
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
