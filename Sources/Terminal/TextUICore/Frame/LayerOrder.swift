/// What lies above what: ids from the back to the front, each once.
///
/// The order of the panes of a `Workspace`, of popups, or of cards in a pile. What is asked of an id that is not
/// there changes nothing.
public struct LayerOrder<ID: Hashable>: Equatable {
  /// From the back to the front.
  public private(set) var ids: [ID]

  /// Makes an order; of an id that comes twice the first place counts.
  ///
  /// - Parameter ids: From the back to the front.
  public init(_ ids: [ID] = []) {
    var seen: Set<ID> = []
    self.ids = ids.filter { seen.insert($0).inserted }
  }

  /// How many lie behind an id; nil if it is not there.
  ///
  /// O(n), as is everything here.
  public func index(of id: ID) -> Int? { ids.firstIndex(of: id) }

  /// The id that lies in front of all others; nil if there is none.
  public var front: ID? { ids.last }
}

extension LayerOrder {
  /// Puts an id in front of all others, whether it was there or not.
  public mutating func bringToFront(_ id: ID) {
    remove(id)
    ids.append(id)
  }

  /// Puts an id behind all others, whether it was there or not.
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

  /// Exchanges two ids, if both are there.
  public mutating func exchange(_ first: ID, _ second: ID) {
    guard let one = index(of: first), let other = index(of: second) else { return }
    ids.swapAt(one, other)
  }

  /// Puts an id right in front of another, whether it was there or not.
  public mutating func insert(_ id: ID, above other: ID) {
    guard id != other, ids.contains(other) else { return }
    remove(id)
    ids.insert(id, at: (index(of: other) ?? 0) + 1)
  }

  /// Puts an id right behind another, whether it was there or not.
  public mutating func insert(_ id: ID, below other: ID) {
    guard id != other, ids.contains(other) else { return }
    remove(id)
    ids.insert(id, at: index(of: other) ?? 0)
  }

  /// Takes an id out.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public mutating func remove(_ id: ID) -> Bool {
    guard let index = index(of: id) else { return false }
    ids.remove(at: index)
    return true
  }
}

extension LayerOrder: Sendable where ID: Sendable {}
extension LayerOrder: Hashable {}
