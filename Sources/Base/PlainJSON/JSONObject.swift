/// The members of an object, by name, and where it was found.
///
/// Names are the same if their code points are.
public struct JSONObject {
  let members: [JSON.Member]
  let place: String

  private func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// A member that may be missing; null counts as missing.
  public func optional(_ name: String) -> JSONField? {
    guard let field = member(name), field.value != .null else { return nil }
    return field
  }

  /// A member that must be there, and may be null.
  public func nullable(_ name: String) throws(JSONError) -> JSONField {
    guard let field = member(name) else { throw .missing(path(name)) }
    return field
  }

  /// A member that must be there and be more than null.
  public subscript(name: String) -> JSONField {
    get throws(JSONError) {
      guard let field = optional(name) else { throw .missing(path(name)) }
      return field
    }
  }

  private func member(_ name: String) -> JSONField? {
    members.first { $0.name.isExactly(name) }.map { JSONField($0.value, at: path(name)) }
  }

  /// All members, each with its place.
  public var fields: [(name: String, field: JSONField)] {
    members.map { ($0.name, JSONField($0.value, at: path($0.name))) }
  }

  /// Refuses members that nobody would read: a misspelt one must not be passed over.
  public func allowOnly(_ names: [String]) throws(JSONError) {
    if let unknown = members.first(where: { !names.contains(where: $0.name.isExactly) }) {
      throw .unknownMember(path(unknown.name))
    }
  }
}
