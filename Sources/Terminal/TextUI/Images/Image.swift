public import Pictures

/// A picture, drawn with block characters over the views behind it, or by the terminal itself.
///
/// By default a pixel is one column wide and square. Pictures made `resizable` fill the proposed
/// space instead. Views behind are visible through transparent parts. If the terminal shows only
/// ASCII, or fewer than 256 colours, the label is shown instead.
///
///     Image(dog, label: Text("dog")).resizable().scaledToFit()
public struct Image: Primitive {
  private let picture: Picture
  private let label: Text?
  private var fit: PictureFit?

  /// Creates a view of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture. Drawings are cached by its identity, so reuse it for all frames.
  ///   - label: The accessibility label, shown if the picture cannot be; nil for a decoration.
  public init(_ picture: Picture, label: Text? = nil) {
    self.picture = picture
    self.label = label
  }

  /// Makes the picture fill the proposed space.
  ///
  /// - Parameter fit: The way the picture fills the space; by default it is stretched.
  /// - Returns: The picture, whose aspect ratio `scaledToFit` and `aspectRatio` keep.
  public func resizable(_ fit: PictureFit = .stretch) -> Image {
    var image = self
    image.fit = fit
    return image
  }

  public func resolve(_ resolver: inout Resolver) {
    guard resolver.values.isUnicode, resolver.values.colors >= 256 else {
      return resolveLabel(&resolver)
    }
    if let label { resolver.collectAccessibilityText(label.string) }
    resolver.leaf(
      ImageElement(
        picture: picture, fit: fit, glyphs: resolver.values.glyphSet,
        cellAspect: resolver.values.cellAspect, scheme: resolver.values.colorScheme,
        opacity: resolver.ink(.plain).opacity, cache: resolver.rememberedByAll { ImageCache() },
        placed: placed(&resolver), leavesLastRow: resolver.values.graphics == .sixel))
  }

  private func placed(_ resolver: inout Resolver) -> PlacedPictures? {
    guard resolver.values.graphics != .cells else { return nil }
    return resolver.rememberedByAll { PlacedPictures() }
  }

  private func resolveLabel(_ resolver: inout Resolver) {
    let label = label ?? Text("")
    if fit == nil { return label.resolve(&resolver) }
    label.frame(maxWidth: .max, maxHeight: .max).resolve(&resolver)
  }
}

extension EnvironmentValues {
  /// The block characters that pictures are drawn with; quadrants by default.
  public var glyphSet: GlyphSet {
    get { self[GlyphSetKey.self] }
    set { self[GlyphSetKey.self] = newValue }
  }
}

private enum GlyphSetKey: EnvironmentKey {
  static let defaultValue = GlyphSet.quadrant
}
