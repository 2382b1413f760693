import TextUI

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
