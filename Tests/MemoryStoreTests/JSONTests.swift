import Testing

@testable import MemoryStore

private func parse(_ text: String) throws -> JSON { try JSONParser.parse(Array(text.utf8)) }

private func error(_ text: String) -> String {
  do {
    return "accepted as \(try parse(text))"
  } catch {
    return "\(error)"
  }
}

@Suite("JSON as the files have it")
struct JSONTests {
  @Test(
    "what is written is read again, in one line or several",
    arguments: [
      "null", "true", "false", "0", "-12", "1.5e-3", "18446744073709551616", #""""#, #""a\"\\b""#,
      "[]", "{}", "[1,[2,[]],null]", #"{"b":1,"a":{"c":[true]}}"#, #""🐶é\u0007\u007f\u0085""#,
    ])
  func roundTrip(text: String) throws {
    let value = try parse(text)

    #expect(value.written() == text)
    for levels in 1...3 { #expect(try parse(value.written(openLevels: levels)) == value) }
  }

  @Test("open levels have a line for each element")
  func openLevels() throws {
    let value = try parse(#"{"a":[1,2],"b":{},"c":"x"}"#)

    #expect(
      value.written(openLevels: 2) == """
        {
          "a": [
            1,
            2
          ],
          "b": {},
          "c": "x"
        }
        """)
  }

  @Test(
    "escapes stand for the characters they name",
    arguments: [
      (#""\u0041\n\t\r\b\f\/""#, "A\n\t\r\u{8}\u{C}/"), (#""\ud83d\udc36""#, "🐶"),
      (#""\u00E9""#, "é"), ("\"\u{7F}\"", "\u{7F}"),
    ])
  func escapes(text: String, meaning: String) throws {
    #expect(try parse(text) == .text(meaning))
  }

  @Test(
    "a mistake is told with its place",
    arguments: [
      ("", "line 1, column 1: a value was expected"),
      ("nul", "line 1, column 1: a value was expected"),
      ("NaN", "line 1, column 1: a value was expected"),
      ("[1,\n 2,\n x]", "line 3, column 2: a value was expected"),
      ("[1 2]", "line 1, column 4: a comma or ] was expected"),
      ("[1,]", "line 1, column 4: a value was expected"),
      ("{\"a\" 1}", "line 1, column 6: a colon was expected"),
      ("{a:1}", "line 1, column 2: a name was expected"),
      (#"{"a":1,"a":2}"#, "line 1, column 8: the name comes twice"),
      ("01", "line 1, column 2: nothing more was expected"),
      ("-", "line 1, column 2: a digit was expected"),
      ("1.", "line 1, column 3: a digit was expected"),
      ("1e", "line 1, column 3: a digit was expected"),
      ("+1", "line 1, column 1: a value was expected"),
      ("\"a", "line 1, column 3: a quotation mark was expected"),
      ("\"a\nb\"", "line 1, column 3: a quotation mark was expected"),
      (#""\x""#, "line 1, column 4: there is no such escape"),
      (#""\u12"#, "line 1, column 4: four hexadecimal digits were expected"),
      (#""\u+123""#, "line 1, column 4: four hexadecimal digits were expected"),
      (#""\ud83d""#, "line 1, column 8: half a character"),
      (#""\udc36\ud83d""#, "line 1, column 8: half a character"),
      (#""\ud83d\u0041""#, "line 1, column 14: half a character"),
      ("1 // one", "line 1, column 3: nothing more was expected"),
    ])
  func mistakes(text: String, message: String) {
    #expect(error(text) == message)
  }

  @Test("bytes that are not UTF-8 are refused")
  func invalidText() {
    #expect(throws: FormatError.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    #expect(throws: FormatError.self) { try JSONParser.parse([0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test("nesting is bounded, however deep it goes", arguments: ["[", "{\"a\":", "[\n"])
  func nesting(opening: String) {
    let text = String(repeating: opening, count: 100_000)

    #expect(error(text).hasSuffix("nested more than 32 deep"))
  }

  @Test("every start of a text is refused or means something, and none traps")
  func cutAnywhere() {
    let text = Array(#"{"a":[1,-2.5e+3,"\ud83d\udc36\n",true,null],"é":{"b":""}}"#.utf8)

    for end in 0..<text.count {
      #expect(throws: FormatError.self) { try JSONParser.parse(text[..<end]) }
    }
  }

  @Test("whatever bytes come, they are read or refused", arguments: 1...20)
  func randomBytes(seed: UInt64) throws {
    var noise = Noise(seed: seed)
    let text = Array(#"{"a":[1,-2.5e+3,"\ud83d\udc36\n",true,null],"é":{"b":""}}"#.utf8)
    for _ in 0..<500 {
      let bytes = noise.edited(text)
      guard let value = try? JSONParser.parse(bytes) else { continue }
      #expect(try parse(value.written()) == value)
    }
  }
}

@Suite("Fields of JSON")
struct JSONFieldTests {
  @Test("a value of the wrong type is told with its place")
  func wrongTypes() throws {
    let object = try JSONField(try parse(#"{"a":[{"b":1.5,"c":"x","d":300}]}"#)).object()
    let inner = try #require(try object["a"].list().first).object()

    #expect(throws: FormatError.wrongType("a[0].b", wanted: "a whole number")) {
      let _: Int = try inner["b"].int()
    }
    #expect(throws: FormatError.outside("a[0].d", value: "300", allowed: "0...255")) {
      let _: UInt8 = try inner["d"].int()
    }
    #expect(throws: FormatError.wrongType("a[0].c", wanted: "a list")) { try inner["c"].list() }
    #expect(throws: FormatError.wrongType("a[0].c", wanted: "an object")) {
      try inner["c"].object()
    }
    #expect(throws: FormatError.wrongType("a[0].d", wanted: "text")) { try inner["d"].text() }
    #expect(throws: FormatError.wrongType("a[0].c", wanted: "true or false")) {
      try inner["c"].bool()
    }
    #expect(throws: FormatError.missing("a[0].e")) { try inner["e"].text() }
    #expect(throws: FormatError.unknownField("a[0].d")) { try inner.allowOnly(["b", "c"]) }
    #expect(throws: FormatError.tooMany("elements in a", limit: 0)) {
      try object["a"].list(atMost: 0)
    }
  }

  @Test("whole numbers are exact to the last one", arguments: [Int64.min, -1, 0, 7, .max])
  func wholeNumbers(number: Int64) throws {
    #expect(try JSONField(try parse("\(number)")).int() == number)
    #expect(throws: FormatError.self) {
      let _: Int64 = try JSONField(try parse("99999999999999999999")).int()
    }
  }
}
