extension JSONError {
  /// Converts the error of a type's decoding; `name` is what the whole value is called.
  init(_ error: DecodingError, inside name: String) {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .refused(Self.place(context.codingPath, name), why: "must be \(Self.name(of: type))")
    case .keyNotFound(let key, let context):
      self = .missing(Self.place(context.codingPath + [key], name))
    case .dataCorrupted(let context):
      self = .refused(Self.place(context.codingPath, name), why: context.debugDescription)
    @unknown default:
      self = .refused(name, why: "\(error)")
    }
  }

  private static func place(_ path: [any CodingKey], _ whole: String) -> String {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let place = steps.joined().drop { $0 == "." }
    return place.isEmpty ? whole : String(place)
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is any FixedWidthInteger.Type: "a whole number"
    case is any FloatingPoint.Type: "a number"
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
