import CommandLineKit
import Testing

@Suite("Options")
struct OptionTests {
  private enum Taste: String, CaseIterable {
    case sweet
    case sour
  }

  /// Returns the value that a command with one option parses from a line.
  private func value<Value>(_ option: Option<Value>, _ line: String) throws -> Value? {
    let program = CommandLineProgram(
      "cook", about: ProgramSyntax.About(version: "1", title: "soup", groups: [.taste]),
      standard: Command("cook", "Cook") { arguments throws(ArgumentError) in
        try arguments[option]
      }, commands: [])
    let words = line.split(separator: " ").map(String.init)
    guard case .request(let value) = try program.answer(words) else { return nil }
    return value
  }

  @Test("the help of an option shows its default")
  func tellsDefaults() throws {
    let time = Option(
      "time", .duration(.zero ... .seconds(60)), in: .taste, "T", default: .seconds(5))
    let range = Option("range", .numbers(1...10_000), in: .taste, "R", default: 4...26)
    let taste = Option("taste", .choice, in: .taste, "S", default: Taste.sour)

    #expect(
      try (
        time.row.fullHelp, range.row.fullHelp, taste.row.fullHelp, value(time, ""), value(range, "")
      ) == (
        "T (0...1m, default 5s)", "R (of 1...10000, default 4...26)", "S (default sour)",
        .seconds(5), 4...26
      ) && value(taste, "--taste sweet") == .sweet)
  }

  @Test("the last of several values counts, unless the option collects all")
  func readsSeveral() throws {
    let last = Option<Int?>("salt", .integer(0...9), in: .taste, "S")
    let all = Option<[Int]>(each: "salt", .integer(0...9), in: .taste, "S")

    #expect(
      try (
        value(last, ""), value(last, "--salt 1 --salt 2"), value(all, ""),
        value(all, "--salt 1 --salt 2")
      ) == (.some(nil), 2, [], [1, 2]))
    #expect(throws: ArgumentError.self) { try value(all, "--salt x --salt 2") }
  }

  @Test("a command with an ambiguous declaration is found through its help")
  func refusesTwins() async {
    await #expect(processExitsWith: .failure) { _ = Self.kitchen(short: "s").syntax }
    await #expect(processExitsWith: .success) { _ = Self.kitchen(short: "g").syntax }
  }

  private static func kitchen(short: Character) -> CommandLineProgram<Bool> {
    CommandLineProgram(
      "cook", about: ProgramSyntax.About(version: "1", title: "soup", groups: []),
      standard: Command("cook", "Cook") { arguments throws(ArgumentError) in
        let sugar = try arguments[Option(flag: "sugar", short: short, in: .program, "Sugar")]
        return try arguments[Option(flag: "salt", short: "s", in: .program, "Salt")] || sugar
      }, commands: [])
  }

  @Test("numbers of a range are one, or all from one to another that is no less")
  func readsRanges() {
    let form = ValueForm.numbers(1...100)
    #expect((form.read("7"), form.read("4...26")) == (7...7, 4...26))
    for text in ["", "...", "4...", "...4", "5...4", "0...4", "4...101", "1...2...3", "4..5"] {
      #expect(form.read(text) == nil, "\(text)")
    }
  }

  @Test("a dash as output is standard output, and is refused as an input file or a folder")
  func readsPlaces() {
    #expect(
      (ValueForm.outputPlace.read("-"), ValueForm.outputPlace.read("./-"), ValueForm.path.read("-"))
        == (.standardOutput, .file(path: "./-"), "-") && ValueForm.outputPlace.read("") == nil
        && ValueForm.folder.read("-") == nil && ValueForm.file.read("-") == nil)
    #expect(ValueForm.path.read("") == nil)
  }
}

extension OptionGroup {
  fileprivate static let taste = Self("Taste")
}
