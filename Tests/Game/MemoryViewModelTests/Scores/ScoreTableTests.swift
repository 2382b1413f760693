import MemoryModel
import MemoryViewModel
import Testing

@Suite("Score table")
struct ScoreTableTests {
  static func score(
    _ id: String, points: Int = 10, turns: Int = 12, seconds: Int = 60, date: Int64 = 1,
    theme: String = "animals", rules: String = "course", pairs: Int = 8, players: Int = 1,
    player: String = ""
  ) -> Score {
    Score(
      id: id, themeID: theme, themeName: theme, rules: rules, pairs: pairs, players: players,
      points: points, turns: turns, time: .seconds(seconds), seed: "7", player: player, date: date,
      isWon: true)
  }

  /// Scores from best to worst.
  static let ranked = [
    score("a", points: 20, turns: 30), score("b", turns: 8), score("c", turns: 9, seconds: 10),
    score("d", turns: 9, seconds: 11), score("e", turns: 9, seconds: 11, date: 2),
    score("f", points: -3, turns: 1),
  ]

  let sheet = Score.Sheet(themeID: "animals", rules: "course")
  let category = Score.Category(themeID: "animals", rules: "course", pairs: 8)

  @Test("points go before turns, turns before time, and the earlier before the later")
  func ranks() {
    let lower = Self.ranked.map { score in
      Self.ranked.filter { score.ranks(above: $0) }.map(\.id).joined()
    }
    #expect(lower == ["bcdef", "cdef", "def", "ef", "f", ""])
  }

  @Test("a list is sorted by rank, in any order of filling", arguments: 0..<6)
  func sorts(rotation: Int) throws {
    let mixed = Self.ranked.dropFirst(rotation) + Self.ranked.prefix(rotation)
    let loaded = ScoreTable(Array(mixed))
    let filled = ScoreTable()
    for score in mixed { try filled.add(score) }

    #expect(
      (
        loaded.scores(of: sheet), filled.scores(of: sheet), loaded.best(of: category)?.id,
        filled.best(of: category)?.id
      ) == (Self.ranked, Self.ranked, "a", "a"))
  }

  @Test("scores of equal rank stay in the order they were added, and thousands keep theirs")
  func keepsTies() throws {
    var table = ScoreTable([Self.score("1"), Self.score("2")])
    try table.add(Self.score("3"))

    #expect(
      (
        table.scores(of: sheet).map(\.id), table.best(of: category)?.id,
        table.isBest(Self.score("4"))
      ) == (["1", "2", "3"], "1", false))

    let scores = (0..<5_000).map { Self.score("\($0)", points: $0 * 7919 % 5_000) }
    table = ScoreTable(scores)

    #expect(table.scores(of: sheet).map(\.points) == (0..<5_000).reversed())
  }

  @Test("scores are compared only with those of the same theme, rules, pairs and players")
  func comparesLikes() throws {
    let table = ScoreTable([Self.score("old", points: 100)])
    let others = [
      Self.score("t", theme: "sea"), Self.score("r", rules: "relaxed"), Self.score("p", pairs: 9),
      Self.score("m", players: 2),
    ]
    let best = (others + [Self.score("new")]).filter(table.isBest)
    for other in others { try table.add(other) }

    #expect(
      (
        best, others.compactMap { table.best(of: $0.category) }, table.best(of: category)?.id,
        table.count
      )
        == (others, others, "old", 5))
  }

  @Test("pairs and players share a sheet, and one sheet is cleared, or all of them")
  func groupsSheets() throws {
    var table = ScoreTable([
      Self.score("1"), Self.score("2", pairs: 9), Self.score("3", players: 2),
      Self.score("4", rules: "relaxed"), Self.score("5", theme: "sea"),
    ])

    #expect(
      (
        table.sheets, table.scores(of: sheet).count,
        table.scores(of: Score.Sheet(themeID: "sea", rules: "relaxed")).isEmpty
      ) == (
        [
          sheet, Score.Sheet(themeID: "animals", rules: "relaxed"),
          Score.Sheet(themeID: "sea", rules: "course"),
        ], 3, true
      ))

    var cleared: [Score.Sheet?] = []
    var repository = ScoreRepository.none
    repository.clear = { cleared.append($0) }
    let sea = Self.score("sea", theme: "sea")
    table = ScoreTable(Self.ranked + [sea], repository: repository)

    try table.clear(sheet)
    #expect(
      (table.sheets, table.best(of: category), table.best(of: sea.category)) == (
        [sea.sheet], nil, sea
      ))

    try table.clear()
    #expect((table.count, table.best(of: sea.category), cleared) == (0, nil, [sheet, nil]))
  }

  @Test("the first score is the best, a better one takes its place, and it stays the best")
  func findsBest() throws {
    let table = ScoreTable()
    let first = Self.score("1", points: -1)
    let second = Self.score("2")
    let none = table.best(of: category)
    let wasBest = table.isBest(first)

    try table.add(first)
    try table.add(second)

    #expect(none == nil && wasBest && table.isBest(second) && !table.isBest(first))
  }

  @Test("a best score gets the name of its player, in the list and as the best")
  func renames() throws {
    var renamed: [Score] = []
    var repository = ScoreRepository.none
    repository.rename = { renamed.append($0) }
    let table = ScoreTable(Self.ranked, repository: repository)
    let ada = Self.score("a", points: 20, turns: 30, player: "Ada")

    try table.rename(ada)
    try table.rename(Self.score("stranger"))
    try table.rename(Self.score("stranger", theme: "sea"))

    #expect(
      (table.scores(of: sheet).first, table.best(of: category), table.count, renamed) == (
        ada, ada, Self.ranked.count, [ada]
      ))
  }

  @Test("of scores with the same id the last one counts, and one added several times is saved once")
  func takesLatest() throws {
    var table = ScoreTable([Self.score("1"), Self.score("2"), Self.score("1", player: "Ada")])

    let best = table.best(of: category)
    #expect(
      table.count == 2 && (best?.player == "Ada" || best?.id == "2")
        && table.scores(of: sheet).contains { $0.player == "Ada" })

    var kept: [String] = []
    var repository = ScoreRepository.none
    repository.add = { kept.append($0.id) }
    table = ScoreTable(repository: repository)

    try table.add(Self.score("1"))
    try table.add(Self.score("2"))
    try table.add(Self.score("1"))

    #expect((kept, table.count) == (["1", "2"], 2))
  }

  @Test("scores loaded later are added to the existing ones, which do not change")
  func loads() {
    var repository = ScoreRepository.none
    repository.add = { Issue.record("\($0.id) is kept already") }
    let table = ScoreTable([Self.score("b", turns: 8, player: "Ada")], repository: repository)

    table.load(Self.ranked)

    #expect(
      (
        table.scores(of: sheet).map(\.id), table.scores(of: sheet)[1].player,
        table.best(of: category)?.id
      ) == (Self.ranked.map(\.id), "Ada", "a"))
  }
}
