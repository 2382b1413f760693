import PlainJSON
import TestSupport
import Testing

/// Random values survive a round trip, and random text gives a typed error with a place.
@Suite("Any values")
struct AnyValuesTests {
  @Test("any value is written at any number of open levels, and read as the same")
  func written() throws {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<1_000 {
      let json = numbers.json(depth: 4)
      let text = json.written(
        openLevels: numbers.anyNumber(), sortsMembers: numbers.whole(0...1) == 0)
      #expect(
        try (
          JSON(parsing: Array(text.utf8)).description.count,
          JSON(parsing: Array(json.description.utf8))
        ) == (json.description.count, json))
    }
  }

  @Test("any field is of the requested type, or its error names that type")
  func fields() {
    var numbers = SeededNumbers(seed: 2)
    var errors = 0
    for _ in 0..<3_000 {
      let field = JSONField(numbers.json(depth: 2), at: numbers.anyText())
      do throws(JSONError) {
        try ask(field, &numbers)
      } catch {
        errors += 1
        #expect(!"\(error)".isEmpty)
      }
    }
    #expect(errors > 300)
  }

  private func ask(_ field: JSONField, _ numbers: inout SeededNumbers) throws(JSONError) {
    let (one, other) = (numbers.anyNumber(), numbers.anyNumber())
    switch numbers.whole(0...7) {
    case 0:
      #expect(
        try (min(one, other)...max(one, other)).contains(
          field.int(in: min(one, other)...max(one, other))))
    case 1: _ = try field.int(in: UInt8.min ... .max)
    case 2: _ = try field.double(in: -.infinity ... .infinity)
    case 3: _ = try field.list(atMost: one).count
    case 4:
      let object = try field.object()
      try object.allowOnly(["a", ""])
      _ = try object[""].text()
    case 5: _ = try field.text()
    case 6: _ = try field.bool()
    default: _ = field.wrong(numbers.anyText())
    }
  }

  @Test("any value is decoded as any type, or the error says where it is none")
  func decoded() {
    var numbers = SeededNumbers(seed: 3)
    var decoded = 0
    for _ in 0..<2_000 {
      let json = numbers.json(depth: 3)
      func decode<Value: Decodable>(_ type: Value.Type) {
        do {
          _ = try json.decoded(as: type)
          decoded += 1
        } catch {
          #expect(error is JSONError, "\(error)")
        }
      }
      switch numbers.whole(0...6) {
      case 0: decode(Int8.self)
      case 1: decode(UInt64.self)
      case 2: decode(Float.self)
      case 3: decode(Double.self)
      case 4: decode([Int?].self)
      case 5: decode([String: [Double]].self)
      default: decode(String.self)
      }
    }
    #expect(decoded > 100)
  }
}

extension SeededNumbers {
  /// Returns any value; its numbers are often longer than arithmetic allows.
  fileprivate mutating func json(depth: Int) -> JSON {
    switch whole(0...(depth > 0 ? 8 : 5)) {
    case 0: .null
    case 1: .bool(whole(0...1) == 0)
    case 2: .int(anyNumber())
    case 3: .double(one(of: [.nan, .infinity, -0.0, 1e300, .leastNonzeroMagnitude, 0.1, -1e21]))
    case 4: .number(one(of: ["1e999", "-0", "123456789012345678901234567890", "1E-400", "2.0"]))
    case 5: .string(anyText())
    case 6: .array((0..<whole(0...3)).map { _ in json(depth: depth - 1) })
    default:
      .members((0..<whole(0...3)).map { ("\($0)" + anyText(), json(depth: depth - 1)) })
    }
  }
}
