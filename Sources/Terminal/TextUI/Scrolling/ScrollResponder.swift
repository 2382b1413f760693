/// Adds a responder that is active while there is something to scroll.
private struct ScrollResponder: Element {
  let state: ScrollState
  let responder: Responder

  func draw(in rect: Rect, on painter: inout Painter) {
    if state.canScroll { painter.respond(in: rect, with: responder) }
  }
}

/// Makes the scroll view focusable while no view in it is.
private struct ScrollFocus: Element {
  let state: ScrollState
  /// The texts in the view, which are its label.
  let words: AccessibilityText

  private var isTarget: Bool { state.canScroll && state.wantsKeys && !state.hasTargets }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    for child in children { child.place(in: rect) }
    guard isTarget else { return }
    context.note(focusTarget: children.parentIdentity, in: rect)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    if isTarget { painter.respond(in: rect, with: .focus(saying: words)) }
  }
}

extension Resolver {
  /// Resolves content that is scrolled by keys, the wheel and dragging.
  mutating func respond(_ state: ScrollState, _ content: (inout Resolver) -> Void) {
    let outer = values.words
    let words = outer ?? AccessibilityText()
    if state.wantsKeys { values.words = words }
    let focus = ScrollFocus(state: state, words: words)
    wrapper(ScrollResponder(state: state, responder: .key(state.take))) { inner in
      state.isFocused = inner.hasFocus(inner.identity)
      inner.wrapper(focus) { inner in
        inner.wrapper(ScrollResponder(state: state, responder: .wheel(state.turn))) { inner in
          inner.wrapper(
            ScrollResponder(state: state, responder: .gesture(state.dragGesture)), content)
        }
      }
    }
    values.words = outer
    if state.wantsKeys, outer == nil { describe(words) }
  }

  /// Adds a scroll bar; the enclosing layout decides whether and where it is placed.
  mutating func scrollBar(_ state: ScrollState, _ axis: Axis) {
    let bar = ScrollBar(
      state: state, axis: axis, ink: ink(adding: state.isFocused ? .bold : []),
      trackInk: ink(adding: .dim))
    let drag = DragGesture().onChanged { bar.follow($0.location) }
    wrapper(ScrollResponder(state: state, responder: .gesture(drag))) { $0.leaf(bar) }
  }
}

extension ScrollState {
  fileprivate func turn(x: Int, y: Int) -> KeyResult {
    // Three rows per notch, like other programs; six columns cover about the same distance.
    scroll(x: x.asLength * 6, y: y.asLength * 3) ? .handled : .ignored
  }

  /// Scrolls for a key; arrows only if no view in the content can have focus.
  fileprivate func take(_ press: KeyPress) -> KeyResult {
    guard press.modifiers.isDisjoint(with: [.control, .alt]), let step = GridStep(press.key)
    else { return .ignored }
    let page = GridStep.rows(ofPage: viewport.height)
    let hasMoved =
      switch step {
      case .up where !hasTargets: scroll(y: -1)
      case .down where !hasTargets: scroll(y: 1)
      case .left where !hasTargets: scroll(x: -1)
      case .right where !hasTargets: scroll(x: 1)
      case .pageUp: turnPage(-page)
      case .pageDown: turnPage(page)
      case .first: scroll(to: .zero)
      case .last: scroll(to: limit)
      default: false
      }
    return hasMoved ? .handled : .ignored
  }

  /// Turns a page, horizontally if the content cannot scroll vertically.
  private func turnPage(_ rows: Int) -> Bool {
    limit.y > 0 ? scroll(y: rows) : scroll(x: rows.signum() * GridStep.rows(ofPage: viewport.width))
  }
}

extension ScrollState {
  /// A drag that scrolls; the part beyond the content is passed to the enclosing gesture.
  fileprivate var dragGesture: DragGesture {
    DragGesture().onChanged { [self] value in
      if drag?.start != value.startLocation { drag = (value.startLocation, offset) }
      guard let origin = drag?.offset else { return }
      let way = value.translation
      scroll(to: Point(x: origin.x - way.width, y: origin.y - way.height))
      overscroll?.changed(beyondContent(value, from: origin))
    }.onEnded { [self] value in
      if let origin = drag?.offset { overscroll?.ended(beyondContent(value, from: origin)) }
      drag = nil
    }.onEscape { [self] in
      if let origin = drag?.offset { scroll(to: origin) }
    }
  }

  /// Returns the drag as if it had begun where the content reached its end.
  private func beyondContent(_ value: DragGesture.Value, from origin: Point) -> DragGesture.Value {
    value.without(Size(width: origin.x - offset.x, height: origin.y - offset.y))
  }
}
