/// A progress indicator of one cell that turns while it is visible.
@usableFromInline
struct Spinner: Primitive {
  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let values = resolver.values
    resolver.leaf(
      SpinnerElement(
        ink: resolver.ink, isUnicode: values.isUnicode, rests: values.reducesMotion))
  }
}

private struct SpinnerElement: Element {
  let ink: Ink
  let isUnicode: Bool
  let rests: Bool

  /// The time per character; from about eight a second on, the steps look like turning.
  private static let pace = Duration.milliseconds(125)
  private static let dots = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars)
  private static let strokes = Array("|/-\\".unicodeScalars)

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    Size(width: 1, height: 1)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    let place = Rect(x: rect.x, y: rect.y, width: min(1, rect.width), height: min(1, rect.height))
    guard !place.intersection(painter.clip).isEmpty else { return }
    let turns = Int(max(0, painter.now / Self.pace))
    painter.fill(place, with: Cell(grapheme: sign(after: turns)), in: ink)
    if !rests { painter.redraw.request(at: Self.pace * (turns + 1)) }
  }

  private func sign(after turns: Int) -> UInt32 {
    let signs = isUnicode ? Self.dots : Self.strokes
    if rests { return isUnicode ? 0x22EF : 0x2A }
    return signs[turns % signs.count].value
  }
}
