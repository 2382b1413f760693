/// A sign that turns while it can be seen.
struct Spinner: Primitive {
  func resolve(_ resolver: inout Resolver) {
    let values = resolver.values
    resolver.leaf(
      SpinnerElement(
        store: resolver.store, ink: resolver.ink, isUnicode: values.isUnicode,
        rests: values.reducesMotion))
  }
}

private struct SpinnerElement: Element {
  unowned(unsafe) let store: FrameStore
  let ink: Ink
  let isUnicode: Bool
  let rests: Bool

  /// Half a dot more or less looks like turning from about eight signs a second.
  private static let pace = Duration.milliseconds(125)
  private static let dots = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars)
  private static let strokes = Array("|/-\\".unicodeScalars)

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    Size(width: 1, height: 1)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    let place = Rect(x: rect.x, y: rect.y, width: min(1, rect.width), height: min(1, rect.height))
    guard !place.intersection(painter.clip).isEmpty else { return }
    painter.fill(place, with: Cell(grapheme: sign), in: ink)
    if !rests { store.wake(at: Self.pace * (turns + 1)) }
  }

  private var turns: Int { Int(max(0, store.now / Self.pace)) }

  private var sign: UInt32 {
    let signs = isUnicode ? Self.dots : Self.strokes
    if rests { return isUnicode ? 0x22EF : 0x2A }
    return signs[turns % signs.count].value
  }
}
