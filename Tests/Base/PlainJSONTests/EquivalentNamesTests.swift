import PlainJSON
import TestSupport
import Testing

/// A name in two canonically equivalent forms, which differ in JSON.
@Suite struct EquivalentNamesTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"
  /// Pairs of equivalent names with different code points, some with equal byte counts.
  private static let pairs = [
    (composed, decomposed), ("\u{212B}", "A\u{30A}"), ("\u{212A}", "K"), ("\u{37E}", ";"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{AC00}", "\u{1100}\u{1161}"),
  ]

  @Test(arguments: pairs) func `an object may have both names, and each is found separately`(
    one: String, other: String
  ) throws {
    #expect(one == other)
    for (first, second) in [(one, other), (other, one)] {
      let json = try parse(#"{"\#(first)":1,"\#(second)":2}"#)
      let object = try JSONField(json).object()
      #expect(
        try (object[first].int(), object[second].int(), json.written()) == (
          1, 2, #"{"\#(first)":1,"\#(second)":2}"#
        ))
    }
    let alone = try JSONField(try parse(#"{"\#(one)":1}"#)).object()
    #expect(alone.optional(other) == nil)
    #expect(throws: JSONError.missing(other)) { try alone[other] }
    #expect(throws: JSONError.unknownMember(one)) { try alone.allowOnly([other]) }
    try alone.allowOnly([one])
  }

  @Test(arguments: pairs) func `the same name twice is refused, among few and among many`(
    one: String, other: String
  ) throws {
    let many = (0..<40).map { #""\#($0)":0,"# }.joined()
    for others in ["", many] {
      _ = try parse(#"{\#(others)"\#(one)":1,"\#(other)":2}"#)
      #expect(throws: JSONError.self) { try parse(#"{\#(others)"\#(one)":1,"\#(one)":2}"#) }
    }
  }

  @Test func `thousands of equivalent names take no longer than others`() throws {
    // Marks of different combining classes are equivalent in any order.
    let marks = ["\u{301}", "\u{323}", "\u{327}", "\u{31B}", "\u{345}", "\u{334}", "\u{5B0}"]
    var orders: [[String]] = []
    func extend(_ order: [String]) {
      if order.count == marks.count { return orders.append(order) }
      for mark in marks
      where !order.contains(where: { $0.unicodeScalars.elementsEqual(mark.unicodeScalars) }) {
        extend(order + [mark])
      }
    }
    extend([])
    let members = orders.map { #""a\#($0.joined())":0"# }
    let json = try parse("{\(members.joined(separator: ","))}")

    #expect(orders.count == 5_040)
    guard case .object(let read) = json else { throw JSONError.missing("an object") }
    #expect(read.count == 5_040)
  }

  @Test(arguments: pairs) func `equivalent texts and names are not equal as JSON`(
    one: String, other: String
  ) {
    #expect(
      (JSON.string(one), JSON.object([one: .int(1)])) == (.string(one), .object([one: .int(1)]))
        && JSON.string(one) != .string(other)
        && JSON.object([one: .null]) != .object([other: .null])
        && JSON.array([.string(one)]) != .array([.string(other)]))
  }

  @Test
  func `members are sorted by code points, and a type finds and encodes equivalent names apart`()
    throws
  {
    let names = ["b", Self.decomposed, "a", Self.composed, "z"]
    let sorted = ["a", "b", Self.decomposed, "z", Self.composed]
    for shift in names.indices {
      let members = names[shift...] + names[..<shift]
      let json = JSON.members(members.map { ($0, .null) }).written(sortsMembers: true)
      #expect(Array(json.utf8) == Array(JSON.members(sorted.map { ($0, .null) }).written().utf8))
    }

    #expect(try parse(#"{"caf\#(Self.composed)":3}"#).decoded(as: Cafe.self) == Cafe(price: 3))
    #expect(throws: JSONError.missing("caf\u{E9}")) {
      try parse(#"{"caf\#(Self.decomposed)":3}"#).decoded(as: Cafe.self)
    }
    #expect(try JSON(encoding: Cafe()) == .object(["caf\u{E9}": .int(1)]))

    struct AnyName: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    struct Pair: Encodable {
      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: AnyName.self)
        try members.encode(1, forKey: AnyName(stringValue: "\u{E9}"))
        try members.encode(2, forKey: AnyName(stringValue: "e\u{301}"))
      }
    }
    #expect(try JSON(encoding: Pair()).written() == "{\"\u{E9}\":1,\"e\u{301}\":2}")
  }

  private struct Cafe: Codable, Equatable {
    var price = 1
    private enum CodingKeys: String, CodingKey { case price = "caf\u{E9}" }
  }
}
