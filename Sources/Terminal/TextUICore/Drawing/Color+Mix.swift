extension Color {
  /// The use of a colour, which determines the terminal's own colour.
  public enum Role: Hashable, Sendable {
    /// The colour of text, lines and shapes.
    case foreground
    /// The colour behind text.
    case background
  }

  /// Returns the colour in sRGB, by the default palettes of terminals.
  ///
  /// The 16 named colours are those of xterm; the terminal's own colours are light grey on black or
  /// black on white.
  public func rgb(scheme: ColorScheme, role: Role) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch kind {
    case .terminal: Self.terminal(scheme, role)
    case .named(let index): Self.names[Int(index & 15)]
    case .indexed(let index) where index >= 232: Self.grey(index - 232)
    case .indexed(let index): Self.cube(max(index, 16) - 16)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }

  /// Returns the interpolation to another colour, by channel in sRGB.
  ///
  /// A fraction of 0 is this colour unchanged, and 1 the other; others are clamped, and
  /// not-a-number counts as 0. The scheme and the role determine the terminal's own colours.
  public func mixed(
    with other: Color, fraction: Double, scheme: ColorScheme, role: Role
  ) -> Color {
    guard fraction > 0, self != other else { return self }
    guard fraction < 1 else { return other }
    let (from, to) = (rgb(scheme: scheme, role: role), other.rgb(scheme: scheme, role: role))
    func between(_ one: UInt8, _ another: UInt8) -> UInt8 {
      let way = (Double(another) - Double(one)) * fraction
      return UInt8(Double(one) + way + 0.5)
    }
    return Color(
      red: between(from.red, to.red), green: between(from.green, to.green),
      blue: between(from.blue, to.blue))
  }

  /// Returns the colour of a background for text that fades into it.
  public func asForeground(scheme: ColorScheme) -> Color {
    guard self == .terminal else { return self }
    let (red, green, blue) = rgb(scheme: scheme, role: .background)
    return Color(red: red, green: green, blue: blue)
  }

  private static func terminal(
    _ scheme: ColorScheme, _ role: Role
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch (scheme, role) {
    case (.dark, .foreground): (229, 229, 229)
    case (.dark, .background), (.light, .foreground): (0, 0, 0)
    case (.light, .background): (255, 255, 255)
    }
  }

  private static func grey(_ step: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    (8 + 10 * step, 8 + 10 * step, 8 + 10 * step)
  }

  private static func cube(_ place: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
    return (level(place / 36), level(place / 6 % 6), level(place % 6))
  }

  private static let names: [(red: UInt8, green: UInt8, blue: UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
