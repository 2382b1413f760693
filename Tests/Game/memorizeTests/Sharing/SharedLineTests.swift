import TestSupport
import Testing

@Suite("Sharing: a game in lines", .serialized)
struct SharedLineTests {
  @Test("two play a whole game over pipes, and a third watches it")
  func wholeGame() throws {
    let host = try SharedLineGame.host()
    let guest = try SharedLineGame(["join", "--as", "Bob"], at: host.home)
    try guest.hear("card> ")
    try host.hear("Bob has joined.\ncard> ")
    let watcher = try SharedLineGame(["watch", "table"], at: host.home)
    try watcher.hear("Ada is next.\n")
    try host.hear("Ada is watching.\ncard> ")

    try host.type("1 3", hear: "card> ")
    for part in ["It is your turn.\n", "card> "] { try guest.hear(part) }
    #expect(
      try guest.type("2 4", hear: "card> ") == """
        2 4
        card 2: tiger.
        card 4: rhino. No match. Ada has 0, Bob has 0. Ada is next.

        [1]     tiger   [3]     rhino   [5]     [6]     [7]     [8]

        card> 
        """)
    #expect(try host.hear("card> ") == "\nBob: card 2: tiger.\ncard> ")
    #expect(
      try host.hear("card> ") == """

        Bob: card 4: rhino. No match. Ada has 0, Bob has 0. It is your turn.

        [1]     tiger   [3]     rhino   [5]     [6]     [7]     [8]

        card> 
        """)
    try host.type("1 2 3 5", hear: "Bob is next.\n")
    try guest.hear("horse. No match. ")
    try guest.type("4 3 5 6 7 8", hear: "Type new to ask for another game.\n")
    for program in [host, watcher] { try program.hear("Bob wins") }
    try guest.type("new", hear: "A new game has been dealt.\n")
    try host.hear("A new game has been dealt.\n")
    try watcher.hear("A new game has been dealt.\n")
    let firstExitStatus = try guest.end(typing: "quit")
    try watcher.hear("Bob has left, and the seat is free.\n")
    try host.hear("Bob has left.\n")
    let secondExitStatus = try host.end(typing: "quit")
    try watcher.hear("The game has ended here: the host has left.\n")
    #expect(
      try (firstExitStatus, secondExitStatus, watcher.end(), host.home.sharedFiles) == (
        0, 0, 0, []
      ))
  }

  @Test("a guest's lines are refused out of turn or if they need the host, cards one by one")
  func refusals() throws {
    let host = try SharedLineGame.host()
    let guest = try SharedLineGame(["join", "table", "--as", "Bob"], at: host.home)
    try guest.hear("card> ")
    for (line, answer) in [
      ("5", "It is not your turn: Ada is next.\n"), ("deal", "I do not know deal."),
      ("new", "Another deal waits for an answer at the other terminal.\n"),
      ("no", "There is no question to answer.\n"),
      ("undo", "Undo is for practice"), ("score", "8 cards left"),
    ] { try guest.type(line, hear: answer) }

    try host.hear("Bob has joined.\ncard> ")
    try host.hear("Bob asks for another deal. Type new to deal again, or no to play on.\ncard> ")
    try host.type("no", hear: "This game goes on.\ncard> ")
    try guest.hear("Another deal was refused; this game goes on.\n")
    // After a miss the host has no further turn.
    #expect(
      try host.type("1 3 5 6", hear: "[8]\n").hasPrefix(
        "1 3 5 6\ncard 1: tiger. card 3: rhino. No match. Ada has 0, Bob has 0. Bob is next. "
          + "It is not your turn: Bob is next.\n"))
    try guest.hear("It is your turn.\n")
    // Card 3 is face up until card 4 has been turned.
    #expect(
      try guest.type("4 3 3", hear: "card 3: rhino. Match!").contains("card 4: rhino.\n")
        && guest.hear("card> ").contains("card 3 is matched already."))
    try guest.type("5 7 6", hear: "It is not your turn: Ada is next.\n")

    guest.killIt()
    try host.hear("Bob has left.\n")
    #expect(try host.end(typing: "quit") == 0)
  }
}
