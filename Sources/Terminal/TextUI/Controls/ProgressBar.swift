/// A progress bar with a resolution of an eighth of a cell (`████▌░░░`; `####----` in ASCII).
@usableFromInline
struct ProgressBar: Primitive {
  let fraction: Double

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let shown = resolver.animated(AnimatableVector(fraction))[0]
    resolver.leaf(ProgressBarElement(fraction: max(0, min(shown, 1)), ink: resolver.ink))
  }
}

private struct ProgressBarElement: Element {
  let fraction: Double
  let ink: Ink

  /// The least width in cells; a shorter bar shows too little.
  private static let least = 4

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    Size(width: max(Self.least, proposal.width ?? 10), height: 1)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    guard rect.width > 0, rect.height > 0 else { return }
    let steps = painter.isUnicode ? 8 : 1
    // Any progress fills at least one step, and the bar is full only when all is done.
    let most = rect.width * steps
    let part = Int((Double(most) * fraction).rounded())
    let filled = fraction <= 0 ? 0 : fraction >= 1 ? most : max(1, min(part, most - 1))
    draw(filled / steps, eighths: filled % steps, in: rect, on: &painter)
  }

  private func draw(
    _ whole: Int, eighths: Int, in rect: Rect, on painter: inout Painter
  ) {
    let (full, empty): (UInt32, UInt32) = painter.drawsLines ? (0x2588, 0x2591) : (0x23, 0x2D)
    var rest = rect
    rest.height = 1
    painter.fill(rest, with: Cell(grapheme: empty), in: ink)
    rest.width = whole
    painter.fill(rest, with: Cell(grapheme: full), in: ink)
    guard eighths > 0 else { return }
    // U+2588 fills eight eighths; each following character fills one eighth less.
    let partial = Cell(grapheme: 0x2590 - UInt32(eighths))
    painter.fill(Rect(x: rect.x + whole, y: rect.y, width: 1, height: 1), with: partial, in: ink)
  }
}
