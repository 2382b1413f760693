import MemoryEngine
import PlainJSON

extension Rules {
  /// The rules as in records; durations are whole nanoseconds.
  var json: JSON { .members(Rule.all.map { ($0.name, $0.json(of: self)) }) }

  /// Decodes the output of `json`; every rule is required.
  init(_ field: JSONField) throws(JSONError) {
    let fields = try field.object()
    try fields.allowOnly(Rule.all.map(\.name))
    self.init()
    for rule in Rule.all { try rule.read(from: fields, into: &self) }
  }
}

extension Rule {
  fileprivate func json(of rules: Rules) -> JSON {
    switch values {
    case .number(let path, _): .int(rules[keyPath: path])
    case .duration(let path, _): .int(rules[keyPath: path].clampedNanoseconds)
    case .yesOrNo(let path): .bool(rules[keyPath: path])
    case .limit(let path): rules[keyPath: path]?.json ?? .null
    }
  }

  fileprivate func read(from fields: JSONObject, into rules: inout Rules) throws(JSONError) {
    switch values {
    case .number(let path, _): rules[keyPath: path] = try fields[name].int()
    case .duration(let path, _):
      rules[keyPath: path] = .nanoseconds(try fields[name].int() as Int)
    case .yesOrNo(let path): rules[keyPath: path] = try fields[name].bool()
    case .limit(let path):
      rules[keyPath: path] = try Rules.Limit(try fields.nullable(name))
    }
  }
}

extension Rules.Limit {
  fileprivate var json: JSON { .members([(quantity.rawValue, .int(number))]) }

  /// - Returns: `nil` for `null`.
  fileprivate init?(_ field: JSONField) throws(JSONError) {
    if field.value == .null { return nil }
    guard case .object(let members) = field.value, members.count == 1,
      let quantity = Quantity(rawValue: members[0].name),
      case .number(let digits) = members[0].value, let number = Int(digits)
    else {
      throw field.wrong(#"null, {"turns":n}, {"misses":n} or {"time":nanoseconds}"#)
    }
    self.init(quantity, number)
  }
}
