import TextUICore

/// The colours of a terminal, as far as it has reported them, and assumptions about the others.
struct TerminalPalette: Equatable {
  /// The assumption about a background that was not reported.
  enum Ground: Equatable {
    /// The background is as in a scheme.
    case scheme(ColorScheme)
    /// The background may be dark or light.
    case unknown
  }

  /// The named colours of a terminal that does not report them.
  enum Assumed: Equatable {
    /// The colours of any well-known terminal, such as xterm or the Linux console.
    case any
    /// The colours of the Linux console, which answers no queries.
    case console
  }

  /// The colours that the terminal has reported.
  private var reported: [PaletteColor: Color] = [:]
  var ground: Ground
  var assumed = Assumed.any
  /// The scheme that the person has chosen, for which the views choose colours.
  var chosen: ColorScheme?

  /// True if the terminal's background is not of the scheme that the person has chosen.
  var isOverridden: Bool {
    guard let chosen, let background = reported[.background] else { return false }
    return background.scheme != chosen
  }

  init(ground: Ground = .scheme(.dark), assumed: Assumed = .any) {
    self.ground = ground
    self.assumed = assumed
  }

  subscript(color: PaletteColor) -> Color? {
    get { reported[color] }
    set { reported[color] = newValue }
  }

  /// True if the terminal has reported a colour.
  var isReported: Bool { !reported.isEmpty }

  /// Returns the colours in which a color may appear; more than one if the palette is unknown.
  func appearances(of color: Color, as role: Color.Role, isBold: Bool = false) -> [Color] {
    switch color.kind {
    case .terminal: own(role)
    case .named(let index): named(index, isBold: isBold && role == .foreground)
    case .indexed, .rgb: [color.opaque]
    }
  }

  private func own(_ role: Color.Role) -> [Color] {
    if let color = reported[role == .foreground ? .foreground : .background] { return [color] }
    let schemes: [ColorScheme] =
      switch scheme {
      case let scheme?: [scheme]
      case nil: [.dark, .light]
      }
    return schemes.map { Color.terminal.opaque(scheme: $0, role: role) }
  }

  /// The scheme by the reported or assumed background; nil if it is unknown.
  var scheme: ColorScheme? {
    if let background = reported[.background] { return background.scheme }
    return if case .scheme(let scheme) = ground { scheme } else { nil }
  }

  /// Returns the appearances of a named colour.
  ///
  /// Many terminals draw bold text in the bright variant of colours 0 to 7, and do not say so.
  private func named(_ index: UInt8, isBold: Bool) -> [Color] {
    let own = reported[.named(index)].map { [$0] } ?? assumed.palettes.map { $0[Int(index)] }
    return isBold && index < 8 ? own + named(index + 8, isBold: false) : own
  }
}

extension Color {
  /// The colour as RGB; the terminal's own colours are those of a dark scheme.
  var opaque: Color { opaque(scheme: .dark, role: .foreground) }

  /// Returns the colour as RGB.
  func opaque(scheme: ColorScheme, role: Role) -> Color {
    let (red, green, blue) = rgb(scheme: scheme, role: role)
    return Color(red: red, green: green, blue: blue)
  }

  /// The scheme of a background of this colour, by its luma (ITU-R BT.601).
  var scheme: ColorScheme {
    let (red, green, blue) = rgb(scheme: .dark, role: .background)
    return 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500 ? .light : .dark
  }
}

extension TerminalPalette.Assumed {
  /// The palettes of which any may be the terminal's.
  fileprivate var palettes: [[Color]] {
    self == .console
      ? [Self.linux] : [Self.xterm, Self.linux, Self.tango, Self.tomorrow, Self.kitty]
  }

  private static let xterm = (0..<16).map { Color(index: $0).opaque }

  /// The palette of the Linux console, which is the VGA's.
  private static let linux = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ].map { Color(hex: $0) }

  /// The palette of many terminals of GNOME and Xfce.
  private static let tango = [
    0x000000, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
    0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x739FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
  ].map { Color(hex: $0) }

  /// The palette of alacritty.
  private static let tomorrow = [
    0x1D1F21, 0xCC6666, 0xB5BD68, 0xF0C674, 0x81A2BE, 0xB294BB, 0x8ABEB7, 0xC5C8C6,
    0x666666, 0xD54E53, 0xB9CA4A, 0xE7C547, 0x7AA6DA, 0xC397D8, 0x70C0B1, 0xEAEAEA,
  ].map { Color(hex: $0) }

  /// The palette of kitty.
  private static let kitty = [
    0x000000, 0xCC0403, 0x19CB00, 0xCECB00, 0x0D73CC, 0xCB1ED1, 0x0DCDCD, 0xDDDDDD,
    0x767676, 0xF2201F, 0x23FD00, 0xFFFD00, 0x1A8FFF, 0xFD28FF, 0x14FFFF, 0xFFFFFF,
  ].map { Color(hex: $0) }
}

extension Color {
  /// Creates a colour from a number such as `0xFF8000`.
  init(hex: Int) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }
}
