import MemoryModel
import MemoryStore
import TestSupport
import Testing

/// Settings files with mistakes, in place of which the last good values count.
@Suite struct LastGoodSettingsTests {
  private static let name = "settings.conf"

  private func open(_ storage: any Storage, notice: @escaping (StoreNotice) -> Void = { _ in })
    -> Settings
  {
    let kept = storage.settings { word, keys in keys.first { $0.hasPrefix(word.prefix(5)) } }
    return Settings(.keeping(kept, notice: notice, report: { Issue.record("\($0)") }))
  }

  private func put(_ text: String, in storage: any Storage) throws {
    try storage.write(Self.name, Array(text.utf8))
  }

  @Test(arguments: [
    "kidsMode = yse\n", "kidsMods = yes\n", "kidsMode yes\n# Settings\nbell = yes\n",
    "kidsMode = \"yes\n", "kidsMode = yes\n" + String(repeating: "# comment\n", count: 30_000),
    "\u{0}kidsMode = yes\nbell = no\n", "[game]\nkidsMode : yes\n", "# format 9\nx\ny\n",
  ])
  func `kids mode is never left by a mistake in the file, not even at the first start`(
    wrong: String
  ) throws {
    let storage = MemoryStorage([Self.name: Array("kidsMode = yes\nplayers = 3\n".utf8)])
    let running = open(storage)
    try put(wrong, in: storage)
    running.storage.refresh()
    let (second, third) = (open(storage), open(storage))
    let first = open(.memory([Self.name: Array(wrong.utf8)]))

    #expect(
      [running, second, third, first].map { $0.isKidsMode && !$0.problems.isEmpty } == [
        true, true, true, true,
      ] && running.bell == second.bell)
  }

  @Test func `a wrong value leaves the last good one of its key, and the other lines count`() throws
  {
    let storage = MemoryStorage([Self.name: Array("kidsMode = no\nplayers = 3\nbell = yes\n".utf8)]
    )
    let running = open(storage)
    try put("kidsMode = maybe\nplayers = 99\nlabels = no\n", in: storage)
    running.storage.refresh()
    let second = open(storage)
    let problems = [
      "settings.conf, line 1: kidsMode must be true or false, is \"maybe\"; "
        + "until it is right, no counts.",
      "settings.conf, line 2: players must be 1 to 8, is \"99\"; until it is right, 3 counts.",
    ]

    #expect(
      [running, second].allSatisfy {
        ($0.isKidsMode, $0.players, $0.showsLabels, $0.bell, $0.problems)
          == (false, 3, false, false, problems)
      })
    second.players = 4
    #expect(
      try storage.settingsText() == "kidsMode = maybe\nplayers = 4\nlabels = no\n"
        && second.problems == [problems[0]])
  }

  @Test func `a mistake is told while it is there, and reported once each time it appears`() throws
  {
    let storage = MemoryStorage([Self.name: Array("players = 3\n".utf8)])
    var notices = 0
    let settings = open(storage) { _ in notices += 1 }
    var told: [Int] = []
    for text in ["players = x\n", "players = x\n# note\n", "players = 2\n", "players = x\n"] {
      try put(text, in: storage)
      settings.storage.refresh()
      told += [settings.problems.count, notices]
    }
    try storage.remove(Self.name)
    settings.storage.refresh()

    #expect(
      (told, settings.problems, settings.players) == ([1, 1, 1, 1, 0, 1, 1, 2], [], 1))
  }
}
