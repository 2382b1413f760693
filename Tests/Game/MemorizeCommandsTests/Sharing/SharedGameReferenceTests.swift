import SharedGames
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Sharing: games of one name")
struct SharedGameReferenceTests {
  /// Creates the listing of a shared game.
  private func game(
    _ name: String, by user: String, freeSeats: Int = 1, _ obstacle: SharedGameObstacle? = nil
  ) throws -> SharedGameListing {
    let (name, user) = (try #require(SharedGameName(name)), try #require(SeatName(user)))
    let greeting = SharedGameGreeting(
      name: name, host: user, theme: "", cards: 0, seats: 2, freeSeats: freeSeats)
    return SharedGameListing(
      name: name, path: "/\(user)", user: user, userID: 1, showsUser: true,
      greeting: obstacle == nil ? greeting : nil, obstacle: obstacle)
  }

  @Test("a reference is a name, or a name and a user")
  func reads() throws {
    let plain = try #require(SharedGameReference("table"))
    let full = try #require(SharedGameReference("table@bo@example.org"))
    #expect(
      plain.name.description == "table" && plain.user == nil && full.name.description == "table"
        && full.user == "bo@example.org")
    for word in ["", "@bo", "a/b", "./table", "a b@bo"] {
      #expect(SharedGameReference(word) == nil)
    }
  }

  @Test("of several users' games with one name, the one named after its user is chosen, or none")
  func chooses() throws {
    let users = try ["eve", "bo", "ada"].map { try #require(SeatName($0)) }
    let word = try #require(SharedGameReference("ada"))
    let error = #expect(throws: UsageError.self) { try word.choose(among: [users[0], users[1]]) }
    let (eves, bos) = (try game("ada", by: "eve"), try game("ada", by: "bo"))
    #expect(
      try unmet(
        word.choose(among: []) == nil && word.choose(among: [users[0]]) == 0
          && word.choose(among: users) == 2
          && SharedGameReference("ada@bo")?.choose(among: users) == 1,
        SharedGameReference("ada@cy")?.choose(among: users) == .some(nil),
        error.map { "\($0)" } == "2 users share a game called ada; say whose: ada@eve or ada@bo"
          && [eves, bos].references(of: [bos]) == ["ada@bo"]
          && [bos].references(of: [bos]) == ["ada"]) == [])
  }

  @Test("an error about a game that cannot be joined has the reason and its user")
  func obstacles() throws {
    let silent = try game("table", by: "eve", .silent)
    #expect(
      throws: Failure(
        code: .tryAgain, message: "the shared game table, of eve: its host is not answering")
    ) { try silent.requirePossible() }
    let old = try game("bo", by: "bo", .ended(.told(.version)))
    #expect(
      throws: Failure(
        code: .failed,
        message: "the shared game bo: the two programs share games by different versions")
    ) { try old.requirePossible() }
    #expect(
      try !silent.hasFreeSeat && game("a", by: "a").hasFreeSeat
        && !game("a", by: "a", freeSeats: 0).hasFreeSeat)
  }

  @Test("if no game can be joined, the error says that some hosts did not answer")
  func noSeat() throws {
    let taken = try game("bo", by: "bo", freeSeats: 0)
    let silent = try game("table", by: "eve", .silent)
    let many = [silent, silent, silent, taken, taken]
    #expect(
      Failure(withoutFreeSeatIn: [taken]).message
        == "no shared game has a free seat; watch one with memorize watch bo"
        && Failure(withoutFreeSeatIn: [taken, silent]).message
          == "no shared game can be joined now: table, of eve: its host is not answering; "
          + "bo: no free seat"
        && Failure(withoutFreeSeatIn: many).message?.hasSuffix("answering; and 2 more") == true)
  }
}
