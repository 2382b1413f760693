/// A popup as whoever shows it describes it.
struct PopupPresentation {
  let place: PopupPlace
  let direction: Edge
  let dim: Double
  let dismissal: PopupDismissal
  let style: PopupStyle
  let isPresented: Binding<Bool>
  let onDismiss: () -> Void
  let content: (inout Resolver) -> Void

  private static let key: UInt64 = 7
  private static let offsetKey: UInt64 = 8

  /// Shows the popup above everything resolved so far, while it is presented and until it has left.
  ///
  /// - Returns: Whether it is shown.
  @discardableResult
  func resolve(_ resolver: inout Resolver) -> Bool {
    let record = resolver.remembered(Self.key) { PopupRecord() }
    let isPresented = isPresented.wrappedValue && !resolver.values.isLeaving
    noteDismissal(isPresented, record, resolver)
    guard isPresented || record.isShown else { return false }
    let part = resolver.animated(
      AnimatableVector(isPresented ? 1 : 0), key: Self.key,
      from: resolver.store.frame == 1 ? nil : .zero, animation: .spring)[0]
    record.isShown = isPresented || resolver.isMoving(Self.key)
    if record.isShown { addLayer(&resolver, record, part) }
    return record.isShown
  }

  /// Calls `onDismiss` once for each time it was presented, however it ended.
  private func noteDismissal(_ isPresented: Bool, _ record: PopupRecord, _ resolver: Resolver) {
    if isPresented || record.wasPresented {
      resolver.lifecycle(Self.key).record.onDisappear = isPresented ? onDismiss : nil
    }
    if record.wasPresented, !isPresented { resolver.store.effects.append(onDismiss) }
    if isPresented, !record.wasPresented { record.begin() }
    record.wasPresented = isPresented
  }

  private func addLayer(_ resolver: inout Resolver, _ record: PopupRecord, _ part: Double) {
    let offset = resolver.animated(
      AnimatableVector(Double(record.offset.width), Double(record.offset.height)),
      key: Self.offsetKey, animation: record.isDragging ? nil : .spring)
    let level = resolver.values[PopupLevel.self] + style.level
    let isPresented = record.wasPresented
    resolver.layer(
      zIndex: level, isModal: isPresented, isEnabled: isPresented, dismiss: dismiss
    ) { inner, _ in
      inner.values[PopupLevel.self] = level
      let moment = PopupMoment(
        record: record, part: part,
        offset: Size(width: Int(rounding: offset[0]), height: Int(rounding: offset[1])),
        safeArea: inner.store.safeArea, anchor: anchor(inner.store), store: inner.store,
        cellAspect: inner.values.cellAspect)
      resolveLayer(&inner, moment)
    }
  }

  private func anchor(_ store: FrameStore) -> Rect? {
    guard case .beside(let anchor, _) = place else { return nil }
    return store.rects[anchor(store)]
  }

  private func dismiss() {
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }
}

extension PopupPresentation {
  /// Content keeps its identity however many handlers are round it, and with it what it remembers.
  private func resolveLayer(_ resolver: inout Resolver, _ moment: PopupMoment) {
    let identity = resolver.identity.child(Identity.Step.secondary)
    resolver.responding(to: isPresented.wrappedValue ? .key(takeKey) : nil) { inner in
      inner.container(PopupLayout(popup: self, moment: moment)) { parts in
        resolveBackdrop(&parts, moment.part)
        resolvePanel(&parts, moment, identity)
      }
    }
  }

  private func takeKey(_ key: KeyPress) -> KeyResult {
    guard key.key == .escape, dismissal.contains(.escape) else { return .ignored }
    dismiss()
    return .handled
  }

  private func resolveBackdrop(_ resolver: inout Resolver, _ part: Double) {
    let isTappable = dismissal.contains(.outsideTap)
    let tap = Handler.tap { if isTappable { dismiss() } }
    resolver.scope(Identity.Step.first) { inner in
      inner.wrapper(HandlerElement(handler: tap)) {
        $0.leaf(PopupBackdrop(dim: dim, part: part))
      }
    }
  }

  private func resolvePanel(
    _ resolver: inout Resolver, _ moment: PopupMoment, _ identity: Identity
  ) {
    let panel = PopupPanel(
      border: style.border.map { BorderElement($0, color: nil).animated(in: resolver) },
      background: style.background)
    resolver.scope(Identity.Step.second) { inner in
      inner.responding(to: drag(moment).map(Handler.drag)) {
        $0.container(panel) { resolveContent(&$0, identity) }
      }
    }
  }

  private func resolveContent(_ resolver: inout Resolver, _ identity: Identity) {
    resolver.identity = identity
    let column = VStack { ModifierContent(content: content) }
    if style.scrolls {
      ScrollView { column }.resolve(&resolver)
    } else {
      column.resolve(&resolver)
    }
  }

  /// The gesture that moves the popup, if any does.
  private func drag(_ moment: PopupMoment) -> DragGesture? {
    guard isPresented.wrappedValue, style.isDraggable || dismissal.contains(.swipe) else {
      return nil
    }
    let (record, store) = (moment.record, moment.store)
    let freely = style.isDraggable
    return DragGesture().onChanged { value in
      record.follow(value.translation, freely: freely)
      store.isDirty = true
    }.onEnded { value in
      let isGone = record.letGo(value, freely: freely, cellAspect: moment.cellAspect)
      store.isDirty = true
      if isGone { dismiss() }
    }
  }
}

extension Resolver {
  /// Whether numbers that were asked for with `animated` are on their way.
  func isMoving(_ key: UInt64) -> Bool {
    store.animations.isMoving(identity.animated(key), at: store.now)
  }
}

/// The `zIndex` of the popup round a view.
private enum PopupLevel: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

extension PopupStyle {
  /// The `zIndex`, such that sums of some can be compared.
  fileprivate var level: Double { zIndex.isNaN ? 0 : max(-1e9, min(zIndex, 1e9)) }
}
