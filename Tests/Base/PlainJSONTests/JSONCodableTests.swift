import PlainJSON
import Testing

/// A value of every type that Codable encodes.
private struct Sample: Codable, Equatable {
  struct Inner: Codable, Equatable { var deep: [[Int]] }
  enum Suit: String, Codable { case hearts, spades }

  var flag = true
  var text = "a \"🐶\""
  var small: Int8 = -128
  var large = UInt64.max
  var double = 0.1
  var float: Float = 0.1
  var none: Int?
  var some: Int? = 3
  var optionals: [Bool?] = [true, nil, false]
  var inner = Inner(deep: [[], [1], [2, 3]])
  var suit = Suit.spades
  var names = ["b": 1]
  var numbers: [UInt8] = [0, 255]
  var texts = ["", "x"]
  var halves: [Double] = [0.5]
}

private func refusal<Value: Decodable>(of text: String, as type: Value.Type) -> String {
  do {
    return "\(try parse(text).decoded(as: type))"
  } catch {
    return "\(error)"
  }
}

@Suite("JSON and Codable")
struct JSONCodableTests {
  @Test(
    "an encoded value is decoded as the same, in the order of its members, nested ones in place")
  func roundTrip() throws {
    let json = try JSON(encoding: Sample())

    let nested = try JSON(encoding: Nesting())
    #expect(
      try (json.decoded(as: Sample.self), parse(json.written()).decoded(as: Sample.self)) == (
        Sample(), Sample()
      ))
    #expect(
      try JSON(encoding: Sample()).written()
        == #"{"flag":true,"text":"a \"🐶\"","small":-128,"large":18446744073709551615,"#
        + #""double":0.1,"float":0.1,"some":3,"optionals":[true,null,false],"#
        + #""inner":{"deep":[[],[1],[2,3]]},"suit":"spades","names":{"b":1},"numbers":[0,255],"#
        + #""texts":["","x"],"halves":[0.5]}"#)
    #expect(
      try (nested.written(), nested.decoded(as: Nesting.self).sum) == (
        #"{"list":[{"a":1},[2],3],"super":4,"map":{"list":5}}"#, 15
      ))
  }

  @Test("any value can be at the top level, and errors call each kind of value by its name")
  func standAlone() throws {
    #expect(
      try (
        JSON(encoding: 7), JSON(encoding: "x"), JSON(encoding: [Int]()), JSON(encoding: Int?.none),
        parse("[1,null]").decoded(as: [Int?].self)
      ) == (.int(7), .string("x"), .array([]), .null, [1, nil])
        && parse("null").decoded(as: Int?.self) == nil)

    let json = try parse("[]")

    #expect(throws: JSONError.refused("the hand", why: "must be an object")) {
      try json.decoded(as: Sample.Inner.self, named: "the hand")
    }

    #expect(
      [
        refusal(of: "[1]", as: [String].self), refusal(of: "[1]", as: [Bool].self),
        refusal(of: "[[]]", as: [Double].self), refusal(of: "[1]", as: [Sample.Inner].self),
      ] == [
        "[0]: must be text", "[0]: must be true or false", "[0]: must be a number",
        "[0]: must be an object",
      ])
    #expect(
      refusal(of: #"{"list":[]}"#, as: Nesting.self) == "list[0]: must be an object"
        && refusal(of: #"{"a":"clubs"}"#, as: [String: Sample.Suit].self).hasPrefix("a: "))
  }

  @Test(
    "a number without a fraction is a whole one, however it is spelled",
    arguments: [("2.0", 2), ("2e3", 2000), ("-1.50e1", -15), ("-0", 0), ("255", 255)])
  func wholeNumbers(text: String, number: Int) throws {
    #expect(try parse(text).decoded(as: Int.self) == number)
  }

  @Test(
    "a number with a fraction or out of range is refused as a whole number",
    arguments: ["0.5", "1e400", "256", "-1", "1e19", "\"1\"", "true", "null"])
  func otherNumbers(text: String) {
    #expect(refusal(of: text, as: UInt8.self) == "the whole: must be a whole number")
  }

  @Test(
    "errors are reported with their place",
    arguments: [
      (#"{"deep":[[1],["x"]]}"#, "deep[1][0]: must be a whole number"),
      (#"{"deep":[[1],{}]}"#, "deep[1]: must be a list"), (#"{"deep":1}"#, "deep: must be a list"),
      ("{}", "deep is missing"), ("[]", "the whole: must be an object"),
    ])
  func places(text: String, message: String) {
    #expect(refusal(of: text, as: Sample.Inner.self) == message)
  }
}

/// A type that requests containers within containers.
private struct Nesting: Codable {
  enum Key: String, CodingKey { case list, map, a }

  var sum = 0

  init() {}

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var list = container.nestedUnkeyedContainer(forKey: .list)
    var first = list.nestedContainer(keyedBy: Key.self)
    var second = list.nestedUnkeyedContainer()
    try 3.encode(to: list.superEncoder())
    try first.encode(1, forKey: .a)
    try second.encode(2)
    try 4.encode(to: container.superEncoder())
    var map = container.nestedContainer(keyedBy: Key.self, forKey: .map)
    try map.encode(5, forKey: .list)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    sum += try list.nestedContainer(keyedBy: Key.self).decode(Int.self, forKey: .a)
    var second = try list.nestedUnkeyedContainer()
    sum += try second.decode(Int.self)
    sum += try Int(from: list.superDecoder())
    sum += try Int(from: container.superDecoder())
    let map = try container.nestedContainer(keyedBy: Key.self, forKey: .map)
    sum += try Int(from: map.superDecoder(forKey: .list))
  }
}
