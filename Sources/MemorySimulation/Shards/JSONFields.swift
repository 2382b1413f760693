/// The members of a JSON object, taken out one by one, so that none is overlooked.
struct JSONFields {
  /// Leads to the object, such as `rules.`; empty at the top.
  private let path: String
  private var members: [String: JSON]

  init(_ json: JSON, at path: String = "") throws(ShardError) {
    guard case .members(let members) = json else {
      throw .wrong(path.isEmpty ? "the line" : String(path.dropLast()), mustBe: "an object")
    }
    self.path = path
    self.members = Dictionary(members) { first, _ in first }
  }

  init(reading bytes: [UInt8]) throws(ShardError) {
    let json: JSON
    do {
      json = try JSONReader.read(bytes)
    } catch {
      throw .notJSON("\(error)")
    }
    try self.init(json)
  }

  func has(_ name: String) -> Bool { members[name] != nil }

  mutating func take(_ name: String) throws(ShardError) -> JSON {
    guard let value = members.removeValue(forKey: name) else { throw .missing(path + name) }
    return value
  }

  /// A whole number; one beyond 2^53 may be a string of digits.
  mutating func int(
    _ name: String, in range: ClosedRange<Int> = .min ... .max
  ) throws(ShardError) -> Int {
    guard let number = try take(name).exactInt, range.contains(number) else {
      throw .wrong(path + name, mustBe: "a whole number of \(range)")
    }
    return number
  }

  mutating func string(_ name: String) throws(ShardError) -> String {
    guard case .string(let text) = try take(name) else { throw .wrong(path + name, mustBe: "text") }
    return text
  }

  mutating func bool(_ name: String) throws(ShardError) -> Bool {
    guard case .bool(let bool) = try take(name) else {
      throw .wrong(path + name, mustBe: "true or false")
    }
    return bool
  }

  mutating func object(_ name: String) throws(ShardError) -> JSONFields {
    try JSONFields(try take(name), at: "\(path)\(name).")
  }

  /// Refuses what was not taken: a misspelt field would otherwise be overlooked in silence.
  func end() throws(ShardError) {
    if let name = members.keys.min() { throw .unknown(path + name) }
  }
}

extension JSON {
  /// A whole number as any reader keeps it exactly: beyond 2^53, where some use floating point, a
  /// string of digits.
  static func exact(_ number: Int) -> JSON {
    number.magnitude > 1 << 53 ? .string(String(number)) : .int(number)
  }

  /// What `exact` wrote.
  var exactInt: Int? {
    switch self {
    case .int(let number): number.magnitude > 1 << 53 ? nil : number
    case .string(let digits):
      Int(digits).flatMap { $0.magnitude > 1 << 53 && String($0) == digits ? $0 : nil }
    default: nil
    }
  }
}
