import Testing

@testable import TerminalIO

@Suite struct ASCIILookalikeTests {
  private func ascii(_ text: String) -> String {
    let bytes = text.unicodeScalars.map { ASCIIFallback.byte(for: $0.value) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("every scalar has a printable look-alike")
  func isPrintable() {
    for scalar in UInt32(0)...0x11_0000 {
      let byte = ASCIIFallback.byte(for: scalar)
      if !(0x20...0x7E).contains(byte) { Issue.record("\(scalar) becomes \(byte)") }
    }
  }

  @Test("ASCII stays as it is")
  func keepsASCII() {
    let all = String(decoding: 0x20...0x7E as ClosedRange<UInt8>, as: UTF8.self)
    #expect(ascii(all) == all)
  }

  @Test("letters lose their diacritics")
  func losesAccents() {
    #expect(ascii("ÀÇÉÑÖ×ØÜßàçéñö÷øüÿ") == "ACENOxOUsaceno/ouy")
    #expect(ascii("ĀąĆčĐěĞığĲŁńŒřŠţŮŵŸŻžſ") == "AaCcDeGigILnOrStUwYZzs")
  }

  @Test("boxes, blocks and signs keep their shape")
  func keepsShapes() {
    #expect(ascii("┌─┬┐│═║╔╬╱╲") == "+-++|-|++/\\")
    #expect(ascii("█▀▄▌░⠀⠁⡇⣿") == "##### .:#")
    #expect(ascii("←↑→↓“‘…•–♠♥♦♣★") == "<^>v\"'.*-SHDC*")
    #expect(ascii("Ａｚ！🐶日\u{1B}") == "Az!???")
  }
}
