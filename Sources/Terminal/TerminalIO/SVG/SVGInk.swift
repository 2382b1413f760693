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

/// An sRGB colour.
struct SVGColor: Hashable {
  private let red: UInt8
  private let green: UInt8
  private let blue: UInt8

  init(_ color: Color, in scheme: ColorScheme, as role: Color.Role) {
    (red, green, blue) = color.rgb(scheme: scheme, role: role)
  }

  private init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour as an attribute's value, such as `#0a141e`.
  var text: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns a mixture with another colour, in quarters.
  func mixed(with other: SVGColor, quarters: Int) -> SVGColor {
    func between(_ one: UInt8, _ another: UInt8) -> UInt8 {
      UInt8((Int(one) * (4 - quarters) + Int(another) * quarters + 2) / 4)
    }
    return SVGColor(
      between(red, other.red), between(green, other.green), between(blue, other.blue))
  }
}
