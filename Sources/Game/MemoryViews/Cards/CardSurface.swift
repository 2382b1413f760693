import TextUI

/// A card as an object: a filled shape with rounded corners and a rim of half a cell.
///
/// The upper half of its first row stays empty, which separates rows of cards without a gap as much
/// as a column separates cards. A ring round the card uses that half, and the outer halves of the
/// cells at the other sides, so that it covers nothing of what is inside the rim.
///
/// No cell has more than two colours, the limit of a terminal, and all but those of the rim are
/// spaces or the same character, which terminals draw cheaply.
struct CardSurface: Primitive {
  /// Creates a surface of one colour for a moving card, because spaces are cheapest to redraw.
  init(plain color: Color) {
    (ground, rim, ring, pattern, isPlain) = (color, color, nil, nil, true)
  }

  init(_ ground: Color?, rim: Color, ring: Color? = nil, pattern: Color? = nil) {
    self.ground = ground
    self.rim = rim
    self.ring = ring
    self.pattern = pattern
    isPlain = false
  }

  /// The colour inside the rim; nil for the background.
  private let ground: Color?
  /// The colour of the rim; inside a ring that of the half cell between the ring and the ground.
  private let rim: Color
  /// The colour of a ring round the card, if there is one.
  private let ring: Color?
  /// The colour of a chequered pattern on the body.
  private let pattern: Color?
  private let isPlain: Bool

  func resolve(_ resolver: inout Resolver) {
    let inside = ground.map { Style(foreground: pattern ?? .terminal, background: $0) }
    resolver.leaf(
      CardSurfaceElement(
        rim: resolver.ink(Style(foreground: rim)),
        side: isPlain
          ? nil : resolver.ink(Style(foreground: rim, background: ground ?? .terminal)),
        ring: ring.map { resolver.ink(Style(foreground: $0, background: rim)) },
        inside: inside.map { resolver.ink($0) },
        hasPattern: pattern != nil))
  }
}

private struct CardSurfaceElement: Element {
  /// The colour of the rim, on any background.
  let rim: Ink
  /// The colour on the card; nil if the rim has it everywhere.
  let side: Ink?
  /// The colour of the ring on that of the rim.
  let ring: Ink?
  let inside: Ink?
  let hasPattern: Bool

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 2, height: 2))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard rect.width > 1, rect.height > 1 else { return drawLine(in: rect, on: &painter) }
    guard let side else { return drawPlain(in: rect, on: &painter) }
    if let inside {
      let sign = Cell(grapheme: hasPattern ? Sign.checks : Sign.blank)
      painter.fill(rect.inset(by: EdgeInsets(.all, 1)), with: sign, in: inside)
    }
    if let ring {
      drawRing(in: rect, ring, on: &painter)
    } else {
      drawSides(in: rect, side, on: &painter)
      drawCorners(in: rect, on: &painter)
    }
  }

  /// Draws a card that is seen from its edge while it turns.
  private func drawLine(in rect: Rect, on painter: inout Painter) {
    painter.fill(rect.inset(by: EdgeInsets(.top, 1)), with: Cell(grapheme: Sign.full), in: rim)
    drawTop(in: rect, on: &painter)
  }

  private func drawPlain(in rect: Rect, on painter: inout Painter) {
    guard let inside else { return }
    let below = rect.inset(by: EdgeInsets(.top, 1))
    painter.fill(below, with: Cell(grapheme: Sign.blank), in: inside)
    drawTop(in: rect, on: &painter)
  }

  private func drawTop(in rect: Rect, on painter: inout Painter) {
    let row = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
    painter.fill(row, with: Cell(grapheme: Sign.lower), in: rim)
  }

  private func drawSides(in rect: Rect, _ side: Ink, on painter: inout Painter) {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    let (width, height) = (rect.width - 2, rect.height - 2)
    let sides = [
      (Sign.lower, Rect(x: rect.x + 1, y: rect.y, width: width, height: 1), rim),
      (Sign.lower, Rect(x: rect.x + 1, y: bottom, width: width, height: 1), side),
      (Sign.left, Rect(x: rect.x, y: rect.y + 1, width: 1, height: height), side),
      (Sign.right, Rect(x: right, y: rect.y + 1, width: 1, height: height), side),
    ]
    for (sign, place, ink) in sides { painter.fill(place, with: Cell(grapheme: sign), in: ink) }
  }

  private func drawRing(in rect: Rect, _ ring: Ink, on painter: inout Painter) {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    let (width, height) = (rect.width - 2, rect.height - 2)
    let parts = [
      (Sign.upper, Rect(x: rect.x + 1, y: rect.y, width: width, height: 1)),
      (Sign.lower, Rect(x: rect.x + 1, y: bottom, width: width, height: 1)),
      (Sign.left, Rect(x: rect.x, y: rect.y + 1, width: 1, height: height)),
      (Sign.right, Rect(x: right, y: rect.y + 1, width: 1, height: height)),
      (Sign.ringTopLeft, Rect(x: rect.x, y: rect.y, width: 1, height: 1)),
      (Sign.ringTopRight, Rect(x: right, y: rect.y, width: 1, height: 1)),
      (Sign.ringBottomLeft, Rect(x: rect.x, y: bottom, width: 1, height: 1)),
      (Sign.ringBottomRight, Rect(x: right, y: bottom, width: 1, height: 1)),
    ]
    for (sign, place) in parts { painter.fill(place, with: Cell(grapheme: sign), in: ring) }
  }

  private func drawCorners(in rect: Rect, on painter: inout Painter) {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    let corners = [
      (Sign.topLeft, rect.x, rect.y), (Sign.topRight, right, rect.y),
      (Sign.bottomLeft, rect.x, bottom), (Sign.bottomRight, right, bottom),
    ]
    for (sign, x, y) in corners {
      let place = Rect(x: x, y: y, width: 1, height: 1)
      painter.fill(place, with: Cell(grapheme: sign), in: rim)
    }
  }

  private enum Sign {
    static let blank: UInt32 = 0x20
    static let full: UInt32 = 0x2588
    static let checks: UInt32 = 0x259A
    static let upper: UInt32 = 0x2580
    static let lower: UInt32 = 0x2584
    static let left: UInt32 = 0x258C
    static let right: UInt32 = 0x2590
    static let topLeft: UInt32 = 0x2597
    static let topRight: UInt32 = 0x2596
    static let bottomLeft: UInt32 = 0x259C
    static let bottomRight: UInt32 = 0x259B
    static let ringTopLeft: UInt32 = 0x259B
    static let ringTopRight: UInt32 = 0x259C
    static let ringBottomLeft: UInt32 = 0x2599
    static let ringBottomRight: UInt32 = 0x259F
  }
}
