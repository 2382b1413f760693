/// A scroll bar along one axis; a press on it scrolls.
struct ScrollBar: Element {
  let state: ScrollState
  let axis: Axis
  let ink: Ink
  let trackInk: Ink

  func draw(in rect: Rect, on painter: inout Painter) {
    let thumb = thumb
    let track = Cell(grapheme: sign(drawsLines: painter.drawsLines, isThumb: false))
    let mark = Cell(grapheme: sign(drawsLines: painter.drawsLines, isThumb: true))
    painter.fill(rect, with: track, in: trackInk)
    let marked = axis.slice(of: rect, from: thumb.lowerBound, thumb.count)
    painter.fill(marked.intersection(rect), with: mark, in: ink)
    let press = Responder.press { if $0.phase == .began { follow($0.location) } }
    if state.isEnabled { painter.respond(in: rect, with: press) }
  }

  private func sign(drawsLines: Bool, isThumb: Bool) -> UInt32 {
    switch (axis, drawsLines, isThumb) {
    case (.vertical, true, true): 0x2503
    case (.vertical, true, false): 0x2502
    case (.horizontal, true, true): 0x2501
    case (.horizontal, true, false): 0x2500
    case (_, false, true): 0x23
    case (.vertical, false, false): 0x7C
    case (.horizontal, false, false): 0x2D
    }
  }

  private var track: Int { state.viewport.size[axis] }
  private var limit: Int { state.limit[axis] }
  private var shown: Int { state.shown[axis] }

  private var thumbLength: Int {
    let content = state.content[axis]
    return content > track ? max(1, track * track / content) : track
  }

  /// The cells of the thumb, which touches an end only if that end of the content is visible.
  private var thumb: Range<Int> {
    let travel = track - thumbLength
    guard limit > 0, travel > 0 else { return 0..<thumbLength }
    var start = shown * travel / limit
    if travel > 1, shown > 0, shown < limit { start = max(1, min(start, travel - 1)) }
    return start..<start + thumbLength
  }

  /// Scrolls so that the middle of the thumb is at the pressed location.
  func follow(_ location: Point) {
    let place = location[axis] - state.viewport.origin[axis]
    let travel = track - thumbLength
    guard travel > 0 else { return }
    let start = max(0, min(place - thumbLength / 2, travel))
    var target = state.offset
    target[axis] = (start * limit + travel / 2) / travel
    state.scroll(to: target)
  }
}
