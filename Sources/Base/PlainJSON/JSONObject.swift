/// The members of an object by name, and the object's place.
///
/// Names are equal if their code points are.
public struct JSONObject {
  let members: [JSON.Member]
  let place: String

  private func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// Returns an optional member; null counts as missing.
  public func optional(_ name: String) -> JSONField? {
    guard let field = member(name), field.value != .null else { return nil }
    return field
  }

  /// Returns a required member, which may be null.
  public func nullable(_ name: String) throws(JSONError) -> JSONField {
    guard let field = member(name) else { throw .missing(path(name)) }
    return field
  }

  /// Returns a required member that is not null.
  public subscript(name: String) -> JSONField {
    get throws(JSONError) {
      guard let field = optional(name) else { throw .missing(path(name)) }
      return field
    }
  }

  private func member(_ name: String) -> JSONField? {
    members.first { $0.name.isExactly(name) }.map { JSONField($0.value, at: path(name)) }
  }

  /// The members in order, each with its place.
  public var fields: [(name: String, field: JSONField)] {
    members.map { ($0.name, JSONField($0.value, at: path($0.name))) }
  }

  /// Throws for an unknown member, so that a misspelt one is not ignored.
  public func allowOnly(_ names: [String]) throws(JSONError) {
    if let unknown = members.first(where: { !names.contains(where: $0.name.isExactly) }) {
      throw .unknownMember(path(unknown.name))
    }
  }
}
