/// The track of a slider (`━━━━○─────`), with a knob that is filled while the slider has focus.
@usableFromInline
struct SliderTrack: Primitive {
  let number: SlidingNumber

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let values = resolver.values
    let drag = resolver.remembered { SliderDrag() }
    resolver.leaf(
      SliderTrackElement(
        number: number, drag: drag, ink: resolver.ink, isFocused: values.isFocused,
        isEnabled: values.isEnabled))
  }
}

/// The state of a drag of the knob.
private final class SliderDrag {
  /// The number before the drag, restored by Esc.
  var numberBefore: Double?
}

private struct SliderTrackElement: Element {
  let number: SlidingNumber
  let drag: SliderDrag
  let ink: Ink
  let isFocused: Bool
  let isEnabled: Bool

  /// The least width in cells; a shorter track is not recognisable.
  private static let least = 4
  private static let usual = 20

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    Size(width: max(Self.least, proposal.width ?? Self.usual), height: 1)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    guard rect.width > 0, rect.height > 0 else { return }
    let track = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
    let knob = knob(in: track)
    let signs = Self.signs(isUnicode: painter.isUnicode, isFocused: isFocused)
    painter.fill(track, with: Cell(grapheme: signs.rest), in: ink)
    let done = Rect(x: track.x, y: track.y, width: knob, height: 1)
    painter.fill(done, with: Cell(grapheme: signs.done), in: ink)
    let place = Rect(x: track.x + knob, y: track.y, width: 1, height: 1)
    painter.fill(place, with: Cell(grapheme: signs.knob), in: ink)
    if isEnabled { respond(in: track, on: &painter) }
  }

  /// Returns the column of the knob, which is at an end only if the number is.
  private func knob(in track: Rect) -> Int {
    let last = track.width - 1
    let fraction = number.fraction
    guard fraction > 0, fraction < 1, last > 1 else { return fraction >= 1 ? last : 0 }
    return max(1, min(Int((Double(last) * fraction).rounded()), last - 1))
  }

  private func respond(in track: Rect, on painter: inout Painter) {
    let follow = { (location: Point) in
      let place = Double(location.x - track.x) / Double(max(1, track.width - 1))
      number.set(fraction: place)
    }
    let press = Responder.press {
      guard $0.phase == .began, $0.button == .left else { return }
      drag.numberBefore = number.value.wrappedValue
      follow($0.location)
    }
    let gesture = DragGesture().onChanged { follow($0.location) }.onEscape {
      if let before = drag.numberBefore { number.value.wrappedValue = before }
    }
    painter.respond(in: track, with: press)
    painter.respond(in: track, with: .gesture(gesture))
  }

  private static func signs(
    isUnicode: Bool, isFocused: Bool
  ) -> (done: UInt32, knob: UInt32, rest: UInt32) {
    isUnicode
      ? (0x2501, isFocused ? 0x25CF : 0x25CB, 0x2500) : (0x3D, isFocused ? 0x40 : 0x6F, 0x2D)
  }
}
