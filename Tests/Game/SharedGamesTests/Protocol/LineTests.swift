import MemoryModel
import SharedGames
import TestSupport
import Testing

@Suite("Lines of shared games")
struct LineTests {
  private func refusal(_ line: String) -> String {
    do {
      return "\(try GuestLine(parsing: Array(line.utf8)[...]))"
    } catch {
      return "\(error)"
    }
  }

  @Test("every line is read as it was printed, in both directions", arguments: 0..<300)
  func identity(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let said = numbers.guestLine()
    let told = try numbers.hostLine()
    #expect(
      try GuestLine(parsing: Array("\(said)".utf8)[...]) == said
        && told.bytes.last == UInt8(ascii: "\n")
        && told.bytes.count { $0 == UInt8(ascii: "\n") } == 1
        && HostLine(parsing: told.bytes.dropLast()) == told)
  }

  @Test("lines are as people would type them, and another version is reported")
  func spelling() throws {
    let ada = try #require(SeatName("Ada"))
    let sentence = "the other program shares games by version 2, this one by version 1"
    let greeting = SharedGame.greeting.dropLast().replacing("share 1", with: "share 2")
    #expect(
      [
        "\(GuestLine.join(ada))", "\(GuestLine.wish(.choose(7)))", "\(GuestLine.name(ada))",
        "\(GuestLine.timed(.choose(7), before: .seconds(2))) \(GuestLine.ask) \(HostLine.answered)",
        "\(HostLine.pause(.seconds(2)))", "\(HostLine.seat(1)) \(HostLine.seat(nil))",
        "\(HostLine.name(1, ada)) \(HostLine.name(1, nil))", "\(HostLine.end(.left))",
      ] == [
        "memorize-share 1 join Ada", "choose 7", "name Ada", "by 2000000000 choose 7 ask answered",
        "pause 2000000000", "seat 1 seat -",
        "name 1 Ada name 1", "end left",
      ] && refusal("memorize-share 2 anything at all") == sentence)
    #expect(throws: ShareLineError.otherVersion(2)) {
      try HostLine(parsing: Array(greeting.utf8)[...])
    }
  }

  @Test(
    "an invalid line of a guest is rejected, with a correction",
    arguments: [
      "", "choos 7", "choose", "choose -1", "choose +1", "choose 1.5", "choose 7 8", "choose  7",
      "choose 99999999999999999999", "pause now", "Pause", "name", "name  ", "\u{1B}[2J",
      "memorize-share", "memorize-share 1", "memorize-share 1 play Ada", "memorize-share 1 join",
      "memorize-share one join Ada", "by 7", "by choose 7", "by 7 ask", "by -7 pause", "ask now",
    ])
  func unknown(line: String) {
    #expect(
      refusal(line).hasSuffix(" or name NAME") && refusal(line).contains("choose CARD")
        && !refusal(line).unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test(
    "an invalid line of a host is refused",
    arguments: [
      "", "pause", "pause -1", "resume x", "seat", "seat x", "name Ada", "refused", "refused why",
      "end", "end now", "memorize-share 1", "memorize-share 1 {}", "memorize-share 1 {\"name\":1}",
      "memorize-share 1 " + #"{"name":"a/b","host":"A","theme":"","cards":0,"seats":1,"free":0}"#,
      "memorize-share 1 " + #"{"name":"a","host":"","theme":"","cards":0,"seats":1,"free":0}"#,
      "memorize-share 1 " + #"{"name":"a","host":"A","theme":"","cards":-1,"seats":1,"free":0}"#,
      "memorize-share 1 " + #"{"name":"a","host":"A","theme":"","cards":0,"seats":9,"free":0}"#,
    ])
  func unknownOfHost(line: String) {
    #expect(throws: ShareLineError.self) { try HostLine(parsing: Array(line.utf8)[...]) }
  }

  @Test(
    "a line of any bytes is read and can be sent on, or is rejected", arguments: 0..<300)
  func hostile(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let said = numbers.edited(Array("\(numbers.guestLine())".utf8))
    if let line = try? GuestLine(parsing: said[...]) {
      #expect(try GuestLine(parsing: Array("\(line)".utf8)[...]) == line)
    }
    let told = numbers.edited(Array(try numbers.hostLine().bytes.dropLast()))
    if let line = try? HostLine(parsing: told[...]), case .game = line { return }
    if let line = try? HostLine(parsing: told[...]) {
      #expect(try HostLine(parsing: line.bytes.dropLast()) == line)
    }
  }

  @Test("every refusal and every end is a sentence")
  func sentences() {
    for reason in EndReason.allCases { #expect(reason.description.contains(" ")) }
    for refusal in [Refusal.turn, .seat, .practice, .late] {
      #expect(refusal.description.contains(" "))
    }
    #expect(Refusal.line("why").description == "why")
  }
}
