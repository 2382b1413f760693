import TextUICore

/// An sRGB colour for each colour scheme; nil where nothing is visible.
struct SVGColor: Hashable {
  let dark: RGB?
  let light: RGB?

  /// An sRGB colour.
  struct RGB: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// The colour as an attribute's value, such as `#0a141e`.
    var text: String {
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// Creates the colour of a picture for one scheme.
  init(_ color: Color, in scheme: ColorScheme, as role: Color.Role) {
    let (red, green, blue) = color.rgb(scheme: scheme, role: role)
    self.init(dark: RGB(red: red, green: green, blue: blue))
  }

  /// Creates a colour of the dark variant of one and the light variant of another.
  init(dark: SVGColor?, light: SVGColor?) {
    (self.dark, self.light) = (dark?.dark, light?.light)
  }

  private init(dark: RGB) { (self.dark, light) = (dark, dark) }

  private init(_ dark: RGB?, _ light: RGB?) { (self.dark, self.light) = (dark, light) }

  /// Returns a mixture with another colour, in quarters.
  func mixed(with other: SVGColor, quarters: Int) -> SVGColor {
    SVGColor(
      Self.mixture(dark, other.dark, quarters), Self.mixture(light, other.light, quarters))
  }

  private static func mixture(_ one: RGB?, _ other: RGB?, _ quarters: Int) -> RGB? {
    guard let one, let other else { return nil }
    func between(_ one: UInt8, _ another: UInt8) -> UInt8 {
      UInt8((Int(one) * (4 - quarters) + Int(another) * quarters + 2) / 4)
    }
    return RGB(
      red: between(one.red, other.red), green: between(one.green, other.green),
      blue: between(one.blue, other.blue))
  }
}

/// The colours of a picture as attributes; those that depend on the colour scheme are classes.
struct SVGPalette {
  private var numbers: [SVGColor: Int] = [:]
  private var classes: [SVGColor] = []

  /// Returns the attribute of a filled element.
  mutating func fill(_ color: SVGColor) -> String {
    guard color.dark != color.light else { return #"fill="\#(Self.text(color.dark))""# }
    return #"class="\#(name(of: color))""#
  }

  /// Returns the attributes of a line.
  mutating func stroke(_ color: SVGColor) -> String {
    guard color.dark != color.light else {
      return #"fill="none" stroke="\#(Self.text(color.dark))""#
    }
    return #"class="\#(name(of: color))" style="fill:none" stroke="currentColor""#
  }

  private mutating func name(of color: SVGColor) -> String {
    if let number = numbers[color] { return "c\(number)" }
    numbers[color] = classes.count
    classes.append(color)
    return "c\(classes.count - 1)"
  }

  /// The rules of the classes, as CSS; the light scheme is the default.
  var rules: String {
    let light = classes.indices.map { Self.rule($0, classes[$0].light) }
    let dark = classes.indices.map { Self.rule($0, classes[$0].dark) }
    return light.joined() + "\n@media (prefers-color-scheme:dark){" + dark.joined() + "}"
  }

  private static func rule(_ number: Int, _ color: SVGColor.RGB?) -> String {
    ".c\(number){fill:\(text(color));color:\(color == nil ? "transparent" : text(color))}"
  }

  private static func text(_ color: SVGColor.RGB?) -> String { color?.text ?? "none" }
}
