/// How a picture takes the space that it is given.
public enum PictureFit: Hashable, Sendable {
  /// All of it fills all of the space.
  case stretch
  /// Its opaque part is shown as large as fits, drawn out by up to a fifth, in the middle.
  case trim
  /// It covers the space as far as that costs no more than three tenths of a side, cut off at both
  /// ends alike; it is drawn out by up to a fifth, and stands in the middle.
  case fill
}

extension Picture {
  /// By how much one side may be drawn out.
  private static let stretch = 1.2
  /// How much of a side of what fills a space is left at least.
  private static let leastPart = 0.7

  /// What of the picture is shown in a space; it may reach beyond the picture.
  ///
  /// - Parameters:
  ///   - fit: How it takes the space.
  ///   - ratio: The width of the space divided by its height, as they look; of one that is no number
  ///     from a millionth to a million the picture fills it.
  /// - Returns: The area that the space stands for.
  func area(_ fit: PictureFit, in ratio: Double) -> PixelArea {
    guard (1e-6...1e6).contains(ratio) else { return area }
    return switch fit {
    case .stretch: area
    case .trim: opaqueArea.centered(in: ratio, stretch: Self.stretch)
    case .fill:
      area.cut(to: ratio, leaving: Self.leastPart).centered(in: ratio, stretch: Self.stretch)
    }
  }
}
