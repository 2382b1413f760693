import Testing

@testable import MemorySimulation

@Suite("Reading JSON")
struct JSONReaderTests {
  private static func read(_ text: String) throws(JSONError) -> String {
    try JSONReader.read(Array(text.utf8)).description
  }

  @Test(
    "what was written is read back, to the byte",
    arguments: [
      "null", "true", "false", "0", "-7", "9223372036854775807", "1.5", "-0.25e-3", "1E+9",
      "123456789012345678901234567890", #""""#, #""a\"b\\c""#, #""Größe 🐶""#, "[]", "{}",
      #"[1,[2,[]],{"a":{}}]"#, #"{"b":[null,true],"a":"x","":-1}"#,
    ])
  func readsBack(text: String) throws {
    #expect(try Self.read(text) == text)
    #expect(try Self.read(" \t\r\n\(text)\n") == text)
  }

  @Test(
    "escapes stand for what they name",
    arguments: [
      (#""\b\f\n\r\t\/""#, "\u{8}\u{C}\n\r\t/"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\udc36\uD83D\uDC31""#, "🐶🐱"),
    ])
  func understandsEscapes(text: String, string: String) throws {
    guard case .string(string) = try JSONReader.read(Array(text.utf8)) else {
      Issue.record("\(text) is not \(string)")
      return
    }
  }

  @Test(
    "anything looser is refused",
    arguments: [
      "", " ", "nul", "nulll", "True", "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x1", "NaN",
      "[", "[1", "[1,", "[1,]", "[,]", "[1 2]", "{", "{1:2}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#,
      #"{"a":1 "b":2}"#, "\"", "\"a\nb\"", #""\x""#, #""\u12""#, #""\u+123""#, #""\ud83d""#,
      #""\ud83d\u0041""#, #""\udc36\ud83d""#, "1 1", "[] []", "//", "'a'",
    ])
  func refuses(text: String) {
    #expect(throws: JSONError.self) { try Self.read(text) }
  }

  @Test("every text cut short is refused at its end")
  func refusesCutText() {
    let text = Array(#"{"a":[1,-2.5e3,"é\u0041"],"b":{"c":null,"d":true}}"#.utf8)
    for length in 0..<text.count {
      #expect(throws: JSONError.self, "\(length) bytes") {
        try JSONReader.read(Array(text[..<length]))
      }
    }
  }

  @Test("a member that is there twice is refused by its name")
  func refusesTwins() {
    #expect(throws: JSONError.twice("a")) { try Self.read(#"{"a":1,"\u0061":2}"#) }
  }

  @Test("bytes that are no UTF-8 are refused")
  func refusesBrokenText() {
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]] {
      #expect(throws: JSONError.unexpected(atByte: 0)) {
        try JSONReader.read([0x22] + bytes + [0x22])
      }
    }
  }

  @Test("nesting is bounded, however deep the text goes", arguments: ["[", #"{"a":"#])
  func boundsDepth(open: String) throws {
    let close = open == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }

    #expect(try Self.read(nested(15)) == nested(15))
    #expect(throws: JSONError.tooDeep(atByte: 16 * open.utf8.count)) { try Self.read(nested(16)) }
    #expect(throws: JSONError.self) { try Self.read(nested(1_000_000)) }
  }
}
