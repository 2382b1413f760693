import TextUI

/// The place on the table that keys act on.
struct BoardCursor: Equatable {
  /// The position on the table.
  private(set) var position = 0

  init(at position: Int = 0) {
    self.position = position
  }

  /// Moves to the nearest place with a card.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - slots: The rectangle of every position.
  ///   - hasCard: Returns true if there is a card at a position.
  /// - Returns: True if there is such a place.
  @discardableResult
  mutating func move(
    _ direction: Edge, in slots: [Rect], where hasCard: (Int) -> Bool
  ) -> Bool {
    guard slots.indices.contains(position) else { return false }
    let here = slots[position]
    let reachable = slots.indices.filter {
      $0 != position && hasCard($0) && here.distance(to: slots[$0], direction) != nil
    }
    let nearest = reachable.min {
      here.distance(to: slots[$0], direction) ?? .max < here.distance(to: slots[$1], direction)
        ?? .max
    }
    guard let nearest else { return false }
    position = nearest
    return true
  }

  mutating func move(to position: Int) {
    self.position = position
  }
}

extension Rect {
  /// Returns the distance to another rectangle, in which sideways distance weighs more.
  ///
  /// - Returns: `nil` if the rectangle is not in that direction.
  fileprivate func distance(to other: Rect, _ direction: Edge) -> Int? {
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    let (ahead, aside) =
      switch direction {
      case .leading: (-dx, 2 * dy)
      case .trailing: (dx, 2 * dy)
      case .top: (-2 * dy, dx)
      case .bottom: (2 * dy, dx)
      }
    return ahead > 0 ? ahead + 4 * abs(aside) : nil
  }
}
