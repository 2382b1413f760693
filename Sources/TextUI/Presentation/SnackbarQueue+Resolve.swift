extension SnackbarQueue {
  private static let partKey: UInt64 = 1
  private static let placeKey: UInt64 = 2
  /// Above popups of any `zIndex`, so that nothing is missed.
  private static let zIndex = 1e15

  /// Shows the snackbars whose time it is, above everything, and says them.
  func resolve(_ resolver: inout Resolver, at edge: SnackbarEdge) {
    let store = resolver.store
    for item in advance(to: store.now) { store.announcements.append(item.snackbar.sentence) }
    if let nextDeadline { store.wake(at: nextDeadline) }
    for item in shown { move(item, &resolver) }
    forget { $0.part == 0 }
    guard !shown.isEmpty else { return }
    let items = shown
    resolver.layer(zIndex: Self.zIndex, isModal: false) { inner, _ in
      inner.container(SnackbarLayout(items: items, edge: edge, store: inner.store)) { inner in
        for item in items { self.resolve(item, &inner) }
      }
    }
  }

  /// Finds out where a snackbar is to be seen on its way in, out, or to another place.
  private func move(_ item: Item, _ resolver: inout Resolver) {
    resolver.scope(UInt64(item.number)) { inner in
      item.part =
        inner.animated(
          AnimatableVector(item.isLeaving ? 0 : 1), key: Self.partKey, from: .zero,
          animation: .spring)[0]
      if item.isLeaving, !inner.isMoving(Self.partKey) { item.part = 0 }
      guard let place = item.place else { return }
      let rows = inner.animated(
        AnimatableVector(Double(place)), key: Self.placeKey, animation: .spring)
      item.shownPlace = Int(rounding: rows[0])
    }
  }

  private func resolve(_ item: Item, _ resolver: inout Resolver) {
    let store = resolver.store
    let hide = { [weak self] in
      self?.hide(item)
      store.isDirty = true
    }
    let outer = (resolver.values, resolver.identity)
    resolver.values.enterLayer(isEnabled: !item.isLeaving, dismiss: hide)
    resolver.identity = resolver.identity.child(UInt64(item.number))
    let bar = SnackbarBar(
      snackbar: item.snackbar, isUnicode: resolver.values.isUnicode, hide: hide)
    resolver.container(ZStackLayout()) { bar.resolve(&$0) }
    (resolver.values, resolver.identity) = outer
  }
}

extension Snackbar {
  /// What is said of it.
  fileprivate var sentence: String { "\(kind.word): \(message)" }
}
