/// Where in its content something is scrolled, along one axis; a press on it scrolls.
struct ScrollBar: Element {
  let state: ScrollState
  let axis: Axis
  let ink: Ink
  let trackInk: Ink

  func draw(in rect: Rect, on painter: inout Painter) {
    let thumb = thumb
    let isVertical = axis == .vertical
    let track = Cell(grapheme: sign(isUnicode: painter.isUnicode, isThumb: false))
    let mark = Cell(grapheme: sign(isUnicode: painter.isUnicode, isThumb: true))
    painter.fill(rect, with: track, in: trackInk)
    let marked =
      isVertical
      ? Rect(x: rect.x, y: rect.y + thumb.lowerBound, width: rect.width, height: thumb.count)
      : Rect(x: rect.x + thumb.lowerBound, y: rect.y, width: thumb.count, height: rect.height)
    painter.fill(marked.intersection(rect), with: mark, in: ink)
    let press = Handler.press { if $0.phase == .began { follow($0.location) } }
    if state.isEnabled { painter.respond(in: rect, with: press) }
  }

  private func sign(isUnicode: Bool, isThumb: Bool) -> UInt32 {
    switch (axis, isUnicode, isThumb) {
    case (.vertical, true, true): 0x2503
    case (.vertical, true, false): 0x2502
    case (.horizontal, true, true): 0x2501
    case (.horizontal, true, false): 0x2500
    case (_, false, true): 0x23
    case (.vertical, false, false): 0x7C
    case (.horizontal, false, false): 0x2D
    }
  }

  private var track: Int { axis == .vertical ? state.viewport.height : state.viewport.width }
  private var limit: Int { axis == .vertical ? state.limit.y : state.limit.x }
  private var shown: Int { axis == .vertical ? state.shown.y : state.shown.x }

  private var thumbLength: Int {
    let content = axis == .vertical ? state.content.height : state.content.width
    return content > track ? max(1, track * track / content) : track
  }

  /// The cells of the bar that stand for the visible part; they touch an end only when that is seen.
  private var thumb: Range<Int> {
    let travel = track - thumbLength
    guard limit > 0, travel > 0 else { return 0..<thumbLength }
    var start = shown * travel / limit
    if travel > 1, shown > 0, shown < limit { start = max(1, min(start, travel - 1)) }
    return start..<start + thumbLength
  }

  /// Brings the middle of the thumb to where the press is.
  func follow(_ location: Point) {
    let (corner, axis) = (state.viewport.origin, axis)
    let place = axis == .vertical ? location.y - corner.y : location.x - corner.x
    let travel = track - thumbLength
    guard travel > 0 else { return }
    let start = max(0, min(place - thumbLength / 2, travel))
    let target = (start * limit + travel / 2) / travel
    let (x, y) = (state.offset.x, state.offset.y)
    state.scroll(to: axis == .vertical ? Point(x: x, y: target) : Point(x: target, y: y))
  }
}
