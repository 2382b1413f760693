import Testing
import TextUI

@Suite struct ColorMixTests {
  private func mix(_ one: Color, _ other: Color, _ fraction: Double) -> Color {
    one.mixed(with: other, fraction: fraction, scheme: .dark, role: .background)
  }

  @Test("the ends are the colours themselves, named or not, and fractions are clamped")
  func keepsEnds() {
    let atStart = [0, -1, -Double.infinity, .nan].map { mix(.red, .terminal, $0) }
    let atEnd = [1, 2, Double.infinity].map { mix(.red, .terminal, $0) }
    let expected: [Color] = [.red, .red, .red, .red, .terminal, .terminal, .terminal, .cyan]
    #expect(atStart + atEnd + [mix(.cyan, .cyan, 0.5)] == expected)
  }

  @Test("each channel goes straight from one end to the other, in both orders the same")
  func mixesChannels() {
    let (one, other) = (Color(red: 0, green: 200, blue: 7), Color(red: 100, green: 0, blue: 8))
    #expect(
      [mix(one, other, 0.25), mix(one, other, 0.5), mix(.terminal, .brightWhite, 0.2)] == [
        Color(red: 25, green: 150, blue: 7), Color(red: 50, green: 100, blue: 8),
        Color(red: 51, green: 51, blue: 51),
      ])

    let (blue, purple) = (
      Color(red: 0, green: 64, blue: 255), Color(red: 240, green: 16, blue: 255)
    )
    let fractions = (1..<16).map { Double($0) / 16 }
    #expect(fractions.map { mix(blue, purple, $0) } == fractions.map { mix(purple, blue, 1 - $0) })
  }

  @Test("the defaults depend on the scheme and the use, and the palette is that of xterm")
  func knowsTerminal() {
    let colors = [
      Color.terminal.rgb(scheme: .dark, role: .background),
      Color.terminal.rgb(scheme: .light, role: .background),
      Color.terminal.rgb(scheme: .light, role: .foreground),
      Color.terminal.rgb(scheme: .dark, role: .foreground),
    ]
    #expect(
      colors.map { [$0.red, $0.green, $0.blue] } == [
        [0, 0, 0], [255, 255, 255], [0, 0, 0], [229, 229, 229],
      ])
    let white = Color(red: 255, green: 255, blue: 255)
    #expect([Color.terminal, .red].map { $0.asForeground(scheme: .light) } == [white, .red])

    let expected: [UInt8: [UInt8]] = [
      1: [205, 0, 0], 16: [0, 0, 0], 17: [0, 0, 95], 67: [95, 135, 175], 231: [255, 255, 255],
      232: [8, 8, 8], 255: [238, 238, 238],
    ]
    let palette = expected.keys.map { index -> (UInt8, [UInt8]) in
      let color = Color(index: index).rgb(scheme: .dark, role: .foreground)
      return (index, [color.red, color.green, color.blue])
    }
    #expect(Dictionary(uniqueKeysWithValues: palette) == expected)
  }
}
