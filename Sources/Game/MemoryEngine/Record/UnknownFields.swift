/// A coding key that can have any name.
struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Throws for an object with an unknown field, so that a misspelled field is not ignored.
  func refuseFields(otherThan known: [String]) throws {
    let fields = try container(keyedBy: FieldName.self).allKeys
    guard let unknown = fields.first(where: { !known.contains($0.stringValue) }) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [unknown],
        debugDescription: "unknown field; known are \(known.joined(separator: ", "))"))
  }
}
