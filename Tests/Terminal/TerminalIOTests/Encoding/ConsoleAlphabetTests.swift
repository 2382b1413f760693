import Testing
import TextUI

@testable import TerminalIO

@Suite struct ConsoleAlphabetTests {
  private func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { ConsoleAlphabet.scalar(for: $0.value) }
    return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }

  @Test(
    "every scalar becomes ASCII, a letter or a sign of the fonts, written for the console only"
  )
  func isInFonts() {
    for scalar in UInt32(0)...0x11_0000 {
      let shown = ConsoleAlphabet.scalar(for: scalar)
      let isFine =
        (0x20...0x7E).contains(shown) || (0xA1..<0x1100).contains(shown) && shown == scalar
        || ConsoleAlphabet.signs.contains(shown)
      if !isFine { Issue.record("\(scalar) becomes \(shown)") }
    }

    let table = CellTable()
    var buffer = CellBuffer(size: Size(width: 8, height: 1), table: table)
    buffer.write("╭─é█…🐶", at: .zero, style: Style())
    for (isConsole, text) in [(true, "┌─é█.? "), (false, "+-e#.? ")] {
      var encoder = ANSIEncoder(depth: .none, isUnicode: false, isConsole: isConsole)
      var bytes: [UInt8] = []
      encoder.encode(buffer, after: nil, cursor: nil, into: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self).contains(text))
    }
  }

  @Test("signs stay when shown again, letters and lines are as they are, and others similar")
  func isStable() {
    for scalar in UInt32(0)...0x3000 {
      let shown = ConsoleAlphabet.scalar(for: scalar)
      if ConsoleAlphabet.scalar(for: shown) != shown { Issue.record("\(scalar)") }
    }

    for text in ["aé×Żя", "┌─┬┐│═║╔╗", "█░▒■", "←↑→↓•♦▲▼"] { #expect(shown(text) == text) }

    #expect(
      [shown("╭╌╮┃━┏┓╎"), shown("▸▾◆▓●"), shown("✓★…‹›▀▌⠇🐶日")] == [
        "┌─┐║═╔╗│", "▶▼♦▒•", "v*.<>##:??",
      ])
  }
}
