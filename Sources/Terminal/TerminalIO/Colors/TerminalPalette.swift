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
    /// The colours of xterm or of the Linux console.
    case any
    /// The colours of the Linux console, which answers no queries.
    case console
  }

  /// The colours that the terminal has reported.
  private var reported: [PaletteColor: Color] = [:]
  var ground: Ground
  var assumed = Assumed.any

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
    self == .console ? [Self.linux] : [Self.xterm, Self.linux]
  }

  private static let xterm = (0..<16).map { Color(index: $0).opaque }

  /// The palette of the Linux console, which is the VGA's.
  private static let linux = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ].map { Color(hex: $0) }
}

extension Color {
  /// Creates a colour from a number such as `0xFF8000`.
  init(hex: Int) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }
}
