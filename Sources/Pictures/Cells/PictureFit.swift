/// How a picture takes the space that it is given.
public enum PictureFit: Hashable, Sendable {
  /// All of it fills all of the space.
  case stretch
  /// Its opaque part is shown as large as fits, drawn out by up to a fifth, in the middle.
  case trim
}

extension Picture {
  /// By how much one side of what is trimmed may be drawn out.
  private static let stretch = 1.2

  /// What of the picture is shown in a space; it may reach beyond the picture.
  ///
  /// - Parameters:
  ///   - fit: How it takes the space.
  ///   - ratio: The width of the space divided by its height, as they look; of none above zero the
  ///     picture fills it.
  /// - Returns: The area that the space stands for.
  func area(_ fit: PictureFit, in ratio: Double) -> PixelArea {
    guard fit == .trim, ratio > 0 else { return area }
    return opaqueArea.centered(in: ratio, stretch: Self.stretch)
  }
}
