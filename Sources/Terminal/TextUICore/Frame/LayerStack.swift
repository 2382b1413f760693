/// The layers above the content of the window.
final class LayerStack {
  /// From the back to the front, once they are sorted.
  private(set) var all: [Layer] = []
  /// Those of the frame before, by when they were shown first.
  private var order = LayerOrder<Identity>()
  /// The layer whose views are being made.
  private(set) var current = Identity.root
  /// Whether the frame has panes, of which only one gets the keys.
  var hasPanes = false
  /// What of the window is safe, and free of bars along its edges; known when its content is placed.
  private(set) var freeRect = Rect.zero

  func beginFrame() {
    all.removeAll(keepingCapacity: true)
    current = .root
    hasPanes = false
  }

  /// Begins to place the content of the window.
  func beginPlacing(in safeRect: Rect) {
    freeRect = safeRect
  }

  /// Notes the bar of a view, if it lies along a whole edge of what is free of the window.
  func note(bar insets: EdgeInsets, at edge: Edge, of rect: Rect) {
    guard current == .root, rect.fills(freeRect, along: edge) else { return }
    freeRect = freeRect.inset(by: insets)
  }

  func append(_ layer: Layer) {
    all.append(layer)
  }

  /// Adds a layer just above those of the one that its view stood in.
  func insert(leaving layer: Layer) {
    let below = all.lastIndex { $0.owner == layer.owner }
    let top = layer.owner == .root ? 0 : all.count
    all.insert(layer, at: below.map { $0 + 1 } ?? top)
  }

  /// Forgets the layers that are asked for meanwhile.
  func discarding(_ resolve: () -> Void) {
    let count = all.count
    resolve()
    all.removeSubrange(count...)
  }

  /// Places the layers one after the other; that may ask for further ones.
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

  /// Lets the layer whose views are being made cut off nothing.
  func letEventsThrough() {
    for index in all.indices where all[index].identity == current { all[index].isModal = false }
  }

  /// Of layers with equal numbers those lie above that came later; of those that came together, the
  /// ones that were asked for later.
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

  /// Those that take all events.
  var modal: [ModalLayer] {
    all.enumerated().filter(\.element.isModal).map {
      ModalLayer(identity: $0.element.identity, layer: $0.offset + 1)
    }
  }
}

extension Rect {
  fileprivate func fills(_ space: Rect, along edge: Edge) -> Bool {
    switch edge {
    case .top: y == space.y && width >= space.width
    case .bottom: maxY == space.maxY && width >= space.width
    case .leading: x == space.x && height >= space.height
    case .trailing: maxX == space.maxX && height >= space.height
    }
  }
}
