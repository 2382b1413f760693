import MemoryModel
import PlainJSON

extension FittedMemory {
  /// The model as the header of a game has it.
  var json: JSON {
    .object([
      "law": .string(law.rawValue), "parameter": .int(parameter), "lapse": .int(lapse),
      "games": .int(games),
    ])
  }

  init(_ field: JSONField) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["law", "parameter", "lapse", "games"])
    let name = try object["law"]
    let text = try name.text()
    guard let law = Law(rawValue: text) else {
      let laws = Law.allCases.map(\.rawValue).joined(separator: ", ")
      throw .outside(name.place, value: text, allowed: "one of \(laws)")
    }
    self.init(
      law, try object["parameter"].int(in: law.parameters),
      lapse: try object["lapse"].int(in: 0...Self.one),
      games: try object["games"].int(in: 1...Self.mostGames))
  }
}
