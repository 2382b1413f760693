import MemoryEngine
import MemoryModel
import PlainJSON

extension ExperimentTag {
  /// The tag as JSON.
  var json: JSON {
    let members: [JSON.Member] = [
      .init("participant", .string(participant)), .init("condition", .string(condition)),
    ]
    let deal = deal.map { deal in
      [JSON.Member("list", .string(deal.list.digestText)), .init("deal", .int(deal.number))]
    }
    return .object(members + (deal ?? []))
  }

  init(_ field: JSONField) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["participant", "condition", "list", "deal"])
    let list = try object.optional("list").map { field throws(JSONError) in
      try Self.digest(in: field)
    }
    var deal: Deal?
    if let list {
      deal = Deal(list: list, number: try object["deal"].int(in: 1...Int.max))
    }
    self.init(
      participant: try Self.label(in: object["participant"]),
      condition: try Self.label(in: object["condition"]), deal: deal)
  }

  private static func digest(in field: JSONField) throws(JSONError) -> UInt64 {
    let digits = try field.text()
    guard digits.utf8.count == 16, let number = UInt64(digits, radix: 16),
      number.digestText == digits
    else { throw field.wrong("16 hexadecimal digits") }
    return number
  }

  private static func label(in field: JSONField) throws(JSONError) -> String {
    let text = try field.text()
    guard text.isEmpty || isLabel(text) else {
      throw field.wrong("at most \(longestLabel) visible letters that begin no formula")
    }
    return text
  }
}
