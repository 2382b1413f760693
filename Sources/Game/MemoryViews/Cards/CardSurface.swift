import TextUI

/// A card as an object: a filled shape with a rim of half a cell in the middle of its slot's edge.
///
/// The outer halves of the cells at the edge separate the card from its neighbours, or show a ring
/// round it; the inner halves are the rim. So neither covers anything inside of the rim, where the
/// face has whole cells, and no cell has more than two colours, the limit of a terminal.
struct CardSurface: Primitive {
  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - ground: The colour inside the rim; nil for the background.
  ///   - rim: The colours of the rim.
  ///   - ring: The colour of a ring round the card, if there is one.
  ///   - pattern: The colour of a chequered pattern inside the rim.
  init(_ ground: Color?, rim: CardRim, ring: Color? = nil, pattern: Color? = nil) {
    self.ground = ground
    self.rim = rim
    self.ring = ring
    self.pattern = pattern
    isFilled = false
  }

  /// Creates the surface of a flying card of one colour, whose cells have one style, which saves
  /// bytes.
  init(filled color: Color) {
    (ground, rim, ring, pattern) = (color, .plain(color), nil, nil)
    isFilled = true
  }

  private let ground: Color?
  private let rim: CardRim
  private let ring: Color?
  private let pattern: Color?
  private let isFilled: Bool

  func resolve(_ resolver: inout Resolver) {
    let colors = rim.colors
    resolver.leaf(
      CardSurfaceElement(
        rim: rim, signs: ring == nil ? .inner : .outer,
        main: resolver.ink(edge(colors.main)), other: resolver.ink(edge(colors.other)),
        inside: inside.map { resolver.ink($0) }, sign: sign))
  }

  /// The style of the cells inside of the rim.
  private var inside: Style? {
    if isFilled { return ground.map { Style(foreground: $0) } }
    return ground.map { Style(foreground: pattern ?? .terminal, background: $0) }
  }

  /// The sign of the cells inside of the rim.
  private var sign: UInt32 { isFilled ? 0x2588 : pattern == nil ? 0x20 : 0x259A }

  /// Returns the style of cells at the edge: signs are the ring, or else the rim.
  private func edge(_ rim: Color) -> Style {
    ring.map { Style(foreground: $0, background: rim) } ?? Style(foreground: rim)
  }
}

private struct CardSurfaceElement: Element {
  let rim: CardRim
  let signs: EdgeSigns
  let main: Ink
  let other: Ink
  let inside: Ink?
  /// The sign of the cells inside of the rim.
  let sign: UInt32

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 2, height: 2))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard rect.width > 1, rect.height > 1 else { return drawLine(in: rect, on: &painter) }
    if let inside {
      let cell = Cell(grapheme: sign)
      painter.fill(rect.inset(by: EdgeInsets(.all, 1)), with: cell, in: inside)
    }
    drawEdge(in: rect, on: &painter)
    for step in rim.others(of: RimPath(around: rect.size)) {
      drawOther(step, in: rect, on: &painter)
    }
  }

  /// Draws a card that is seen from its edge while it turns.
  private func drawLine(in rect: Rect, on painter: inout Painter) {
    guard rect.width > 0, rect.height > 0 else { return }
    painter.fill(rect, with: Cell(grapheme: Self.full), in: main)
    let (top, bottom) = (EdgeSigns.inner.top, EdgeSigns.inner.bottom)
    painter.draw([Cell(grapheme: top)], at: rect.origin, in: main)
    if rect.height > 1 {
      let last = Point(x: rect.x, y: rect.maxY - 1)
      painter.draw([Cell(grapheme: bottom)], at: last, in: main)
    }
  }

  private func drawEdge(in rect: Rect, on painter: inout Painter) {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    let (width, height) = (rect.width - 2, rect.height - 2)
    let parts = [
      (signs.top, Rect(x: rect.x + 1, y: rect.y, width: width, height: 1)),
      (signs.bottom, Rect(x: rect.x + 1, y: bottom, width: width, height: 1)),
      (signs.left, Rect(x: rect.x, y: rect.y + 1, width: 1, height: height)),
      (signs.right, Rect(x: right, y: rect.y + 1, width: 1, height: height)),
      (signs.topLeft, Rect(x: rect.x, y: rect.y, width: 1, height: 1)),
      (signs.topRight, Rect(x: right, y: rect.y, width: 1, height: 1)),
      (signs.bottomLeft, Rect(x: rect.x, y: bottom, width: 1, height: 1)),
      (signs.bottomRight, Rect(x: right, y: bottom, width: 1, height: 1)),
    ]
    for (sign, place) in parts { painter.fill(place, with: Cell(grapheme: sign), in: main) }
  }

  /// Draws a cell in the other colour, and with it the corner beside it.
  private func drawOther(_ step: RimPath.Step, in rect: Rect, on painter: inout Painter) {
    let place = Point(x: rect.x + step.place.x, y: rect.y + step.place.y)
    painter.draw([Cell(grapheme: signs.sign(of: step.edge))], at: place, in: other)
    guard step.edge == .top || step.edge == .bottom else { return }
    if place.x == rect.x + 1 {
      let sign = step.edge == .top ? signs.topLeft : signs.bottomLeft
      painter.draw([Cell(grapheme: sign)], at: Point(x: rect.x, y: place.y), in: other)
    }
    if place.x == rect.maxX - 2 {
      let sign = step.edge == .top ? signs.topRight : signs.bottomRight
      painter.draw([Cell(grapheme: sign)], at: Point(x: rect.maxX - 1, y: place.y), in: other)
    }
  }

  private static let full: UInt32 = 0x2588
}

/// The block signs of the cells at the edge of a card.
private struct EdgeSigns {
  let top, bottom, left, right: UInt32
  let topLeft, topRight, bottomLeft, bottomRight: UInt32

  /// The signs that fill the inner halves: `▗▄▖ ▐▌ ▝▀▘`.
  static let inner = EdgeSigns(
    top: 0x2584, bottom: 0x2580, left: 0x2590, right: 0x258C,
    topLeft: 0x2597, topRight: 0x2596, bottomLeft: 0x259D, bottomRight: 0x2598)
  /// The signs that fill the outer halves: `▛▀▜ ▌▐ ▙▄▟`.
  static let outer = EdgeSigns(
    top: 0x2580, bottom: 0x2584, left: 0x258C, right: 0x2590,
    topLeft: 0x259B, topRight: 0x259C, bottomLeft: 0x2599, bottomRight: 0x259F)

  func sign(of edge: Edge) -> UInt32 {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .leading: left
    case .trailing: right
    }
  }
}
