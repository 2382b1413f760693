import MemoryViewModel
import PlainJSON
import SharedGames

/// The list of shared games.
struct SharedGameList {
  /// The version of the list as JSON.
  static let version = 1

  let games: [SharedGameListing]

  func write(_ form: ListOutput, to output: inout StandardOutput) throws {
    switch form {
    case .sentences:
      try output.write(lines(games.isEmpty ? ["No game is shared."] : games.map(\.sentence)))
    case .names: try output.write(lines(games.references(of: games)))
    case .json:
      let json = JSON.object([
        "version": .int(Self.version), "games": .array(games.map(\.json)),
      ])
      try output.write("\(json)\n")
    }
  }
}

extension SharedGameListing {
  /// The game in a sentence.
  fileprivate var sentence: String {
    guard obstacle == nil, let greeting else { return "\(name), of \(user): \(trouble)." }
    let theme = greeting.theme.isEmpty ? "no game yet" : greeting.theme
    let cards = greeting.cards == 0 ? "" : ", \(counted(greeting.cards, "card"))"
    let free = greeting.freeSeats == 0 ? "no free seat" : counted(greeting.freeSeats, "free seat")
    let seats = "\(counted(greeting.seats, "player")), \(free)"
    return "\(name): \(theme)\(cards), by \(host), \(seats)."
  }

  fileprivate var json: JSON {
    .object([
      "name": .string(name.description),
      "user": .string(user.description),
      "host": greeting.map { .string($0.host.description) } ?? .null,
      "theme": greeting.map { .string($0.theme) } ?? .null,
      "cards": greeting.map { .int($0.cards) } ?? .null,
      "players": greeting.map { .int($0.seats) } ?? .null,
      "freeSeats": greeting.map { .int($0.freeSeats) } ?? .null,
      "trouble": obstacle.map { .string("\($0)") } ?? .null,
    ])
  }
}
