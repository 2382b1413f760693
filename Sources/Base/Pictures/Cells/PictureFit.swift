/// The content mode: how a picture is scaled and cropped to a space.
public enum PictureFit: Hashable, Sendable {
  /// Scales the whole picture to the whole space, whatever its proportions.
  case stretch
  /// Centres the opaque part as large as it fits, stretched by at most a fifth.
  case trim
  /// Covers the space, centred, stretched by at most a fifth; crops at most three tenths of a side,
  /// equally at both ends.
  case fill
}

extension Picture {
  /// The largest stretch of one side.
  private static let stretch = 1.2
  /// The smallest part of a side that remains when a picture fills a space.
  private static let leastPart = 0.7

  /// Returns the area of the picture that a space shows; it may extend beyond the picture.
  ///
  /// - Parameters:
  ///   - fit: The content mode.
  ///   - ratio: The visual width of the space divided by its height. A ratio that is not a number
  ///     from a
  ///     millionth to a million stretches the picture.
  /// - Returns: The area that is mapped to the space.
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
