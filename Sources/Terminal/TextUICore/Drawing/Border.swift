/// The characters of a border.
public enum BorderStyle: UInt8, CaseIterable, Sendable {
  /// A thin line: `┌─┐`
  case single
  /// A thin line with round corners: `╭─╮`
  case rounded
  /// A double line: `╔═╗`
  case double
  /// A thick line: `┏━┓`
  case heavy
  /// A dashed line: `┌╌┐`
  case dashed
  /// A line of plus, minus and bar, for terminals with only ASCII.
  case ascii
  /// A line of stars, an emphasis in ASCII.
  case asciiHeavy

  /// The characters: top left, top right, bottom left, bottom right, horizontal, vertical.
  @usableFromInline var signs: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) {
    switch self {
    case .single: (0x250C, 0x2510, 0x2514, 0x2518, 0x2500, 0x2502)
    case .rounded: (0x256D, 0x256E, 0x2570, 0x256F, 0x2500, 0x2502)
    case .double: (0x2554, 0x2557, 0x255A, 0x255D, 0x2550, 0x2551)
    case .heavy: (0x250F, 0x2513, 0x2517, 0x251B, 0x2501, 0x2503)
    case .dashed: (0x250C, 0x2510, 0x2514, 0x2518, 0x254C, 0x254E)
    case .ascii: (0x2B, 0x2B, 0x2B, 0x2B, 0x2D, 0x7C)
    case .asciiHeavy: (0x2A, 0x2A, 0x2A, 0x2A, 0x2A, 0x2A)
    }
  }

  /// The replacement on a terminal with only ASCII.
  @usableFromInline var inASCII: BorderStyle {
    self == .heavy || self == .asciiHeavy ? .asciiHeavy : .ascii
  }
}

/// Draws a border around its child, one cell wide.
@usableFromInline
package struct BorderElement: Element {
  private var style: BorderStyle
  private let color: Color?
  private var ink = Ink(style: 0)

  @usableFromInline
  package init(_ style: BorderStyle, color: Color?) {
    self.style = style
    self.color = color
  }

  @usableFromInline
  package func animated(in resolver: borrowing Resolver) -> BorderElement {
    var shown = self
    if !resolver.values.drawsLines { shown.style = style.inASCII }
    if let color {
      shown.ink = resolver.ink(resolver.animated(color))
    } else {
      shown.ink = resolver.ink
    }
    return shown
  }

  @usableFromInline
  package func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let size = children.first?.sizeThatFits(proposal.reduced(width: 2, height: 2)) ?? .zero
    return Size(width: size.width + 2, height: size.height + 2)
  }

  @usableFromInline
  package func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    children.first?.place(in: rect.inset(by: EdgeInsets(.all, 1)))
  }

  @usableFromInline
  package func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard ink.opacity > 0, rect.width > 1, rect.height > 1 else { return }
    painter.log.pointee.bounds?.add(rect.intersection(painter.clip))
    let (topLeft, topRight, bottomLeft, bottomRight, across, down) = style.signs
    painter.drawLine(topLeft, across, topRight, y: rect.y, rect, ink)
    painter.drawLine(bottomLeft, across, bottomRight, y: rect.maxY - 1, rect, ink)
    let sides = rect.inset(by: EdgeInsets(.vertical, 1))
    painter.drawColumn(down, x: rect.x, sides, ink)
    painter.drawColumn(down, x: rect.maxX - 1, sides, ink)
  }
}

extension Painter {
  fileprivate mutating func drawLine(
    _ left: UInt32, _ middle: UInt32, _ right: UInt32, y: Int, _ rect: Rect, _ ink: Ink
  ) {
    guard y >= clip.y, y < clip.maxY else { return }
    for (sign, x) in [(left, rect.x), (right, rect.maxX - 1)] where x >= clip.x && x < clip.maxX {
      put(Cell(grapheme: sign), x: x, y: y, ink)
    }
    fill(
      Rect(x: rect.x + 1, y: y, width: rect.width - 2, height: 1), with: Cell(grapheme: middle),
      in: ink)
  }

  fileprivate mutating func drawColumn(_ sign: UInt32, x: Int, _ rect: Rect, _ ink: Ink) {
    guard x >= clip.x, x < clip.maxX else { return }
    let cell = Cell(grapheme: sign)
    for y in max(rect.y, clip.y)..<max(rect.y, clip.y, min(rect.maxY, clip.maxY)) {
      put(cell, x: x, y: y, ink)
    }
  }
}

extension View {
  /// Draws a border around the view, one cell wide.
  ///
  /// The default colour is that of text.
  @inlinable
  public consuming func border(_ style: BorderStyle = .single, color: Color? = nil) -> some View {
    ModifiedView(BorderElement(style, color: color), self)
  }

  /// Draws a thin border of a colour around the view, one cell wide.
  @inlinable
  public consuming func border(_ color: Color) -> some View {
    ModifiedView(BorderElement(.single, color: color), self)
  }
}
