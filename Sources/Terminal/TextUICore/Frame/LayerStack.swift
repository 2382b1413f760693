/// The layers above the content of the window.
final class LayerStack {
  /// The layers from back to front, once sorted.
  private(set) var all: [Layer] = []
  /// The layers of the previous frame, by the time they first appeared.
  private var order = LayerOrder<Identity>()
  /// The layer that is being resolved.
  private(set) var current = Identity.root
  /// True if the frame has panes, of which only one receives keys.
  var hasPanes = false
  /// The safe area of the window without bars along its edges; known when its content is placed.
  private(set) var freeRect = Rect.zero
  /// The views over parts of the edges of the window's content.
  private var regions: [(rect: Rect, edge: Edge)] = []

  func beginFrame() {
    all.removeAll(keepingCapacity: true)
    current = .root
    hasPanes = false
  }

  /// Begins the placement of the window's content.
  func beginPlacing(in safeRect: Rect) {
    freeRect = safeRect
    regions.removeAll(keepingCapacity: true)
  }

  /// Records the bar of a view, if it lies along a whole edge of the remaining area.
  func note(bar insets: EdgeInsets, at edge: Edge, of rect: Rect) {
    guard current == .root, rect.fills(freeRect, along: edge) else { return }
    freeRect = freeRect.inset(by: insets)
  }

  /// Records a view over a part of an edge of the window's content.
  func note(region rect: Rect, at edge: Edge) {
    if current == .root { regions.append((rect, edge)) }
  }

  /// Returns a rectangle moved away from the regions that it would cover, if there is room.
  func clearOfRegions(_ rect: Rect) -> Rect {
    regions.reduce(rect) { rect, region in
      guard !rect.intersection(region.rect).isEmpty else { return rect }
      let moved = rect.moved(clearOf: region.rect, at: region.edge)
      return freeRect.intersection(moved) == moved ? moved : rect
    }
  }

  func append(_ layer: Layer) {
    all.append(layer)
  }

  /// Adds a layer just above those of the layer that contained its view.
  func insert(leaving layer: Layer) {
    let below = all.lastIndex { $0.owner == layer.owner }
    let top = layer.owner == .root ? 0 : all.count
    all.insert(layer, at: below.map { $0 + 1 } ?? top)
  }

  /// Discards the layers that are added during a closure.
  func discarding(_ resolve: () -> Void) {
    let count = all.count
    resolve()
    all.removeSubrange(count...)
  }

  /// Places the layers one after the other, including layers added meanwhile.
  func placeAll(_ place: (Layer) -> Void) {
    var index = 0
    while index < all.count {
      self.place(all[index], place)
      index += 1
    }
    sort()
  }

  func place(_ layer: Layer, _ place: (Layer) -> Void) {
    current = layer.owner
    place(layer)
  }

  /// Makes the layer that is being resolved not modal.
  func letEventsThrough() {
    for index in all.indices where all[index].identity == current { all[index].isModal = false }
  }

  /// Sorts layers; of those with equal numbers, later ones lie above, and of those that appeared
  /// together the ones that were added later.
  private func sort() {
    bringNewToFront()
    guard all.count > 1 else { return }
    let places = Dictionary(uniqueKeysWithValues: zip(order.ids, 0...))
    func rank(_ layer: Layer) -> (Double, Int) { (layer.zIndex, places[layer.identity] ?? 0) }
    all = all.enumerated().sorted {
      let (one, other) = (rank($0.element), rank($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
  }

  private func bringNewToFront() {
    guard !all.isEmpty || order.front != nil else { return }
    let shown = all.map(\.identity)
    for gone in Set(order.ids).subtracting(shown) { order.remove(gone) }
    for layer in shown where order.index(of: layer) == nil { order.bringToFront(layer) }
  }

  /// The modal layers.
  var modal: [ModalLayer] {
    all.enumerated().filter(\.element.isModal).map {
      ModalLayer(identity: $0.element.identity, layer: $0.offset + 1)
    }
  }
}

extension Rect {
  /// Returns the rectangle moved away from an edge until it lies beside another one.
  fileprivate func moved(clearOf other: Rect, at edge: Edge) -> Rect {
    switch edge {
    case .top: offset(x: 0, y: other.maxY - y)
    case .bottom: offset(x: 0, y: other.y - maxY)
    case .leading: offset(x: other.maxX - x, y: 0)
    case .trailing: offset(x: other.x - maxX, y: 0)
    }
  }

  fileprivate func fills(_ space: Rect, along edge: Edge) -> Bool {
    switch edge {
    case .top: y == space.y && width >= space.width
    case .bottom: maxY == space.maxY && width >= space.width
    case .leading: x == space.x && height >= space.height
    case .trailing: maxX == space.maxX && height >= space.height
    }
  }
}
