import Testing
import TextUI

@Suite struct ColorMixTests {
  private func mix(_ one: Color, _ other: Color, _ fraction: Double) -> Color {
    one.mixed(with: other, fraction: fraction, scheme: .dark, role: .background)
  }

  @Test("the ends are the colours themselves, named or not, and fractions are clamped")
  func keepsEnds() {
    for fraction in [0, -1, -Double.infinity, .nan] {
      #expect(mix(.red, .terminal, fraction) == .red)
    }
    for fraction in [1, 2, Double.infinity] { #expect(mix(.red, .terminal, fraction) == .terminal) }
    #expect(mix(.cyan, .cyan, 0.5) == .cyan)
  }

  @Test("each channel goes straight from one end to the other")
  func mixesChannels() {
    let (one, other) = (Color(red: 0, green: 200, blue: 7), Color(red: 100, green: 0, blue: 8))
    #expect(mix(one, other, 0.25) == Color(red: 25, green: 150, blue: 7))
    #expect(mix(one, other, 0.5) == Color(red: 50, green: 100, blue: 8))
    #expect(mix(.terminal, .brightWhite, 0.2) == Color(red: 51, green: 51, blue: 51))
  }

  @Test("a mixture in the other order is the same", arguments: 1..<16)
  func isSymmetric(step: Int) {
    let (one, other) = (Color(red: 0, green: 64, blue: 255), Color(red: 240, green: 16, blue: 255))
    let fraction = Double(step) / 16
    #expect(mix(one, other, fraction) == mix(other, one, 1 - fraction))
  }

  @Test("the terminal's default colours depend on the scheme and the use")
  func knowsTerminal() {
    #expect(Color.terminal.rgb(scheme: .dark, role: .background) == (0, 0, 0))
    #expect(Color.terminal.rgb(scheme: .light, role: .background) == (255, 255, 255))
    #expect(Color.terminal.rgb(scheme: .light, role: .foreground) == (0, 0, 0))
    #expect(Color.terminal.rgb(scheme: .dark, role: .foreground) == (229, 229, 229))
    let white = Color(red: 255, green: 255, blue: 255)
    #expect(Color.terminal.asForeground(scheme: .light) == white)
    #expect(Color.red.asForeground(scheme: .light) == .red)
  }

  @Test("the palette is that of xterm")
  func knowsPalette() {
    let expected: [UInt8: (UInt8, UInt8, UInt8)] = [
      1: (205, 0, 0), 16: (0, 0, 0), 17: (0, 0, 95), 67: (95, 135, 175), 231: (255, 255, 255),
      232: (8, 8, 8), 255: (238, 238, 238),
    ]
    for (index, channels) in expected {
      #expect(Color(index: index).rgb(scheme: .dark, role: .foreground) == channels, "\(index)")
    }
  }
}
