import MemoryModel
import MemoryStore
import TestSupport
import Testing

/// Settings files that users edit, with an editor of any system.
@Suite struct EditedSettingsTests {
  private func storage(_ text: String) -> any Storage { storage(Array(text.utf8)) }

  private func storage(_ bytes: [UInt8]) -> any Storage { .memory(["settings.conf": bytes]) }

  private func open(_ storage: any Storage) -> Loaded<[String: String]> {
    storage.settings { word, keys in keys.first { $0.hasPrefix(word.prefix(4)) } }
  }

  private static let edited = """
    # My settings

      players =  2   # with Ben
    bell=yes

    # Colours
    colorScheme = dark
    later.key = kept
    """

  @Test
  func
    `comments, spaces and quotation marks are read as written, and a misspelt key is reported once`()
    throws
  {
    var kept = open(storage(Self.edited + "\nplayerName = \"Ada #1\" # me\nlabels = no\n"))

    let earlierValue = kept.value
    let earlierNotices = kept.notices

    kept = open(storage("bell = no\nplayXX = 2\nother = 3\n"))
    #expect(
      (earlierValue, earlierNotices, kept.notices.map(\.description)) == (
        [
          "players": "2", "bell": "yes", "colorScheme": "dark", "later.key": "kept",
          "playerName": "Ada #1", "labels": "no",
        ], [], ["settings.conf, line 2: there is no setting playXX; did you mean players?"]
      ))
  }

  @Test func `one change changes one line, and a new key comes last`() throws {
    let storage = storage(Self.edited)

    try open(storage).update { $0["players"] = "3" }
    let earlierSettingsText = try storage.settingsText()

    try open(storage).update { $0["faces"] = "text" }
    try open(storage).update { $0["bell"] = nil }
    let wanted = Self.edited.replacing("players =  2", with: "players =  3")
      .replacing("bell=yes\n", with: "")
    #expect(
      try (earlierSettingsText, storage.settingsText()) == (
        Self.edited.replacing("players =  2", with: "players =  3"), wanted + "\nfaces = text\n"
      ))
  }

  @Test func `any changes keep every line that sets nothing`() throws {
    var numbers = SeededNumbers(seed: 6)
    let keys = ["players", "bell", "later.key", "new", "x"]
    for _ in 0..<200 {
      var lines = (0..<numbers.whole(0...9)).map { number in
        numbers.one(of: [
          "# comment \(number)", "", "no setting \(number)", "key = \"open",
          "\(keys[number % 5]) =",
          "  \(keys[number % 5])=\(number)  # note",
        ])
      }
      lines.insert("# Settings of memorize (format 2).", at: 0)
      let end = numbers.one(of: ["\n", "\r\n"])
      let storage = storage(lines.joined(separator: end))
      var wanted = open(storage).value
      for _ in 0..<4 {
        let (key, text) = (numbers.one(of: keys), numbers.one(of: ["1", "", "a b", "#", nil]))
        wanted[key] = text
        try open(storage).update { $0[key] = text }
        #expect(open(storage).value == wanted)
      }
      let others = lines.filter { line in
        !keys.contains { line.contains("\($0) =") || line.contains("\($0)=") }
      }
      let now = try storage.settingsText().split(whereSeparator: \.isNewline)
      #expect(others.filter { !$0.isEmpty }.allSatisfy { now.contains($0[...]) })
    }
  }

  @Test func `a mistake is reported with its line, and all other lines count`() throws {
    let text = """
      bell = yes
      players = 99
      colorScheme
      plauers = 2
      playerName = "Ada
      labels = perhaps
      labels = no
      opponent = casual
      """
    let storage = storage(text)
    let kept = open(storage)

    #expect(
      kept.notices.map(\.description) == [
        "settings.conf, line 2: players must be 1 to 8, is \"99\"; the default counts, 1.",
        "settings.conf, line 3: must be \"key = value\", and is ignored.",
        "settings.conf, line 5: the quotation marks of playerName must match, "
          + "and the line is ignored.",
        "settings.conf, line 7: labels is set in line 6 too; the later line counts.",
      ])
    let settings = Settings(.keeping(kept) { Issue.record("\($0)") })
    #expect(
      (settings.bell, settings.players, settings.showsLabels, settings.opponents) == (
        true, 1, false, [.casual]
      ))
    settings.players = 4
    #expect(
      try storage.settingsText() == text.replacing("players = 99", with: "players = 4"))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a byte order mark, other line ends and a missing last one are kept`(
    end: String
  ) throws {
    let text = "\u{FEFF}players = 2\(end)bell = no"
    let storage = storage(text)
    #expect(open(storage).value == ["players": "2", "bell": "no"])

    try open(storage).update { $0["faces"] = "text" }

    #expect(try storage.settingsText() == text + "\(end)faces = text\(end)")
  }

  @Test
  func `lines that are not text stay unchanged, and many wrong lines give at most five notices`()
    throws
  {
    let bytes = Array("bell = no\nplayers = 3\n".utf8) + [0xFF, 0x3D, 0x0A, 0x61, 0x00, 0x0A]
    let storage = storage(bytes)
    var kept = open(storage)
    var values = [kept.value]
    var noticeCounts = [kept.notices.count]

    try kept.update { $0["bell"] = "yes" }

    let now = try storage.read("settings.conf", atMost: 1_000)
    #expect(now == Array("bell = yes\nplayers = 3\n".utf8) + bytes.suffix(6))

    let text = "bell = no\n# Settings\n" + String(repeating: "x\n", count: 100_000)
    let header = "# Settings of memorize (format 2).\n"
    kept = open(self.storage(header + text))

    values.append(kept.value)
    noticeCounts.append(kept.notices.count)
    #expect(
      (kept.notices.last?.description, values, noticeCounts) == (
        "settings.conf has 99995 more mistakes.",
        [
          ["bell": "no", "players": "3", "kidsMode": "true"], ["bell": "no", "kidsMode": "true"],
        ], [2, 6]
      ))
  }

  @Test func `twenty programs that change settings at the same time lose no change and no comment`()
    async throws
  {
    let folder = try TemporaryFolder()
    let edited = "# Settings of memorize (format 2).\n" + Self.edited
    try folder.put(edited, in: "settings.conf")
    let path = folder.path

    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try DiskFolder(path).settings().update { $0["k\(number)"] = "x" } }
      }
      try await group.waitForAll()
    }

    let kept = DiskFolder(path).settings()
    #expect(
      try (0..<20).allSatisfy { kept.value["k\($0)"] == "x" }
        && folder.text(of: "settings.conf").hasPrefix(edited + "\n"))
  }

  @Test func `an unreadable file and one in UTF-16 are reported and not replaced`() throws {
    let folder = try TemporaryFolder()
    for (name, notice) in [
      ("hole", StorageError.tooLarge("settings.conf", limit: 1 << 18)),
      ("pipe", .notAFile("settings.conf")), ("folder", .notAFile("settings.conf")),
    ] {
      switch name {
      case "hole": try folder.makeHole("settings.conf", size: 2 << 30)
      case "pipe": try folder.makePipe("settings.conf")
      default: try folder.makeFolder("settings.conf")
      }
      let kept = DiskFolder(folder.path).settings()
      #expect(
        (kept.value, kept.notices, thrown { try kept.update { $0["bell"] = "yes" } }, folder.names)
          == (["kidsMode": "true"], [.unreadable(notice)], notice, ["settings.conf"]))
      folder.remove("settings.conf")
    }

    let bytes: [UInt8] = [0xFF, 0xFE] + "bell = no\n".utf16.flatMap { [UInt8($0 & 0xFF), 0] }
    let kept = open(storage(bytes))
    #expect(
      (
        kept.value, kept.notices.first?.description.contains("UTF-16"),
        thrown { try kept.update { $0["bell"] = "yes" } }
      ) == (["kidsMode": "true"], true, FormatError.notUTF8("UTF-16")))
  }

  @Test func `the version before a change is kept beside the file`() throws {
    let storage = storage(Self.edited)
    try open(storage).update { $0["players"] = "5" }
    #expect(try storage.read("settings.conf~", atMost: 1_000) == Array(Self.edited.utf8))
  }

  @Test(arguments: [
    "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n", "{\"players\": 3}\n", "{", "x",
    "[core]\n\teditor = vim\n", "faces = ['a']\nfor face in faces:\n  print(face)\n", "# notes\n",
    "\u{0}", "# Settings of memorize (format 3).\nplayers = 3\n",
  ]) func `a file of another kind or of a later version is left alone`(text: String) throws {
    let storage = storage(text)
    let kept = open(storage)

    #expect(
      try (
        kept.value, kept.notices.count,
        kept.notices.first?.description.hasSuffix(" left as it is."),
        thrown(FormatError.self) { try kept.update { $0["players"] = "2" } } != nil,
        storage.settingsText()
      ) == (["kidsMode": "true"], 1, true, true, text))
  }
}
