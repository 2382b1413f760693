import TextUI

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
