import PlainJSON
import Testing

@Suite("Fields of JSON")
struct JSONFieldTests {
  @Test("a value of the wrong type is reported with its place")
  func wrongTypes() throws {
    let object = try JSONField(try parse(#"{"a":[{"b":1.5,"c":"x","d":300}]}"#)).object()
    let inner = try #require(try object["a"].list().first).object()

    #expect(throws: JSONError.wrong("a[0].b", mustBe: "a whole number")) {
      let _: Int = try inner["b"].int()
    }
    #expect(throws: JSONError.outside("a[0].d", value: "300", allowed: "0...255")) {
      let _: UInt8 = try inner["d"].int()
    }
    #expect(throws: JSONError.wrong("a[0].c", mustBe: "a list")) { try inner["c"].list() }
    #expect(throws: JSONError.wrong("a[0].c", mustBe: "an object")) {
      try inner["c"].object()
    }
    #expect(throws: JSONError.wrong("a[0].d", mustBe: "text")) { try inner["d"].text() }
    #expect(throws: JSONError.wrong("a[0].c", mustBe: "true or false")) {
      try inner["c"].bool()
    }
    #expect(throws: JSONError.missing("a[0].e")) { try inner["e"].text() }
    #expect(throws: JSONError.unknownMember("a[0].d")) { try inner.allowOnly(["b", "c"]) }
    #expect(throws: JSONError.tooMany("elements in a", limit: 0)) {
      try object["a"].list(atMost: 0)
    }
  }

  @Test("whole numbers are exact to the last one", arguments: [Int64.min, -1, 0, 7, .max])
  func wholeNumbers(number: Int64) throws {
    #expect(try JSONField(try parse("\(number)")).int() == number)
    #expect(throws: JSONError.self) {
      let _: Int64 = try JSONField(try parse("99999999999999999999")).int()
    }
  }

  @Test("null counts as missing, unless null is a valid value")
  func missing() throws {
    let object = try JSONField(try parse(#"{"a":null,"b":1}"#), at: "top").object()

    #expect(try object.nullable("a").value == .null && object.optional("a")?.value == nil)
    #expect(throws: JSONError.missing("top.a")) { try object["a"] }
    #expect(throws: JSONError.missing("top.c")) { try object.nullable("c") }
    #expect(
      (object.fields.map(\.field.place), object.fields.map(\.name)) == (
        ["top.a", "top.b"], ["a", "b"]
      ))
  }

  @Test("a sentence shows text of a file as its escaping closure returns it, and nothing else")
  func sentences() {
    func sentence(_ error: JSONError) -> String { error.sentence { "<\($0)>" } }

    #expect(
      [
        sentence(.missing("a")), sentence(.wrong("a", mustBe: "text")),
        sentence(.unknownMember("a")), sentence(.outside("a", value: "9", allowed: "1...2")),
      ] == ["<a> is missing", "<a> must be text", "<a> is unknown", "<a> must be 1...2, not <9>"])
    #expect(
      [
        sentence(.tooMany("bees", limit: 3)), sentence(.refused("a", why: "no")),
        "\(JSONError.refused("a", why: "no"))",
      ] == ["more than 3 <bees>", "<a>: <no>", "a: no"])
  }
}
