public import Pictures

/// A picture, drawn with block characters over what is behind it, or by the terminal itself.
///
/// A pixel is as wide as a column and as high as it looks as wide; `resizable` pictures take the
/// space they are offered instead. Where they are transparent, what views behind them painted shows
/// through. Where the terminal shows only ASCII, or fewer than 256 colours, the label stands for it.
///
///     Image(dog, label: Text("dog")).resizable().scaledToFit()
public struct Image: Primitive {
  private let picture: Picture
  private let label: Text?
  private var fit: PictureFit?

  /// Makes a view of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture. What is worked out for it is kept by its identity, so views should
  ///     not make it anew for every frame.
  ///   - label: What it is called, and what is shown where it cannot be; nil if it only decorates.
  public init(_ picture: Picture, label: Text? = nil) {
    self.picture = picture
    self.label = label
  }

  /// Has the picture take all the space that it is offered.
  ///
  /// - Parameter fit: Whether all of it fills the space, whatever its shape, or its opaque part
  ///   stands in the middle.
  /// - Returns: The picture, which keeps its shape in `scaledToFit` and `aspectRatio`.
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
        placed: placed(&resolver)))
  }

  private func placed(_ resolver: inout Resolver) -> PlacedPictures? {
    guard resolver.values.graphics == .kitty else { return nil }
    return resolver.rememberedByAll { PlacedPictures() }
  }

  private func resolveLabel(_ resolver: inout Resolver) {
    let label = label ?? Text("")
    if fit == nil { return label.resolve(&resolver) }
    label.frame(maxWidth: .max, maxHeight: .max).resolve(&resolver)
  }
}

extension EnvironmentValues {
  /// The block characters that pictures are drawn with; quadrants unless someone says otherwise.
  public var glyphSet: GlyphSet {
    get { self[GlyphSetKey.self] }
    set { self[GlyphSetKey.self] = newValue }
  }
}

private enum GlyphSetKey: EnvironmentKey {
  static let defaultValue = GlyphSet.quadrant
}
