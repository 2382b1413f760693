import MemoryEngine
import MemoryModel
import PlainJSON

/// The description of a shared game, which a host sends to each connection.
public struct SharedGameGreeting: Hashable, Sendable {
  /// The name under which the game is joined.
  public let name: SharedGameName
  /// The name of the host.
  public let host: SeatName
  /// The name of the theme, printable; empty before the deal.
  public let theme: String
  /// The number of cards, matched ones included.
  public let cards: Int
  /// The number of players.
  public let seats: Int
  /// The number of free seats.
  public let freeSeats: Int
  /// The id of the saved game, for a guest who may sit beside the host; otherwise nil.
  ///
  /// Hosts of older programs say none, and older guests ignore it.
  public let game: String?
  /// The newest version of the protocol that the host understands.
  public let newest: Int

  /// Creates a greeting; the name of the theme is made printable and shortened.
  ///
  /// - Precondition: The numbers are not negative.
  public init(
    name: SharedGameName, host: SeatName, theme: String, cards: Int, seats: Int, freeSeats: Int,
    game: String? = nil, newest: Int = SharingLimits.version
  ) {
    precondition(cards >= 0 && seats >= 0 && freeSeats >= 0, "\(cards), \(seats), \(freeSeats)")
    self.name = name
    self.host = host
    self.theme = theme.printable(atMost: 60)
    (self.cards, self.seats, self.freeSeats) = (cards, seats, freeSeats)
    (self.game, self.newest) = (game, newest)
  }
}

extension SharedGameGreeting {
  var json: JSON {
    .members(
      [
        ("name", .string(name.description)), ("host", .string(host.description)),
        ("theme", .string(theme)), ("cards", .int(cards)), ("seats", .int(seats)),
        ("free", .int(freeSeats)),
      ] + (game.map { [("game", .string($0))] } ?? [])
        + (newest > SharingLimits.version ? [("newest", .int(newest))] : []))
  }

  init(_ text: String) throws(JSONError) {
    let object = try JSONField(try JSON(parsing: Array(text.utf8))).object()
    guard let name = SharedGameName(try object["name"].text()) else {
      throw .wrong("name", mustBe: SharedGameName.rule)
    }
    guard let host = SeatName(told: try object["host"].text()) else {
      throw .wrong("host", mustBe: "a name")
    }
    let game = try object.optional("game")?.text()
    if game?.isWithinTextLimit == false { throw .wrong("game", mustBe: "an id") }
    let newest = try object.optional("newest").map { field throws(JSONError) in
      try field.int(in: SharingLimits.version...Int.max)
    }
    self.init(
      name: name, host: host, theme: try object["theme"].text(),
      cards: try object["cards"].int(in: 0...Int.max),
      seats: try object["seats"].int(in: 0...Rules.Range.players.upperBound),
      freeSeats: try object["free"].int(in: 0...Rules.Range.players.upperBound),
      game: game, newest: newest ?? SharingLimits.version)
  }
}
