/// The name of any field.
struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Refuses an object with a field that nobody would read: a misspelt one must not be passed over.
  func refuseFields(otherThan known: [String]) throws {
    let fields = try container(keyedBy: FieldName.self).allKeys
    guard let unknown = fields.first(where: { !known.contains($0.stringValue) }) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [unknown],
        debugDescription: "unknown field; known are \(known.joined(separator: ", "))"))
  }
}
