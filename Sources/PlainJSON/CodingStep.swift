/// The way to a value, put together only when an error asks for it.
final class CodingStep: Sendable {
  private let key: any CodingKey
  private let parent: CodingStep?

  init(_ key: any CodingKey, after parent: CodingStep?) {
    self.key = key
    self.parent = parent
  }

  var path: [any CodingKey] { (parent?.path ?? []) + [key] }
}

/// The place of an element in a list, or the name that Codable has for a superclass.
struct PlaceKey: CodingKey {
  static let parent = PlaceKey(stringValue: "super")

  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
