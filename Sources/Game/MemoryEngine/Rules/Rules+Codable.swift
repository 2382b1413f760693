// Durations are whole nanoseconds; `limit` is null, {"turns":n}, {"misses":n} or {"time":ns}.
// A missing field has its default. An unknown field is an error, because a misspelled rule would
// silently be replaced by its default.

extension Rules: Codable {
  /// Reads rules; missing fields have the defaults of `Rules()`, and unknown fields are errors.
  public init(from decoder: any Decoder) throws {
    self.init()
    try decoder.refuseFields(otherThan: Rule.all.map(\.name))
    let container = try decoder.container(keyedBy: FieldName.self)
    for rule in Rule.all { try rule.decode(into: &self, from: container) }
  }

  /// Writes every rule, including those that have their default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldName.self)
    for rule in Rule.all { try rule.encode(self, to: &container) }
  }
}

extension Rule {
  private var field: FieldName { FieldName(stringValue: name) }

  fileprivate func decode(
    into rules: inout Rules, from container: KeyedDecodingContainer<FieldName>
  ) throws {
    func value<Value: Decodable>(or standard: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: field) ?? standard
    }
    switch values {
    case .number(let path, _): rules[keyPath: path] = try value(or: rules[keyPath: path])
    case .duration(let path, _):
      let standard = rules[keyPath: path].clampedNanoseconds
      rules[keyPath: path] = .nanoseconds(try value(or: standard))
    case .yesOrNo(let path): rules[keyPath: path] = try value(or: rules[keyPath: path])
    case .limit(let path):
      rules[keyPath: path] = try container.decodeIfPresent(Rules.Limit.self, forKey: field)
    }
  }

  fileprivate func encode(
    _ rules: Rules, to container: inout KeyedEncodingContainer<FieldName>
  ) throws {
    switch values {
    case .number(let path, _): try container.encode(rules[keyPath: path], forKey: field)
    case .duration(let path, _):
      try container.encode(rules[keyPath: path].clampedNanoseconds, forKey: field)
    case .yesOrNo(let path): try container.encode(rules[keyPath: path], forKey: field)
    case .limit(let path): try container.encode(rules[keyPath: path], forKey: field)
    }
  }
}

extension Rules.Limit: Codable {
  /// Reads `{"turns":n}`, `{"misses":n}` or `{"time":nanoseconds}`.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseFields(otherThan: Quantity.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: Quantity.self)
    guard let quantity = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: #"a limit is null, {"turns":n}, {"misses":n} or {"time":nanoseconds}"#))
    }
    self.init(quantity, try container.decode(Int.self, forKey: quantity))
  }

  /// Writes one member: the quantity and its number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Quantity.self)
    try container.encode(number, forKey: quantity)
  }
}
