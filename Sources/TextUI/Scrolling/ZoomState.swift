/// What a zoom view remembers, and what hands do to it.
final class ZoomState {
  private(set) var viewport: Viewport
  private var binding: Binding<Viewport>?
  private var rect = Rect.zero
  private var dragged = Size.zero

  init(_ viewport: Viewport) {
    self.viewport = viewport
  }

  func follow(_ binding: Binding<Viewport>?) {
    self.binding = binding
    if let binding { viewport = binding.wrappedValue }
  }

  /// Takes on the sizes the layout found out, and lets the binding know after the frame.
  func settle(content: Size, in rect: Rect, _ context: PlacementContext) {
    self.rect = rect
    viewport.resize(content: content, window: rect.size)
    guard let binding, binding.wrappedValue != viewport else { return }
    context.afterFrame { [viewport] in binding.wrappedValue = viewport }
  }
}

extension ZoomState {
  func move(columns: Int, rows: Int) -> KeyResult {
    change { $0.move(columns: columns, rows: rows) }
  }

  /// Moves the window the way an arrow points.
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
    let step = Size(
      width: drag.translation.width - dragged.width,
      height: drag.translation.height - dragged.height)
    dragged = drag.translation
    _ = move(columns: step.width, rows: step.height)
  }

  func endDrag() {
    dragged = .zero
  }

  func zoom(by step: Int, at location: Point?) {
    let focus = location.map { Point(x: $0.x - rect.x, y: $0.y - rect.y) }
    _ = change { $0.zoom(by: step, about: focus) }
  }

  func reset() -> KeyResult {
    change { $0.zoom(to: 1) }
  }

  private func change(_ change: (inout Viewport) -> Bool) -> KeyResult {
    guard change(&viewport) else { return .ignored }
    binding?.wrappedValue = viewport
    return .handled
  }
}
