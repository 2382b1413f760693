import TestSupport
import Testing
import TextUI

@testable import TerminalIO

@Suite struct ColorNearestTests {
  @Test("a colour that the terminal supports is unchanged", arguments: 0...255)
  func keepsOwn(index: Int) {
    let color = Color(index: UInt8(index))
    #expect(color.nearest(at: .palette256) == color && color.nearest(at: .trueColor) == color)
    if index < 16 { #expect(color.nearest(at: .ansi16) == color) }
  }

  @Test("a colour of the 6 × 6 × 6 cube is found by its channels", arguments: 16...231)
  func findsCube(index: Int) {
    let color = Color(index: UInt8(index))
    let (red, green, blue) = color.rgb(scheme: .dark, role: .foreground)
    #expect(Color(red: red, green: green, blue: blue).nearest(at: .palette256) == color)
  }

  @Test("no palette colour is nearer than the one returned")
  func isNearest() {
    var numbers = SeededNumbers(seed: 1)
    let palette = (0...255).map { seen(Color(index: UInt8($0))) }
    for _ in 0..<200 {
      let channels = (0..<3).map { _ in UInt8(numbers.whole(0...255)) }
      let color = Color(red: channels[0], green: channels[1], blue: channels[2])
      let sought = seen(color)
      for (depth, indices) in [(ColorDepth.ansi16, 0...15), (.palette256, 16...255)] {
        let found = sought.difference(to: seen(color.nearest(at: depth)))
        let best = indices.map { sought.difference(to: palette[$0]) }.min()
        #expect(found == best)
      }
    }
  }

  private func seen(_ color: Color) -> PerceivedColor {
    PerceivedColor(color.rgb(scheme: .dark, role: .foreground))
  }

  @Test(
    "pure colours have their names and published coordinates, and without colours there are none")
  func keepsNames() {
    let (black, white) = (PerceivedColor((0, 0, 0)), PerceivedColor((255, 255, 255)))
    let red = PerceivedColor((255, 0, 0))
    #expect(
      (
        Color(red: 255, green: 10, blue: 10).nearest(at: .ansi16),
        Color(red: 190, green: 10, blue: 10).nearest(at: .ansi16),
        Color(red: 250, green: 250, blue: 250).nearest(at: .ansi16)
      ) == (.brightRed, .red, .brightWhite))
    #expect(
      (
        Color(red: 10, green: 10, blue: 10).nearest(at: .ansi16),
        Color(index: 46).nearest(at: .ansi16), Color.red.nearest(at: .none),
        Color(red: 1, green: 2, blue: 3).nearest(at: .none), Color.terminal.nearest(at: .trueColor)
      ) == (.black, .brightGreen, .terminal, .terminal, .terminal))
    #expect(
      abs(black.lightness) < 1e-9 && abs(white.lightness - 1) < 1e-4 && abs(white.greenRed) < 1e-3
        && abs(white.blueYellow) < 1e-3)
    #expect(
      abs(red.lightness - 0.627_96) < 1e-4 && abs(red.greenRed - 0.224_86) < 1e-4
        && abs(red.blueYellow - 0.125_85) < 1e-4)
  }
}
