/// A value of JSON, as read or to be written.
///
/// Numbers stay text, so that none is rounded; members keep their order.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([JSON])
  case object([Member])

  struct Member: Equatable {
    let name: String
    let value: JSON

    init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  static func int(_ number: some BinaryInteger) -> JSON { .number("\(number)") }

  /// What an error message calls it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
