import TextUICore

/// The fixed colours of a terminal, to find the nearest to any.
enum Palette {
  /// The 16 names, as terminals show them unless the player has changed them.
  static let names = colors(0...15)
  /// The cube and the greys, which nobody changes.
  static let indexed = colors(16...255)

  private static func colors(_ indices: ClosedRange<UInt8>) -> [(Color, PerceivedColor)] {
    indices.map { index in
      let color = Color(index: index)
      return (color, PerceivedColor(color.rgb(scheme: .dark, role: .foreground)))
    }
  }

  static func nearest(to color: Color, in palette: [(Color, PerceivedColor)]) -> Color {
    let sought = PerceivedColor(color.rgb(scheme: .dark, role: .foreground))
    let nearest = palette.min {
      $0.1.difference(to: sought) < $1.1.difference(to: sought)
    }
    return nearest?.0 ?? color
  }
}

extension Color {
  /// The nearest colour a terminal can show, by perceived distance; the lower number in a tie.
  ///
  /// Colours it has stay as they are, and without colours all are the terminal's own.
  func nearest(at depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.terminal, _), (_, .none): .terminal
    case (.named, _), (.indexed, .palette256...), (.rgb, .trueColor): self
    case (.indexed, _), (.rgb, .ansi16): Palette.nearest(to: self, in: Palette.names)
    case (.rgb, _): Palette.nearest(to: self, in: Palette.indexed)
    }
  }
}
