import TextUICore

/// A style in the colours of a picture.
struct SVGInk: Equatable {
  let foreground: SVGColor
  /// The background; nil for that of the picture.
  let ground: SVGColor?
  /// The attributes without those that have become colours.
  let attributes: Style.Attributes
  /// The address of the text's link.
  let link: String?

  init(_ style: Style, at depth: ColorDepth, in scheme: ColorScheme, link: String? = nil) {
    self.link = link
    let (front, back) = (style.foreground.nearest(at: depth), style.background.nearest(at: depth))
    let frontColor = SVGColor(front, in: scheme, as: .foreground)
    let backColor = SVGColor(back, in: scheme, as: .background)
    attributes = depth == .none ? [] : style.attributes.subtracting(.reverse)
    if depth != .none, style.attributes.contains(.reverse) {
      (foreground, ground) = (backColor, frontColor)
    } else {
      (foreground, ground) = (frontColor, back.kind == .terminal ? nil : backColor)
    }
  }

  static func plain(in scheme: ColorScheme) -> SVGInk {
    SVGInk(.plain, at: .trueColor, in: scheme)
  }
}

// The styles of pictures for both colour schemes.
extension SVGInk {
  /// Creates the style of a cell that only differs in its colours.
  ///
  /// - Precondition: The attributes and links are equal.
  init(dark: SVGInk, light: SVGInk, ground: SVGColor?) {
    precondition(dark.hasLetters(of: light), "\(dark) and \(light) have other letters")
    foreground = SVGColor(dark: dark.foreground, light: light.foreground)
    self.ground = ground
    (attributes, link) = (dark.attributes, dark.link)
  }

  /// Returns this style for one of the colour schemes; in the other one nothing is visible.
  func shown(in scheme: ColorScheme, ground: SVGColor?) -> SVGInk {
    let color =
      scheme == .dark
      ? SVGColor(dark: foreground, light: nil) : SVGColor(dark: nil, light: foreground)
    return SVGInk(foreground: color, ground: ground, attributes: attributes, link: link)
  }

  private init(
    foreground: SVGColor, ground: SVGColor?, attributes: Style.Attributes, link: String?
  ) {
    (self.foreground, self.ground) = (foreground, ground)
    (self.attributes, self.link) = (attributes, link)
  }

  /// Returns true if the styles differ at most in colours.
  func hasLetters(of other: SVGInk) -> Bool {
    attributes == other.attributes && link == other.link
  }
}
