/// A step of the coding path, which is assembled only when an error needs it.
final class CodingStep: Sendable {
  private let key: any CodingKey
  private let parent: CodingStep?

  init(_ key: any CodingKey, after parent: CodingStep?) {
    self.key = key
    self.parent = parent
  }

  var path: [any CodingKey] { (parent?.path ?? []) + [key] }
}

/// The index of an element in a list, or the key that Codable uses for a superclass.
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
