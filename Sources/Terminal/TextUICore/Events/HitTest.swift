extension Frame {
  /// The deepest region under a point, from the front to the back.
  ///
  /// What a popup covers is out of reach. A view that sticks out of the one round it is hit there
  /// unless it is clipped. A content shape lets what is outside of it through, for its view and all
  /// that is in it.
  ///
  /// - Returns: An index of `regions`; nil where nothing is hit.
  public func hitTest(_ point: Point) -> Int? {
    let hit = regions.indices.last { regions[$0].takesHits && isUnder(point, $0) }
    return hit.map(responder)
  }

  /// Whether a region lies under a point, where events reach it.
  func isUnder(_ point: Point, _ index: Int) -> Bool {
    let region = regions[index]
    return region.layer >= lowestLayer && region.area.contains(point)
      && isInsideShapes(point, from: index) && isInsideInnerShape(point, of: index)
  }

  /// The lowest layer that events reach.
  var lowestLayer: Int { modalLayers.last?.layer ?? 0 }

  /// Hits beside a view that is hit in a larger area are those of the first in it that wants any.
  private func responder(_ index: Int) -> Int {
    guard case .area = regions[index].handler else { return index }
    let inner = regions[(index + 1)...].prefix { $0.parent >= index }
    return inner.firstIndex { $0.takesHits && $0.handler != nil } ?? index
  }

  /// Whether the shapes that were said of a view before it was made to react let a point hit it.
  private func isInsideInnerShape(_ point: Point, of index: Int) -> Bool {
    var index = index
    while index + 1 < regions.count, regions[index + 1].parent == index,
      regions[index + 1].rect == regions[index].rect
    {
      index += 1
      if case .shape(let contains) = regions[index].handler {
        return contains(point, regions[index].rect)
      }
    }
    return true
  }

  private func isInsideShapes(_ point: Point, from index: Int) -> Bool {
    chain(from: index).allSatisfy { index in
      switch regions[index].handler {
      case .shape(let contains): contains(point, regions[index].rect)
      case .area: regions[index].rect.contains(point)
      default: true
      }
    }
  }

  /// A region and those round it, from the inside to the outside.
  func chain(from index: Int?) -> some Sequence<Int> {
    sequence(first: index ?? -1) { $0 < 0 ? nil : regions[$0].parent }.prefix { $0 >= 0 }
  }

  /// The place among `regions` of the first that reacts for a view.
  func index(of identity: Identity) -> Int? {
    regions.firstIndex { $0.identity == identity && $0.handler != nil }
  }

  func region(_ identity: Identity) -> HitRegion? {
    index(of: identity).map { regions[$0] }
  }
}
