import TextUICore

/// The fixed colours of terminals, with a search for the nearest one.
enum Palette {
  /// The 16 named colours, by the defaults of terminals.
  static let names = colors(0...15)
  /// The colour cube and the grey ramp, which users do not change.
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
  /// Returns the nearest colour that a terminal can show, by perceived distance; the first in a
  /// tie.
  ///
  /// Colours that it has stay as they are; without colours all become the terminal's own.
  func nearest(at depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.terminal, _), (_, .none): .terminal
    case (.named, _), (.indexed, .palette256...), (.rgb, .trueColor): self
    case (.indexed, _), (.rgb, .ansi16): Palette.nearest(to: self, in: Palette.names)
    case (.rgb, _): Palette.nearest(to: self, in: Palette.indexed)
    }
  }
}
