import Testing
import TextUI

@testable import TerminalIO

/// The palette of a terminal by its default settings, as it answers.
struct KnownPalette: CustomTestStringConvertible {
  let testDescription: String
  let foreground: Int
  let background: Int
  let names: [Int]

  init(_ name: String, _ foreground: Int, on background: Int, _ names: [Int]) {
    (testDescription, self.foreground, self.background) = (name, foreground, background)
    self.names = names
  }

  var palette: TerminalPalette {
    var palette = TerminalPalette(ground: .unknown)
    palette[.foreground] = Color(hex: foreground)
    palette[.background] = Color(hex: background)
    for (index, color) in names.enumerated() { palette[.named(UInt8(index))] = Color(hex: color) }
    return palette
  }

  /// The same colours with another background.
  func swapped(_ name: String) -> KnownPalette {
    KnownPalette("\(testDescription), \(name)", background, on: foreground, names)
  }
}

extension KnownPalette {
  static let all = defaults + defaults.prefix(5).map { $0.swapped("reversed") }

  private static let defaults = [
    KnownPalette("xterm", 0x000000, on: 0xFFFFFF, xterm),
    KnownPalette("urxvt", 0x000000, on: 0xFFFFFF, urxvt),
    KnownPalette("mlterm", 0x000000, on: 0xFFFFFF, xterm.replacing(8, with: 0x505050)),
    KnownPalette("st", 0xE5E5E5, on: 0x000000, xterm),
    KnownPalette("Linux console", 0xAAAAAA, on: 0x000000, linux),
    KnownPalette("kitty", 0xDDDDDD, on: 0x000000, kitty),
    KnownPalette("alacritty", 0xC5C8C6, on: 0x1D1F21, alacritty),
    KnownPalette("VTE", 0xFFFFFF, on: 0x000000, vte),
    KnownPalette("Xfce", 0xFFFFFF, on: 0x000000, vte),
    KnownPalette("konsole, Breeze", 0xFCFCFC, on: 0x232627, breeze),
    KnownPalette("konsole, black on white", 0x000000, on: 0xFFFFFF, konsole),
    KnownPalette("Solarized light", 0x657B83, on: 0xFDF6E3, solarized),
    KnownPalette("Solarized dark", 0x839496, on: 0x002B36, solarized),
  ]

  static let xterm = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let urxvt = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000CD, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x4D4D4D, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let linux = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ]

  private static let kitty = [
    0x000000, 0xCC0403, 0x19CB00, 0xCECB00, 0x0D73CC, 0xCB1ED1, 0x0DCDCD, 0xDDDDDD,
    0x767676, 0xF2201F, 0x23FD00, 0xFFFD00, 0x1A8FFF, 0xFD28FF, 0x14FFFF, 0xFFFFFF,
  ]

  private static let alacritty = [
    0x1D1F21, 0xCC6666, 0xB5BD68, 0xF0C674, 0x81A2BE, 0xB294BB, 0x8ABEB7, 0xC5C8C6,
    0x666666, 0xD54E53, 0xB9CA4A, 0xE7C547, 0x7AA6DA, 0xC397D8, 0x70C0B1, 0xEAEAEA,
  ]

  private static let vte = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ]

  private static let breeze = [
    0x232627, 0xED1515, 0x11D116, 0xF67400, 0x1D99F3, 0x9B59B6, 0x1ABC9C, 0xFCFCFC,
    0x7F8C8D, 0xC0392B, 0x1CDC9A, 0xFDBC4B, 0x3DAEE9, 0x8E44AD, 0x16A085, 0xFFFFFF,
  ]

  private static let konsole = [
    0x000000, 0xB21818, 0x18B218, 0xB26818, 0x1818B2, 0xB218B2, 0x18B2B2, 0xB2B2B2,
    0x686868, 0xFF5454, 0x54FF54, 0xFFFF54, 0x5454FF, 0xFF54FF, 0x54FFFF, 0xFFFFFF,
  ]

  private static let solarized = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
  ]
}

extension [Int] {
  fileprivate func replacing(_ index: Int, with color: Int) -> [Int] {
    var copy = self
    copy[index] = color
    return copy
  }
}
