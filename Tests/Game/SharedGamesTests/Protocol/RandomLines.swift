import MemoryEngine
import MemoryModel
import SharedGames
import TestSupport

extension SeededNumbers {
  private mutating func name() -> SeatName {
    let words = ["Ada", "Bo Li", "\u{1B}[2J", "naïve 🐶", "-", "1", "join", "a\u{300}\u{301}"]
    let texts = (0...whole(0...2)).map { _ in one(of: words) }
    return SeatName(texts.joined(separator: " ")) ?? name()
  }

  private mutating func time() -> Duration {
    .nanoseconds(whole(0...one(of: [0, 9, Int(Int64.max >> 1)])))
  }

  mutating func guestLine() -> GuestLine {
    let wishes: [GameIntent] = [
      .choose(whole(0...one(of: [9, .max]))), .pause, .resume, .undo, .shuffle, .hint, .again,
    ]
    return one(
      of: [.join(name()), .watch(name()), .beside(name()), .name(name())]
        + wishes.map(GuestLine.wish) + [.timed(one(of: wishes), before: time()), .ask])
  }

  mutating func hostLine() throws -> HostLine {
    let game = try SharedGame.told().split(separator: UInt8(ascii: "\n"))
    let refusals: [Refusal] = [.turn, .seat, .practice, .late, .line("\"a b\" is not right")]
    return one(of: [
      .greeting(try greeting()), .game(Array(one(of: Array(game.dropFirst())))), .pause(time()),
      .resume(time()), .seat(nil), .seat(whole(0...9)), .beside(Array(0..<whole(0...9))),
      .name(whole(0...9), nil),
      .name(whole(0...9), name()), .refused(one(of: refusals)),
      .answered, .end(one(of: EndReason.allCases)),
    ])
  }

  private mutating func greeting() throws -> SharedGameGreeting {
    let names = ["a", "..", "Sunday_9"].compactMap { SharedGameName($0) }
    return SharedGameGreeting(
      name: one(of: names), host: name(), theme: one(of: ["", "Pets", "\u{7}\"\\"]),
      cards: whole(0...99), seats: whole(0...8), freeSeats: whole(0...8),
      game: one(of: [nil, "", "a-b", "\u{1B}[2J"]), newest: whole(1...3))
  }
}
