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
enum PlaceKey: CodingKey {
  case index(Int)
  case parent

  init?(stringValue: String) { nil }
  init(intValue: Int) { self = .index(intValue) }

  var stringValue: String {
    switch self {
    case .index(let index): "\(index)"
    case .parent: "super"
    }
  }

  var intValue: Int? {
    if case .index(let index) = self { index } else { nil }
  }
}
