extension Frame {
  /// Returns the frontmost, deepest region at a point.
  ///
  /// Views covered by a popup are not hit. A view that overflows its container is hit there unless
  /// it is clipped. Hits outside of a content shape pass through its view and all descendants.
  ///
  /// - Returns: An index of `regions`; nil if nothing is hit.
  public func hitTest(_ point: Point) -> Int? {
    let hit = regions.indices.last { regions[$0].takesHits && isUnder(point, $0) }
    return hit.map(responder)
  }

  /// Returns true if a region contains a point and events reach it.
  func isUnder(_ point: Point, _ index: Int) -> Bool {
    let region = regions[index]
    return region.layer >= lowestLayer && region.area.contains(point)
      && isInsideShapes(point, from: index) && isInsideInnerShape(point, of: index)
  }

  /// The lowest layer that receives events.
  var lowestLayer: Int { modalLayers.last?.layer ?? 0 }

  /// Returns the region that handles a hit outside of the frame of an enlarged hit area.
  private func responder(_ index: Int) -> Int {
    guard case .area = regions[index].handler else { return index }
    let inner = regions[(index + 1)...].prefix { $0.parent >= index }
    return inner.firstIndex { $0.takesHits && $0.handler != nil } ?? index
  }

  /// Returns true if the content shapes inside a view's handler contain a point.
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

  /// Returns a region and its ancestors, from the inside out.
  func chain(from index: Int?) -> some Sequence<Int> {
    sequence(first: index ?? -1) { $0 < 0 ? nil : regions[$0].parent }.prefix { $0 >= 0 }
  }

  /// Returns the index of a view's first region.
  func index(of identity: Identity) -> Int? {
    regions.firstIndex { $0.identity == identity && $0.handler != nil }
  }

  func region(_ identity: Identity) -> HitRegion? {
    index(of: identity).map { regions[$0] }
  }
}
