import MemoryModel
import SharedGames
import TestSupport
import Testing

@Suite("Names in shared games")
struct NameTests {
  @Test(
    "a game's name is 1 to 32 letters that are safe in a file's name",
    arguments: ["a", "Ada.b_c-9", ".", "..", String(repeating: "x", count: 32)])
  func good(name: String) {
    #expect(SharedGameName(name)?.description == name)
  }

  @Test(
    "any other text is refused as a game's name",
    arguments: ["", "a/b", "a b", "é", "a\n", "a\0", String(repeating: "x", count: 33), "~", "\\"])
  func bad(name: String) {
    #expect(SharedGameName(name) == nil)
  }

  @Test(
    "a person's name is shown as text without spaces at the ends, and shortened before the login name"
  )
  func shown() throws {
    #expect(
      [
        SeatName("  Ada L. ")?.description, SeatName("\u{1B}[31mred")?.description,
        SeatName("a\nend left")?.description, SeatName("🐶")?.description,
      ] == ["Ada L.", #"\u{1B}[31mred"#, #"a\u{A}end left"#, "🐶"])
    for nothing in ["", " ", "\t \n"] { #expect(SeatName(nothing) == nil) }
    let long = try #require(SeatName(String(repeating: "x", count: 32)))
    let login = try #require(SeatName(String(repeating: "y", count: 32)))
    let name = SeatName(claimed: long, by: login)
    let line = HostLine.name(1, name)
    #expect(
      try SeatName(String(repeating: "x", count: 40))?.description.count == SeatName.longest
        && name.description.hasSuffix("... (\(login))") && name.description.count == 48
        && HostLine(parsing: line.bytes.dropLast()[...]) == line)
  }

  @Test(
    "a name other than the login name is followed by it, and has no other parentheses",
    arguments: [
      ("Bo", "ada", "Bo (ada)"), ("Ada", "ada", "Ada"), ("ada", "ada", "ada"),
      ("Bo (ada)", "eve", "Bo ada (eve)"), ("Bo (ada)", "ada", "Bo (ada)"),
      ("（ada）", "eve", "ada (eve)"), ("()", "eve", "eve"), ("(ada)", "ada", "ada"),
      ("Bo (eve) (eve)", "eve", "Bo eve (eve)"),
    ])
  func logins(claimed: String, login: String, shown: String) throws {
    let (claimed, login) = (try #require(SeatName(claimed)), try #require(SeatName(login)))
    let name = SeatName(claimed: claimed, by: login)
    #expect(name.description == shown && SeatName(claimed: name, by: login) == name)
  }

  @Test("any name of a person can be shown, and is the same when it is sent on")
  func law() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<2_000 {
      let scalars = (0..<numbers.whole(0...50)).compactMap { _ in
        Unicode.Scalar(UInt32(numbers.whole(0...numbers.one(of: [0x40, 0x300, 0x11_0000]))))
      }
      guard let name = SeatName(String(String.UnicodeScalarView(scalars))) else { continue }
      #expect(name.description.isPrintable && SeatName(name.description) == name)
    }
  }
}
