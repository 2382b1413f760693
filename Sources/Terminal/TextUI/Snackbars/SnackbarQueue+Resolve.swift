@MainActor extension SnackbarQueue {
  /// The animation key of a snackbar's entrance and exit; `Place` is the animation key of its
  /// position.
  private enum Part {}
  private enum Place {}

  /// The z-index of snackbars, above popups of any `zIndex` in practice.
  private static let zIndex = 1e15

  /// Shows and announces the snackbars that are due, in a layer above everything.
  func resolve(_ resolver: inout Resolver, at edge: SnackbarEdge, inset: Int) {
    for item in advance(to: resolver.now) { resolver.announce(item.snackbar.sentence) }
    if let nextDeadline { resolver.redraw.request(at: nextDeadline) }
    for item in shown { move(item, &resolver) }
    removeHidden { $0.part == 0 }
    guard !shown.isEmpty else { return }
    let items = shown
    resolver.layer(zIndex: Self.zIndex, isModal: false) { inner, _ in
      inner.container(SnackbarLayout(items: items, edge: edge, inset: inset)) { inner in
        for item in items { self.resolve(item, &inner) }
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

  private func resolve(_ item: Item, _ resolver: inout Resolver) {
    let hide = { [weak self, redraw = resolver.redraw] in
      self?.hide(item)
      redraw.request()
    }
    let outer = resolver.values
    resolver.values.enterLayer(isEnabled: !item.isLeaving)
    resolver.values.enterPopup(dismiss: hide)
    let bar = SnackbarBar(
      snackbar: item.snackbar, isUnicode: resolver.values.isUnicode, hide: hide)
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
