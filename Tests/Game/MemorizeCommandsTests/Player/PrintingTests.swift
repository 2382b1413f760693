import TestSupport
import Testing

@Suite("Printing cards")
struct PrintingTests {
  private let home = PlayerHome()

  @Test("one page is one file, several are numbered, and an existing one is kept")
  func files() async throws {
    try home.write("dog\tHund\ncat\tKatze\n", to: home.path + "/words.tsv")
    _ = await runCommand(["themes", "import", home.path + "/words.tsv"], at: home)
    let one = home.path + "/one.svg"
    let result = await runCommand(["themes", "export", "words", "--svg", one], at: home)
    let page = try home.read(one)
    let again = await runCommand(["themes", "export", "words", "--svg", one], at: home)
    let many = home.path + "/many"
    let pages = await runCommand(["themes", "export", "times", "--svg", many], at: home)
    #expect(
      try unmet(
        result.output.hasPrefix("Wrote 4 cards on 1 page: ") && result.status == 0
          && result.output.hasSuffix("Print on A4 at full size, and cut along the lines.\n"),
        page.contains(">Hund</text>") && page.contains("<title>words</title>") && again.status == 74
          && again.errors.contains("one.svg"), home.read(one) == page,
        pages.output.hasPrefix("Wrote 62 cards on 3 pages: ")) == [])
    for number in 1...3 {
      #expect(try home.read("\(many)-\(number)").contains("page \(number) of 3"))
    }
    try home.write("mine", to: home.path + "/new-2.svg")
    let taken = await runCommand(
      ["themes", "export", "times", "--svg", home.path + "/new.svg"], at: home)
    #expect(taken.status == 74 && (try? home.read(home.path + "/new-1.svg")) == nil)
  }

  @Test(
    "a page goes to standard output, several do not; pictures have their words as the other side")
  func standardOutput() async throws {
    try home.write("a\nb\n", to: home.path + "/l.tsv")
    _ = await runCommand(["themes", "import", home.path + "/l.tsv"], at: home)
    let page = await runCommand(["themes", "export", "l", "--svg", "-"], at: home)
    #expect(
      await runCommand(["themes", "export", "sea", "--svg", "-"], at: home)
        == RunResult(
          errors:
            "memorize: the cards fill 3 pages, a file for each; name one, such as cards.svg\n",
          status: 64) && page.output.hasPrefix("<svg ") && page.output.hasSuffix("</svg>\n"))
    do {
      let path = home.path + "/sea.svg"
      let command = ["themes", "export", "sea", "--sides", "word", "--svg", path]
      #expect(await runCommand(command, at: home).status == 0)
      let page = try home.read(home.path + "/sea-1.svg")
      #expect(page.contains(">🐙</text>") && page.contains(">octopus</text>"))
    }
  }

  @Test(
    "what cannot be printed is refused with the reason",
    arguments: [
      (["--svg", "x.svg"], "--svg draws the cards of one theme, not of all"),
      (["sea", "dots", "--svg", "x.svg"], "--svg draws the cards of one theme, not of 2"),
      (["sea", "--sides", "word"], "--sides needs --svg"),
      (
        ["dots", "--sides", "word", "--svg", "x.svg"],
        "theme dots has no pictures with different words; --sides is for themes such as animals"
      ),
    ])
  func refusals(arguments: [String], message: String) async {
    let result = await runCommand(["themes", "export"] + arguments, at: home)
    #expect(result == RunResult(errors: "memorize: \(message)\n", status: 64))
  }
}
