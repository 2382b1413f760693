import Testing

@testable import TerminalIO

@Suite struct ASCIILookalikeTests {
  private func ascii(_ text: String) -> String {
    let bytes = text.unicodeScalars.map { ASCIIFallback.byte(for: $0.value) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "every scalar has a look-alike: ASCII itself, letters without diacritics, boxes of their shape")
  func isPrintable() {
    for scalar in UInt32(0)...0x11_0000 {
      let byte = ASCIIFallback.byte(for: scalar)
      if !(0x20...0x7E).contains(byte) { Issue.record("\(scalar) becomes \(byte)") }
    }

    let all = String(decoding: 0x20...0x7E as ClosedRange<UInt8>, as: UTF8.self)
    #expect(ascii(all) == all)

    #expect(
      [ascii("ÀÇÉÑÖ×ØÜßàçéñö÷øüÿ"), ascii("ĀąĆčĐěĞığĲŁńŒřŠţŮŵŸŻžſ")] == [
        "ACENOxOUsaceno/ouy", "AaCcDeGigILnOrStUwYZzs",
      ])

    #expect(
      [ascii("┌─┬┐│═║╔╬╱╲"), ascii("█▀▄▌░⠀⠁⡇⣿"), ascii("←↑→↓“‘…•–♠♥♦♣★"), ascii("Ａｚ！🐶日\u{1B}")] == [
        "+-++|-|++/\\", "##### .:#", "<^>v\"'.*-SHDC*", "Az!???",
      ])
  }
}
