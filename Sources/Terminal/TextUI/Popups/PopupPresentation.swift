/// The description of a popup to present.
@MainActor struct PopupPresentation {
  let place: PopupPlace
  let direction: Edge
  let dim: PopupDim
  let dismissal: PopupDismissal
  let style: any PopupStyle
  var transition: Transition?
  var animation = Animation.spring
  let isPresented: Binding<Bool>
  let onDismiss: () -> Void
  let content: (inout Resolver) -> Void

  /// The animation key of the entrance and exit; `Offset` is the animation key of the drag
  /// distance.
  private enum Part {}
  private enum Offset {}

  /// Shows the popup above everything resolved before, until its exit animation has ended.
  ///
  /// - Returns: True if it is shown.
  @discardableResult
  func resolve(_ resolver: inout Resolver) -> Bool {
    let record = resolver.remembered { PopupRecord() }
    let isPresented = isPresented.wrappedValue && !resolver.values.isLeaving
    noteDismissal(isPresented, record, resolver)
    guard isPresented || record.isShown else { return false }
    let part = part(isPresented, resolver)
    record.isShown = isPresented || resolver.isMoving(Part.self)
    if record.isShown { addLayer(&resolver, record, part) }
    return record.isShown
  }

  /// Returns the progress of the entrance, from 0 (outside) to 1.
  private func part(_ isPresented: Bool, _ resolver: Resolver) -> Double {
    let target = isPresented ? 1.0 : 0
    if resolver.values[SettledPopupsKey.self] || transition?.isInstant == true { return target }
    return resolver.animated(
      AnimatableVector(target), key: Part.self, from: resolver.isFirstFrame ? nil : .zero,
      animation: animation)[0]
  }

  /// Runs `onDismiss` once per presentation, for whatever reason it ended.
  private func noteDismissal(_ isPresented: Bool, _ record: PopupRecord, _ resolver: Resolver) {
    if isPresented || record.wasPresented {
      resolver.lifecycle(PopupRecord.self).record.onDisappear = isPresented ? onDismiss : nil
    }
    if record.wasPresented, !isPresented { resolver.afterFrame(onDismiss) }
    if isPresented, !record.wasPresented { record.begin() }
    record.wasPresented = isPresented
  }

  private func addLayer(_ resolver: inout Resolver, _ record: PopupRecord, _ part: Double) {
    let offset = resolver.animated(
      AnimatableVector(Double(record.offset.width), Double(record.offset.height)),
      key: Offset.self, animation: record.isDragging ? nil : .spring)
    let level = resolver.values[PopupLevel.self] + style.level
    let isPresented = record.wasPresented
    resolver.layer(
      zIndex: level, isModal: isPresented, isEnabled: isPresented
    ) { inner, _ in
      inner.values.enterPopup(dismiss: dismiss)
      inner.values[PopupLevel.self] = level
      if case .beside(let anchor, _, _) = place, record.isOutOfSight(anchor, among: inner.places) {
        inner.hideLayer()
      }
      let moment = PopupMoment(
        record: record, part: part,
        offset: Size(width: Int(rounding: offset[0]), height: Int(rounding: offset[1])),
        anchor: anchor(among: inner.places), redraw: inner.redraw,
        cellAspect: inner.values.cellAspect, padding: style.padding, slides: transition == nil,
        isDraggable: style.isDraggable, scrolls: style.scrolls, fillsWindow: style.fillsWindow)
      resolveLayer(&inner, moment)
    }
  }

  private func anchor(among places: NamedPlaces) -> Rect? {
    guard case .beside(let anchor, _, _) = place else { return nil }
    return places[anchor]
  }

  private func dismiss() {
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }
}

@MainActor extension PopupPresentation {
  /// Resolves the layer so that the content keeps its identity, and its state, with any handlers.
  private func resolveLayer(_ resolver: inout Resolver, _ moment: PopupMoment) {
    let identity = resolver.identity.child(Identity.Step.secondary)
    resolver.responding(to: isPresented.wrappedValue ? .fallbackKey(takeKey) : nil) { inner in
      inner.container(PopupLayout(popup: self, moment: moment)) { parts in
        resolveBackdrop(&parts, moment.part)
        resolvePanel(&parts, moment, identity)
      }
    }
  }

  /// Dismisses the popup by Esc, unless a view inside handles it or a button has it as shortcut.
  private func takeKey(_ key: KeyPress) -> KeyResult {
    guard key.key == .escape, dismissal.contains(.escape) else { return .ignored }
    dismiss()
    return .handled
  }

  private func resolveBackdrop(_ resolver: inout Resolver, _ part: Double) {
    let isTappable = dismissal.contains(.outsideTap)
    let tap = Responder.tap { if isTappable { dismiss() } }
    resolver.scope(Identity.Step.first) { inner in
      inner.responding(to: tap) {
        $0.leaf(PopupBackdrop(dim: dim, part: part))
      }
    }
  }

  private func resolvePanel(
    _ resolver: inout Resolver, _ moment: PopupMoment, _ identity: Identity
  ) {
    let drag = drag(moment)
    resolver.values[OverscrollKey.self] = style.isDraggable ? nil : drag
    resolver.scope(Identity.Step.second) { inner in
      inner.responding(to: drag.map(Responder.gesture)) {
        resolveTransition(&$0, moment.part) { inner in
          inner.container(PopupHitArea()) { inner in
            style.resolve(&inner) { $0.moved(to: identity, resolveContent) }
          }
        }
      }
    }
  }

  /// Resolves the popup with its own transition while it enters and leaves.
  private func resolveTransition(
    _ resolver: inout Resolver, _ part: Double, _ popup: @escaping (inout Resolver) -> Void
  ) {
    guard let transition, part != 1 else { return popup(&resolver) }
    let identity = resolver.identity
    let shown = isPresented.wrappedValue ? transition : transition.whenRemoved
    resolver.container(PopupHitArea()) { inner in
      shown.show(&inner, part) { $0.moved(to: identity, popup) }
    }
  }

  private func resolveContent(_ resolver: inout Resolver) {
    let column = VStack { ModifierContent(content: content) }
    if style.scrolls {
      var scrolling = ScrollView { column }
      scrolling.keepsSafeArea = true
      scrolling.resolve(&resolver)
    } else {
      column.resolve(&resolver)
    }
  }

  /// The movement within which a press on the popup does not swipe it away.
  private static var tolerance: Size { Size(width: 2, height: 1) }

  /// Returns the gesture that drags the popup; nil if it cannot be dragged.
  private func drag(_ moment: PopupMoment) -> DragGesture? {
    guard isPresented.wrappedValue, style.isDraggable || dismissal.contains(.swipe) else {
      return nil
    }
    let (record, redraw) = (moment.record, moment.redraw)
    let freely = style.isDraggable
    let drag = freely ? DragGesture() : DragGesture(tolerance: Self.tolerance)
    return drag.onChanged { value in
      record.follow(value.translation, freely: freely)
      redraw.request()
    }.onEnded { value in
      let isGone = record.endDrag(value, freely: freely, cellAspect: moment.cellAspect)
      redraw.request()
      if isGone { dismiss() }
    }
  }
}

/// The `zIndex` of the enclosing popup.
private enum PopupLevel: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

/// True if popups appear without animation, as in a preview.
enum SettledPopupsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension PopupStyle {
  /// The `zIndex` limited to ±1e9, so that sums of several can be compared.
  fileprivate var level: Double { zIndex.isNaN ? 0 : max(-1e9, min(zIndex, 1e9)) }
}
