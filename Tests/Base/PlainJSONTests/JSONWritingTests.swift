import PlainJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Writing JSON")
struct JSONWritingTests {
  private static func text(_ json: JSON) -> String { json.description }

  @Test("values are spelled without spaces, members in their order")
  func spellsValues() {
    let json = JSON.object([
      "b": .array([.null, .bool(true), .bool(false)]),
      "a": .members([("int", .int(-7)), ("double", .double(0.1)), ("number", .number("1.250"))]),
      "": .array([]), "none": .object([:]), "text": .string("Größe 🐶"),
    ])

    #expect(
      json.description == #"{"b":[null,true,false],"a":{"int":-7,"double":0.1,"number":1.250},"#
        + #""":[],"none":{},"text":"Größe 🐶"}"#)
  }

  @Test("numbers that JSON cannot represent are null")
  func spellsNoNumbers() {
    #expect(
      Self.text(.array([.double(.nan), .double(.infinity), .double(-.infinity)]))
        == "[null,null,null]")
  }

  @Test(
    "quotes, controls, invisible and directing characters are escaped",
    arguments: [
      ("\"\\/", #"\"\\/"#), ("\u{0}\u{1B}[31m\n\t\r", #"\u0000\u001b[31m\u000a\u0009\u000d"#),
      ("\u{7F}\u{80}\u{9B}\u{9F}", #"\u007f\u0080\u009b\u009f"#),
      ("a\u{202E}b\u{2066}c\u{200F}", #"a\u202eb\u2066c\u200f"#),
      ("\u{200B}\u{FEFF}\u{AD}", #"\u200b\ufeff\u00ad"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
      ("\u{E0041}\u{1D173}", #"\udb40\udc41\ud834\udd73"#),
      ("\u{E000}\u{10FFFF}", #"\ue000\udbff\udfff"#), ("👨‍👩‍👧", #"👨\u200d👩\u200d👧"#),
      ("é e\u{301} 한 ☃\u{FE0F} 🐶", "é e\u{301} 한 ☃\u{FE0F} 🐶"),
    ])
  func escapes(string: String, expected: String) {
    #expect(Self.text(.string(string)) == "\"\(expected)\"")
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

  @Test("members are sorted by name on request, at every depth")
  func sorts() throws {
    let value = try parse(#"{"b":[{"d":1,"c":2}],"a":{"f":0,"e":0},"é":1,"B":2}"#)

    #expect(
      [value.written(sortsMembers: true), value.written()] == [
        #"{"B":2,"a":{"e":0,"f":0},"b":[{"c":2,"d":1}],"é":1}"#,
        #"{"b":[{"d":1,"c":2}],"a":{"f":0,"e":0},"é":1,"B":2}"#,
      ])
  }

  @Test("files keep characters as they are, but for controls")
  func keepsInvisible() {
    let text = "👨‍👩‍👧\u{202E}\u{2028}\u{E000}\n\t\u{1B}\u{9B}"

    #expect(
      JSON.string(text).written()
        == "\"👨‍👩‍👧\u{202E}\u{2028}\u{E000}" + #"\n\u0009\u001b\u009b""#)
  }

  @Test("members built at run time are written like literal ones")
  func members() {
    let members = JSON.members([("a", .int(1)), ("b", .null)])

    #expect(
      (members, members) == (
        .object(["a": .int(1), "b": .null]), .object([.init("a", .int(1)), .init("b", .null)])
      ) && members != .object(["b": .null, "a": .int(1)]))
  }

  @Test("keys are escaped as texts are")
  func escapesKeys() {
    #expect(Self.text(.members([("a\"\u{1B}", .null)])) == #"{"a\"\u001b":null}"#)
  }

  @Test("another parser reads back every character, and the text contains no unsafe one")
  func survivesParsing() throws {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x2FFF, 0xD700...0xD7FF, 0xE000...0xE0FF, 0xFE00...0x1_02FF, 0x1_F300...0x1_F6FF,
      0xE_0000...0xE_01FF, 0x10_FF00...0x10_FFFF,
    ]
    for range in ranges {
      var string = String.UnicodeScalarView()
      string.append(contentsOf: range.compactMap(Unicode.Scalar.init))
      let text = JSON.array([.string(String(string))]).description

      let read = try JSONDecoder().decode([String].self, from: Data(text.utf8))
      #expect(read.first?.unicodeScalars.elementsEqual(string) == true, "\(range)")
      #expect(text.unicodeScalars.allSatisfy { Self.isSafe($0) }, "\(range)")
    }
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
      scalar.properties.generalCategory)
  }
}
