import TestSupport
import Testing

@Suite("Lists of words on the command line")
struct WordListCommandTests {
  private static let words = """
    #name:Farm animals
    dog\tHund
    cat\tKatze
    cow\tKuh

    """
  private let home = PlayerHome()

  private func imported(_ text: String, as name: String = "words.tsv") async throws -> String {
    try home.write(text, to: home.path + "/" + name)
    return home.path + "/" + name
  }

  @Test("a teacher's list is imported, shown, played in lines and written back")
  func story() async throws {
    let file = try await imported(Self.words)
    #expect(
      await unmet(
        runCommand(["themes", "check", file], at: home).output
          .hasSuffix(", Farm animals: Fine.\n"),
        runCommand(["themes", "import", file], at: home)
          == RunResult(output: "Added Farm animals, 3 pairs such as dog = Hund.\n"),
        runCommand(["themes", "show", "farm animals"], at: home).output
          == "Farm animals, 3 kinds of cards, 3 pairs a game\n"
          + "  dog = Hund\n  cat = Katze\n  cow = Kuh\n") == [])

    let dealt = await runCommand(["deal", "farm animals", "--seed", "4"], at: home).output
    let play = await runCommand(
      ["farm animals", "--seed", "4"], input: "1 2\n3 4\n5 6\n", at: home)
    let copy = home.path + "/copy.csv"
    let export = ["themes", "export", "farm animals", "-o", copy]
    #expect(
      try await unmet(
        dealt.contains(": dog\n") && dealt.contains(": Hund\n") && play.status == 0
          && play.output.contains("card 1: "),
        runCommand(export, at: home).output.hasPrefix("Wrote 1 theme to /")
          && home.read(copy).hasSuffix("dog,Hund\ncat,Katze\ncow,Kuh\n"),
        runCommand(["themes", "import", copy], at: home).output
          == "Skipped 1 theme that you have already.\n", runCommand(export, at: home).status == 74)
        == [])
  }

  @Test("headings are left out and said, and another list of the same name is told apart")
  func headings() async throws {
    let file = try await imported("Deutsch;Englisch\r\nHund;dog\r\nKatze;cat\r\n", as: "farm.csv")
    let first = await runCommand(["themes", "import", file], at: home)
    let other = try await imported("Hund;dog\nKatze;a cat\n", as: "farm.csv")
    #expect(
      await runCommand(["themes", "import", other], at: home).output
        == "Added farm 2, 2 pairs such as Hund = dog. You have another theme of its name.\n"
        && first.output == "Added farm, 2 pairs such as Hund = dog.\n" && first.status == 0
        && first.errors.hasSuffix(": line 1 is left out: Deutsch, Englisch are headings\n"))
  }

  @Test("a list holds one theme, with the name of the option, of the list, or of the file")
  func names() async throws {
    let plain = try await imported("a,b\nc,d\n", as: "my_first words.csv")
    #expect(
      await runCommand(["themes", "import", plain], at: home).output
        == "Added my first words, 2 pairs such as a = b.\n")
    let named = try await imported(Self.words)
    let file = home.path + "/all.tsv"
    #expect(
      await unmet(
        [
          runCommand(["themes", "import", named, "--name", "Mine"], at: home).output,
          runCommand(["themes", "import", "-"], input: "x\ny\n", at: home).output,
        ] == [
          "Added Mine, 3 pairs such as dog = Hund.\n",
          "Added Words, 2 pairs of equal cards such as x.\n",
        ],
        runCommand(["themes", "export", "sea", "fruit", "-o", file], at: home)
          == RunResult(
            errors: "memorize: a list of words holds one theme, not 2; name one\n", status: 65),
        runCommand(["themes", "check", file], at: home).status == 74) == [])
  }

  @Test(
    "a list without two pairs is refused in one line with file and reason, and nothing is added",
    arguments: [
      ("a,b", "this list has 1"),
      ("a,b\nc,", "this list has 1; line 2 is left out: one side is empty"),
      (
        "a,b\nc\u{1B},d",
        """
        this list has 1; line 2 is left out: "c\\u{1B}" cannot be shown; \
        leave out its control characters
        """
      ),
    ])
  func mistakes(text: String, reason: String) async throws {
    let message = "a theme needs at least 2 pairs, and \(reason)"
    let file = try await imported(text, as: "bad.csv")
    let result = await runCommand(["themes", "import", file], at: home)
    let piped = await runCommand(["themes", "import", "-"], input: text, at: home)
    #expect(
      await unmet(
        result.status == 65 && result.output.isEmpty && result.errors.hasPrefix("memorize: /")
          && result.errors.hasSuffix(": \(message)\n"),
        result.errors.split(separator: "\n").count == 1
          && piped == RunResult(errors: "memorize: standard input: \(message)\n", status: 65),
        !(runCommand(["themes"], at: home).output.contains("bad"))) == [])
  }

  @Test(
    "each of several files is tried, and a list that is refused keeps no other from being added")
  func severalFiles() async throws {
    let first = try await imported("a,b\nc,d\n", as: "first.csv")
    let bad = try await imported("a\n", as: "bad.csv")
    let last = try await imported("e,f\ng,h\n", as: "last.csv")
    let result = await runCommand(["themes", "import", first, bad, last], at: home)
    #expect(
      result.output == "Added first, 2 pairs such as a = b.\nAdded last, 2 pairs such as e = f.\n"
        && result.status == 65 && result.errors.hasSuffix("and this list has 1\n"))
  }

  @Test("ten remarks are shown with the number of the others, and a report has all")
  func report() async throws {
    let lines = "dog\tHund\ncat\tKatze\n" + (1...25).map { "x\($0)\t\n" }.joined()
    let file = try await imported(lines)
    let path = home.path + "/report.txt"
    let result = await runCommand(["themes", "import", file, "--report", path], at: home)
    let again = await runCommand(["themes", "import", file], at: home)
    #expect(
      try await unmet(
        result.status == 0 && result.output == "Added words, 2 pairs such as dog = Hund.\n",
        result.errors.split(separator: "\n").count == 11
          && result.errors.hasSuffix("memorize: 15 more remarks\n"),
        again.errors.hasSuffix("memorize: 15 more remarks; --report FILE writes all\n"),
        home.read(path).split(separator: "\n").count == 25
          && home.read(path).hasSuffix(": line 27 is left out: one side is empty\n"),
        runCommand(["themes", "import", file, "--report", path], at: home).status == 74) == [])
  }

  @Test("columns and encoding are the player's choice, and wrong ones are refused")
  func options() async throws {
    let file = try await imported("Nr;Wort;Satz\n1;Hund;Ein Hund.\n2;Kuh;Eine Kuh.\n")
    func run(_ options: String...) async -> RunResult {
      await runCommand(["themes", "import", file] + options, at: home)
    }
    #expect(
      await unmet(
        run("--columns", "2,3").output == "Added words, 2 pairs such as Hund = Ein Hund..\n",
        run("--columns", "satz,Nr", "--name", "B").output
          == "Added B, 2 pairs such as Ein Hund. = 1.\n",
        run("--columns", "Bild").status == 65, run("--columns", "1,2,3").status == 64,
        run("--encoding", "klingon").status == 64, run("--encoding", "latin1").status == 0) == [])
  }

  @Test("lines without their picture are reported, the others are imported")
  func remarks() async throws {
    let file = try await imported("dog.jpg,Hund\na,b\nc,d\n", as: "some.csv")
    let result = await runCommand(["themes", "import", file], at: home)
    #expect(
      result.output == "Added some, 2 pairs such as a = b.\n" && result.status == 0
        && result.errors.contains(": line 1 is left out: /")
        && result.errors.hasSuffix(": there is no such file\n"))
  }

  @Test("an export of a list replaces no file, and asks for another name")
  func existingFile() async throws {
    let file = home.path + "/mine.tsv"
    try home.write("mine", to: file)
    let result = await runCommand(["themes", "export", "dots", "-o", file], at: home)
    #expect(
      try result.output.isEmpty && result.status == 74
        && result.errors.hasSuffix("mine.tsv: this file exists already; choose another name\n")
        && home.read(file) == "mine")
  }
}
