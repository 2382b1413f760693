import Pictures
import SystemCalls
import TestSupport
import Testing

@Suite("Themes of photos on the command line")
struct PhotoThemeTests {
  private let home = PlayerHome()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("family")
    for (number, name) in ["Oma", "Opa", "Ben"].enumerated() {
      try folder.put(Self.photo(number), in: "family/\(name).jpg")
    }
  }

  private static func photo(_ number: Int) -> [UInt8] {
    JPEG.encoded(
      Picture(width: 40, height: 30) { x, y in
        Pixel(red: UInt8(80 * number), green: UInt8(6 * (number == 1 ? y : x)), blue: 50)
      })
  }

  private var path: String { folder.path + "/family" }

  @Test("a folder of photos is a theme, called after it, and is played by its words")
  func imports() async throws {
    #expect(
      await unmet(
        runCommand(["themes", "import", path], at: home)
          == RunResult(output: "Added family, 3 pictures.\n"),
        runCommand(["themes", "show", "family"], at: home).output
          == "family, 3 kinds of cards, 3 pairs a game\n  Ben\n  Oma\n  Opa\n") == [])

    let game = await runCommand(["family", "--pairs", "2", "--seed", "4"], input: "1\n", at: home)
    #expect(
      await runCommand(["themes", "import", path], at: home).output
        == "Skipped 1 theme that you have already.\n" && game.output.hasPrefix("family: 4 cards")
        && game.output.contains("card 1: "))
  }

  @Test(
    "files that are left out are reported, a name can be given, and single pictures are one theme")
  func remarks() async throws {
    try folder.put(Self.photo(0), in: "family/Twin.jpg")
    try folder.put("no picture", in: "family/note.png")
    let result = await runCommand(["themes", "import", path, "--name", "Us all"], at: home)
    let paths = ["Oma", "Ben"].map { "\(path)/\($0).jpg" }
    let check = await runCommand(["themes", "check"] + paths)
    #expect(
      await unmet(
        runCommand(["themes", "check", path]).output.contains("Twin.jpg is left out")
          && result.output == "Added Us all, 3 pictures.\n" && result.status == 0
          && result.errors == """
            memorize: Twin.jpg is left out: it is the same picture as Oma
            memorize: note.png is left out: this is none of the formats that are read

            """,
        check == RunResult(output: "family, family: Fine.\n")) == [])
  }

  @Test("a folder and pictures whose names are not UTF-8 are read, and shown escaped")
  func otherEncodings() async throws {
    let name = String(systemBytes: Array("caf".utf8) + [0xE9])
    try FileSystem.createFolder("\(folder.path)/\(name)")
    for (number, first) in ([0xC4, 0xD6, 0xDC] as [UInt8]).enumerated() {
      let file = String(systemBytes: [first] + Array("pfel.jpg".utf8))
      try FileDescriptor(opening: "\(folder.path)/\(name)/\(file)", for: .creating)
        .writeAll(Self.photo(number))
    }
    try FileDescriptor(
      opening: "\(folder.path)/\(name)/\(String(systemBytes: [0xFF])).png", for: .creating
    ).writeAll([0x78])

    let result = await runCommand(["themes", "import", "\(folder.path)/\(name)"], at: home)
    let missing = await runCommand(["themes", "check", "\(name)-missing"], at: home)

    #expect(
      result.output == "Added Photos, 3 pictures.\n"
        && result.errors.contains("memorize: \\xFF.png is left out")
        && missing.errors.contains("caf\\xE9-missing"))
  }

  @Test("a photo that is cut short is imported, and importing and checking say what is missing")
  func damaged() async throws {
    let photo = JPEG.encoded(
      Picture(width: 90, height: 90) { x, y in
        Pixel(red: UInt8(2 * x), green: UInt8(x ^ y), blue: UInt8(2 * y))
      })
    try folder.put(Array(photo.prefix(2 * photo.count / 3)), in: "family/holiday.jpg")
    let sentence = "holiday.jpg is damaged: its lower part is missing"
    let check = await runCommand(["themes", "check", path])
    let result = await runCommand(["themes", "import", path], at: home)
    #expect(
      unmet(
        check.status == 0 && check.output.contains("\(sentence).\n")
          && result.output == "Added family, 4 pictures.\n" && result.status == 0,
        result.errors == "memorize: \(sentence)\n") == [])
  }

  @Test(
    "in kids mode only a grown-up can import",
    arguments: [true, false])
  func asksGrownUps(isRight: Bool) async throws {
    let home = PlayerHome(["MEMORIZE_KIDS_MODE": "yes"])
    let world = TestWorld.answeringSums(right: isRight, at: home)
    let result = await world.run(["themes", "import", path])
    let kept = await runCommand(["themes", "--json"], at: home).output
    #expect(
      result.output.hasPrefix("Import themes? For grown-ups: how much is ")
        && result.output.contains("Added family") == isRight && result.status == (isRight ? 0 : 1)
        && kept.contains(#""name":"family""#) == isRight)
  }

  @Test("a theme with its pictures is exported to one file, which another player can import")
  func goesRound() async throws {
    _ = await runCommand(["themes", "import", path], at: home)
    let file = folder.path + "/family.tar"
    #expect(
      await runCommand(["themes", "export", "family", "-o", file], at: home).output
        == "Wrote 1 theme with 3 pictures to \(file).\n")

    let other = PlayerHome()
    #expect(
      await unmet(
        runCommand(["themes", "import", file], at: other)
          == RunResult(output: "Added family, 3 pictures.\n"),
        runCommand(["themes", "export", "family"], at: other).output
          == (runCommand(["themes", "export", "family"], at: home).output)) == [])
  }

  @Test(
    "missing pictures show words, one picture is too few, and other files are reported as no pictures"
  )
  func refuses() async throws {
    let text = """
      [{"name":"Lost","faces":[{"symbol":"a","picture":{"file":"0123456789abcdef.jpg"}},"b"]}]
      """
    let file = try folder.put(text, in: "lost.json")
    let result = await runCommand(["themes", "import", file], at: home)
    let one = await runCommand(["themes", "import", path + "/Oma.jpg"], at: home)
    #expect(
      await unmet(
        result.output == "Added Lost, 1 picture.\n"
          && result.errors
            == "memorize: 1 picture of Lost missing: words are shown instead\n"
          && one.errors
            == "memorize: family has one readable picture, a theme needs two\n"
          && one.status == 65,
        runCommand(["themes", "import", folder.path], at: home).status == 65,
        runCommand(["themes", "import", path, "--name", " "], at: home).status == 64,
        runCommand(["themes"], at: home).output.contains("family") == false) == [])
  }
}
