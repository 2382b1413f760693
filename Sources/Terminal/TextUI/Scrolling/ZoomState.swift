/// The state of a zoom view, and the actions of its gestures and keys.
final class ZoomState {
  private(set) var viewport: Viewport
  private var binding: Binding<Viewport>?
  private var rect = Rect.zero
  private var dragged = Size.zero
  /// The binding's value and the viewport written to it after the latest frame.
  private var told: (of: Viewport, to: Viewport)?
  /// The viewport at the start of the current drag.
  private var viewportBefore: Viewport?
  /// The part of the drag beyond the content and its margins.
  private var excess = Size.zero
  /// The animated distance of the content beyond its margins.
  var shownBeyond = Size.zero
  private let redraw: Redraw

  init(_ viewport: Viewport, redraw: Redraw) {
    self.viewport = viewport
    self.redraw = redraw
  }

  var isDragging: Bool { viewportBefore != nil }

  /// The distance that the content is dragged beyond its margins: half the distance of the mouse.
  var beyond: Size { Size(width: excess.width / 2, height: excess.height / 2) }

  /// The displayed frame of the content, relative to the top left corner of the window.
  var contentRect: Rect {
    viewport.contentRect.offset(x: shownBeyond.width, y: shownBeyond.height)
  }

  func follow(_ binding: Binding<Viewport>?) {
    self.binding = binding
    if let binding { viewport = binding.wrappedValue }
  }

  /// Sets the sizes found by the layout, and writes the viewport to the binding after the frame.
  func settle(content: Size, in rect: Rect, _ context: PlacementContext) {
    self.rect = rect
    viewport.resize(content: content, window: rect.size)
    guard let binding else { return }
    let before = told
    told = binding.wrappedValue == viewport ? nil : (of: binding.wrappedValue, to: viewport)
    guard let told else { return }
    // Otherwise a constant binding would be written in every frame.
    if let before, before == told { return }
    context.afterFrame {
      // What a view has written in the meantime wins, and gets its sizes in the next frame.
      if binding.wrappedValue == told.of { binding.wrappedValue = told.to }
    }
  }
}

extension ZoomState {
  func move(columns: Int, rows: Int) -> KeyResult {
    change { $0.move(columns: columns, rows: rows) }
  }

  /// Moves the window in the direction of an arrow key.
  func move(by press: KeyPress) -> KeyResult {
    guard press.modifiers.isEmpty else { return .ignored }
    return switch press.key {
    case .left: move(columns: 2, rows: 0)
    case .right: move(columns: -2, rows: 0)
    case .up: move(columns: 0, rows: 1)
    case .down: move(columns: 0, rows: -1)
    default: .ignored
    }
  }

  func drag(_ drag: DragGesture.Value) {
    viewportBefore = viewportBefore ?? viewport
    let step = Size(
      width: drag.translation.width - dragged.width,
      height: drag.translation.height - dragged.height)
    dragged = drag.translation
    pull(by: Size(width: step.width + excess.width, height: step.height + excess.height))
  }

  /// Moves the content within its limits; the rest is excess on axes where it exceeds the window.
  private func pull(by way: Size) {
    let before = viewport.contentRect
    _ = move(columns: way.width, rows: way.height)
    let after = viewport.contentRect
    excess = Size(
      width: after.width > rect.width ? way.width - (after.x - before.x) : 0,
      height: after.height > rect.height ? way.height - (after.y - before.y) : 0)
    redraw.request()
  }

  func endDrag() {
    (dragged, excess) = (.zero, .zero)
    viewportBefore = nil
    redraw.request()
  }

  /// Restores the viewport from before the drag.
  func cancelDrag() {
    guard let before = viewportBefore else { return }
    _ = change { viewport in
      viewport = before
      return true
    }
  }

  func zoom(by step: Int, at location: Point?) {
    let focus = location.map { Point(x: $0.x - rect.x, y: $0.y - rect.y) }
    _ = change { $0.zoom(by: step, about: focus) }
  }

  func reset() -> KeyResult {
    change { $0.zoom(to: 1) }
  }

  private func change(_ change: (inout Viewport) -> Bool) -> KeyResult {
    if let written = binding?.wrappedValue, written != viewport {
      let content = viewport.content
      viewport = written
      viewport.resize(content: content, window: rect.size)
    }
    guard change(&viewport) else { return .ignored }
    binding?.wrappedValue = viewport
    return .handled
  }
}
