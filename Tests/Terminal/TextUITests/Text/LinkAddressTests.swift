import Testing

@testable import TextUICore

@Suite("The address of a link")
struct LinkAddressTests {
  @Test(
    "has one of four schemes, in letters of any case",
    arguments: [
      ("http://a.b", true), ("HTTPS://a.b/c?d=e#f", true), ("mailto:a@b.c", true),
      ("file:///home/a", true), ("javascript:alert(1)", false), ("ftp://a.b", false),
      ("httpss://a.b", false), ("//a.b", false), ("https", false), ("https:", false), ("", false),
      (" https://a.b", false), (":", false),
    ])
  func schemes(text: String, isLink: Bool) {
    #expect((LinkAddress(text) != nil) == isLink)
    if isLink { #expect(LinkAddress(text)?.text == text) }
  }

  @Test("contains no control character")
  func controls() {
    for value in 0..<0x100 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
      #expect((LinkAddress("https://a\(Character(scalar))b") == nil) == isControl, "\(value)")
    }
  }

  @Test("is percent-encoded where it is not an address yet, and has at most 2,083 bytes")
  func encoding() {
    #expect(LinkAddress("https://a.b/c d\"<é>%20")?.text == "https://a.b/c%20d%22%3C%C3%A9%3E%20")
    #expect(LinkAddress("mailto:\u{202E}a")?.text == "mailto:%E2%80%AEa")

    let start = "https://"
    #expect(
      [
        LinkAddress(start + String(repeating: "a", count: 2_076)),
        LinkAddress(start + String(repeating: "é", count: 400)),
      ] == [nil, nil] && LinkAddress(start + String(repeating: "a", count: 2_075)) != nil)
  }
}
