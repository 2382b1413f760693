import PlainJSON
import TestSupport
import Testing

private func error(_ text: String) -> String {
  do {
    return "accepted as \(try parse(text))"
  } catch {
    return "\(error)"
  }
}

@Suite("Reading JSON")
struct JSONReadingTests {
  @Test(
    "written JSON is read again, in one line or several",
    arguments: [
      "null", "true", "false", "0", "-12", "1.5e-3", "1E+9", "-0", "18446744073709551616", #""""#,
      #""a\"\\b""#,
      "[]", "{}", "[1,[2,[]],null]", #"{"b":1,"a":{"c":[true]}}"#, #""🐶é\u0007\u007f\u0085""#,
    ])
  func roundTrip(text: String) throws {
    let value = try parse(text)

    #expect(value.written() == text)
    for levels in 1...3 { #expect(try parse(value.written(openLevels: levels)) == value) }
  }

  @Test(
    "escapes are read as the characters they name",
    arguments: [
      (#""\u0041\n\t\r\b\f\/""#, "A\n\t\r\u{8}\u{C}/"), (#""\ud83d\udc36""#, "🐶"),
      (#""\u00E9""#, "é"), ("\"\u{7F}\"", "\u{7F}"),
    ])
  func escapes(text: String, meaning: String) throws {
    #expect(try parse(text) == .string(meaning))
  }

  @Test(
    "a mistake is reported with its place",
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
    #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test("as much nesting as is allowed is read")
  func deepest() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(
      try (parse(nested(32)).written(), error(nested(33))) == (
        nested(32), "line 1: nested more than 32 deep"
      ))
  }

  @Test("nesting is bounded, however deep it goes", arguments: ["[", "{\"a\":", "[\n"])
  func nesting(opening: String) {
    let text = String(repeating: opening, count: 100_000)

    #expect(error(text).hasSuffix("nested more than 32 deep"))
  }

  @Test("every prefix of a text is refused or read, and none traps")
  func cutAnywhere() {
    let text = Array(#"{"a":[1,-2.5e+3,"\ud83d\udc36\n",true,null],"é":{"b":""}}"#.utf8)

    for end in 0..<text.count {
      #expect(throws: JSONError.self) { try JSON(parsing: text[..<end]) }
    }
  }

  @Test("any bytes are read or rejected", arguments: 1...20)
  func randomBytes(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    let text = Array(#"{"a":[1,-2.5e+3,"\ud83d\udc36\n",true,null],"é":{"b":""}}"#.utf8)
    for _ in 0..<500 {
      let bytes = noise.edited(text)
      guard let value = try? JSON(parsing: bytes) else { continue }
      #expect(try parse(value.written()) == value)
    }
  }

  @Test("white space around a value and a byte order mark before it are ignored")
  func passesOver() throws {
    for text in ["1", "{}", "[]", "\"\""] {
      #expect(
        try (parse(" \t\r\n\(text)\n"), parse("\u{FEFF}\(text)")) == (parse(text), parse(text)))
      #expect(throws: JSONError.self) { try parse("\(text)\u{FEFF}") }
    }
    #expect(throws: JSONError.syntax(line: 1, column: 2, wanted: "a value was expected")) {
      try parse("\u{FEFF} x")
    }
  }

  @Test("a duplicate name is refused even if it is escaped, among few and among many")
  func twins() throws {
    #expect(error(#"{"a":1,"\u0061":2}"#) == "line 1, column 8: the name comes twice")
    let many = (0..<40).map { "\"\($0)\":\($0)" }.joined(separator: ",")
    #expect(throws: Never.self) { try parse("{\(many)}") }
    for number in 0..<40 { #expect(error("{\(many),\"\(number)\":0}").contains("twice")) }
  }

  @Test("a letter may have 256 marks, and no more, in names and texts, also as escapes")
  func refusesFloods() {
    let forms = ["\u{301}", #"\u0323"#].flatMap { mark in
      [256, 257, 240_000].map { "a" + String(repeating: mark, count: $0) + "b" }
    }
    let isRead = forms.flatMap { text in
      [#"["\#(text)"]"#, #"{"\#(text)":1}"#].map { (try? parse($0)) != nil }
    }
    #expect(
      isRead == [true, true, false, false, false, false, true, true, false, false, false, false])
  }
}
