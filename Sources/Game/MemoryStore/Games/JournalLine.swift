import MemoryEngine
import MemoryModel
import PlainJSON

/// A line of a saved game after its record: an event.
///
/// `[card,nanoseconds]` is a move. The others are `{"shuffle":true}`, `{"undo":true}`,
/// `{"hint":true}`, and `{"played":nanoseconds}`, which may have the `"date"` of the day.
struct JournalLine: Equatable {
  let entry: JournalEntry
  /// The date in seconds since 1970.
  var date: Int64?

  // Formatted by hand for speed, because each flip writes one.
  var json: String {
    switch entry {
    case .move(let move): "[\(move.card),\(move.nanoseconds)]"
    case .shuffle: #"{"shuffle":true}"#
    case .undo: #"{"undo":true}"#
    case .hint: #"{"hint":true}"#
    case .played(let time):
      #"{"played":\#(time.clampedNanoseconds)"# + (date.map { #","date":\#($0)"# } ?? "") + "}"
    }
  }
}

extension JournalLine {
  init(_ json: ArraySlice<UInt8>) throws(JSONError) {
    let value = try JSON(parsing: json)
    if case .array(let parts) = value {
      entry = .move(try Self.move(parts))
    } else {
      let object = try JSONField(value, at: "entry").object()
      try object.allowOnly(["shuffle", "undo", "hint", "played", "date"])
      entry = try Self.entry(object)
      date = try object.optional("date").map { field throws(JSONError) in try field.int() }
    }
  }

  private static func move(_ parts: [JSON]) throws(JSONError) -> GameMove {
    guard parts.count == 2 else { throw .wrong("entry", mustBe: "[card, nanoseconds]") }
    return GameMove(
      card: try JSONField(parts[0], at: "card").int(),
      nanoseconds: try JSONField(parts[1], at: "time").int(in: 0...Int64.max))
  }

  private static func entry(_ object: JSONObject) throws(JSONError) -> JournalEntry {
    if let played = object.optional("played") {
      return .played(.nanoseconds(try played.int(in: 0...Int64.max)))
    }
    for (name, entry) in [("shuffle", JournalEntry.shuffle), ("undo", .undo), ("hint", .hint)] {
      if let field = object.optional(name), try field.bool() { return entry }
    }
    throw .missing("entry.played")
  }
}
