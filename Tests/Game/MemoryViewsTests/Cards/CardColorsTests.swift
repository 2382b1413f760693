import Foundation
import MemoryModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("The colours of cards")
struct CardColorsTests {
  private nonisolated static let grounds: [ColorScheme?] = [.dark, .light, nil]
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let white = Color(red: 255, green: 255, blue: 255)

  /// The pairs of colours that must differ, with the least contrast of each.
  private func contrasts(
    _ colors: CardColors, on ground: ColorScheme?
  ) -> [(Color, Color, Double)] {
    let grounds = [Self.black, Self.white].filter {
      ground == nil || ($0 == Self.black) == (ground == .dark)
    }
    let rim = colors.cursorRim == .terminal ? grounds[0] : colors.cursorRim
    let spent = ground == .light ? [] : [(colors.lit, Self.black, 2.9)]
    return grounds.map { (colors.cursor, $0, ground == nil ? 4 : 12) } + spent
      + [
        (colors.cursor, rim, 4), (colors.cursorOnPaper, colors.paper, 3),
        (colors.ink, colors.back, 3), (colors.paperInk, colors.paper, 7),
        (colors.lit, colors.paper, 3.1), (colors.lit, colors.spent, 2.9),
      ]
  }

  @Test(
    "cursor, labels, words and countdown are visible in every theme, on every ground",
    arguments: grounds)
  func visible(ground: ColorScheme?) {
    let unclear = Theme.builtIn.flatMap { theme in
      contrasts(CardColors(theme.color, on: ground), on: ground)
        .filter { $0.contrast(to: $1) < $2 }
        .map { "\(theme.name): \($0) on \($1), \($0.contrast(to: $1)) below \($2)" }
    }
    #expect(unclear == [])
  }
}

extension Color {
  /// Returns the contrast ratio of WCAG 2.
  fileprivate func contrast(to other: Color) -> Double {
    let (one, another) = (luminance, other.luminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  private var luminance: Double {
    let (red, green, blue) = rgb(scheme: .dark, role: .background)
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
