@MainActor extension SnackbarQueue {
  /// The animation key of a snackbar's entrance and exit; `Place` is the animation key of its
  /// position.
  private enum Part {}
  private enum Place {}

  /// The z-index of snackbars, above popups of any `zIndex` in practice.
  private static let zIndex = 1e15

  /// Shows and announces the snackbars that are due, in a layer above everything.
  func resolve(_ resolver: inout Resolver, at edge: SnackbarEdge, inset: Int) {
    let now = resolver.now
    for item in advance(to: now, atMost: edge.limit) { resolver.announce(item.snackbar.sentence) }
    if edge == .lastRow, let width { for item in shown { item.divide(in: width) } }
    let times = [nextDeadline] + shown.map { $0.nextPart(after: now) }
    if let next = times.compactMap({ $0 }).min() { resolver.redraw.request(at: next) }
    for item in shown { move(item, &resolver) }
    removeHidden { $0.part == 0 }
    guard !shown.isEmpty else { return }
    let items = shown
    resolver.layer(zIndex: Self.zIndex, isModal: false) { inner, _ in
      let layout = SnackbarLayout(items: items, edge: edge, inset: inset) { self.measured($0, $1) }
      inner.container(layout) { inner in
        for item in items { self.resolve(item, rows: edge == .lastRow ? 1 : 2, &inner) }
      }
    }
  }

  /// Updates the animations of a snackbar: entrance, exit and position.
  private func move(_ item: Item, _ resolver: inout Resolver) {
    resolver.scope(UInt64(item.number)) { inner in
      item.part =
        inner.animated(
          AnimatableVector(item.isLeaving ? 0 : 1), key: Part.self, from: .zero,
          animation: .spring)[0]
      if item.isLeaving, !inner.isMoving(Part.self) { item.part = 0 }
      guard let place = item.place else { return }
      let rows = inner.animated(
        AnimatableVector(Double(place)), key: Place.self, animation: .spring)
      item.shownPlace = Int(rounding: rows[0])
    }
  }

  /// Records the width of the window, by which messages are divided from the next frame on.
  private func measured(_ width: Int, _ redraw: Redraw) {
    guard width != self.width else { return }
    self.width = width
    redraw.request()
  }

  private func resolve(_ item: Item, rows: Int, _ resolver: inout Resolver) {
    let hide = { [weak self, redraw = resolver.redraw] in
      self?.hide(item)
      redraw.request()
    }
    let outer = resolver.values
    resolver.values.enterLayer(isEnabled: !item.isLeaving)
    resolver.values.enterPopup(dismiss: hide)
    let bar = SnackbarBar(
      snackbar: item.snackbar, message: item.message(at: resolver.now), rows: rows,
      isUnicode: resolver.values.isUnicode, hide: hide)
    resolver.scope(UInt64(item.number)) { inner in
      inner.container(ZStackLayout()) { bar.resolve(&$0) }
    }
    resolver.values = outer
  }
}

extension Snackbar {
  /// The sentence that is announced.
  fileprivate var sentence: String { kind.word.map { "\($0): \(message)" } ?? message }
}
