import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// The screen of a guest or spectator of shared games.
final class SharedGameWatching {
  private(set) var apps: [AppModel] = []
  /// The requests sent to each game.
  private(set) var wished: [GameIntent] = []
  /// The saved games with which the player goes on.
  var goneOn: [String] { chosen.all }
  private let chosen = Chosen()
  let screen: ScreenDriving

  // A nil seat is a spectator's.
  init(
    _ size: Size = Size(width: 80, height: 24), seat: Int? = 1, names: [String] = ["sunday"],
    isUnicode: Bool = true, isDealt: Bool = true
  ) throws {
    let apps = names.map { name in
      let app = SampleApp().model
      app.table.sharing = SharedTable(name: name, isHost: false)
      app.table.sharing?.seats = ["Ada", "Ben"].enumerated().map {
        SharedTable.Seat(name: $1, isHere: $0 == seat)
      }
      return app
    }
    let chosen = chosen
    screen = ScreenDriving(size, isUnicode: isUnicode) {
      SharedGamesWindow(apps, settings: SampleApp().model.settings) { chosen.all.append($0) }
    }
    self.apps = apps
    if isDealt { try deal() }
  }

  private final class Chosen {
    var all: [String] = []
  }

  var app: AppModel { apps[0] }
  var footer: String { screen.rows.last ?? "" }

  /// Deals on behalf of the hosts.
  func deal() throws {
    for app in apps {
      let keeper = SampleApp(settings: ["players": "2", "pairs": "4"]).model
      keeper.play(.animals, seed: Seed(3))
      let saved = try #require(keeper.current?.saved)
      let game = try GameViewModel(resuming: saved, theme: .animals) { .zero }
      game.wish = { [weak self] in self?.wished.append($0) }
      app.show(game)
    }
    screen.waits(.zero)
  }

  /// Applies flips received from the hosts.
  func turn(_ cards: Int..., at seconds: Int64 = 1) {
    for app in apps {
      for card in cards {
        let time = seconds * 1_000_000_000
        app.game?.follow(.move(GameMove(card: card, nanoseconds: time)))
      }
    }
    screen.waits(.zero)
  }
}

@Suite("Sharing: screens")
struct SharedGameScreenTests {
  @Test("a guest sees who plays and whose turn it is, and requests flips")
  func plays() throws {
    let guest = try SharedGameWatching()
    #expect(
      guest.screen.rows[0]
        == "‹ Animals                  ▸Ada 0   Ben 0  4 pairs left  0 turns  <1 min  shared"
        && guest.footer.hasPrefix("Find the cards that belong together. Ada is next."))
    try guest.screen.does("1 space")
    let wished = guest.wished
    guest.turn(0, 1)
    #expect((wished, missing(["It is your turn.", "Esc leave"], in: guest.footer)) == ([], []))
    try guest.screen.does("3 H s s")
    #expect(
      (guest.wished.first, guest.wished.last, guest.app.game?.flips) == (.choose(2), .shuffle, 2))
  }

  @Test("a pause by any player covers the table, and ends for all")
  func pauses() throws {
    let guest = try SharedGameWatching()
    guest.turn(0)
    guest.app.game?.follow(time: .seconds(2), isRunning: false)
    guest.screen.waits(.zero)
    var isCovered = [guest.screen.text.contains("Go on")]
    var wished = [guest.wished]
    try guest.screen.does("enter")
    wished.append(guest.wished)
    guest.app.game?.follow(time: .seconds(2), isRunning: true)
    guest.screen.waits(.zero)
    isCovered.append(guest.screen.text.contains("Go on"))
    try guest.screen.does("p")
    #expect(
      (isCovered + [guest.screen.text.contains("Go on")], wished + [guest.wished]) == (
        [true, false, true], [[], [.resume], [.resume, .pause]]
      ))
  }

  @Test("a watcher's keys for playing are refused")
  func watches() throws {
    let watcher = try SharedGameWatching(seat: nil)
    #expect(
      watcher.screen.rows[0].hasSuffix("watching") && !watcher.footer.contains("turn")
        && watcher.footer.hasSuffix("Esc leave  ? keys"))
    for key in ["p", "s", "H", "u", "r", "1", "space"] { try watcher.screen.does(key) }
    #expect(watcher.wished.isEmpty && watcher.footer.contains("You are watching."))
    try watcher.screen.does("?")
    let words = shown(["leave; the game goes on", "turn the card"], in: watcher.screen.text)
    try watcher.screen.does("enter esc")
    #expect((words, watcher.app.hasQuit) == (["leave; the game goes on"], true))
  }

  @Test("a guest must confirm leaving, and only the host deals")
  func keepsSeat() throws {
    let guest = try SharedGameWatching()
    try guest.screen.does("n")
    let footer = guest.footer
    var words: [[String]] = []
    let hasQuit = try guest.screen.after(["esc", "esc", "q enter"]) {
      words.append(shown(["Leave the game?", "Themes"], in: guest.screen.text))
      return guest.app.hasQuit
    }
    #expect(
      (
        footer.hasPrefix("Only the host can deal."), words[0],
        !words[1].contains("Leave the game?"), hasQuit
      ) == (true, ["Leave the game?"], true, [false, false, true]))
  }

  @Test("a finished game offers its result, a request for another game, and its film")
  func ends() throws {
    let guest = try SharedGameWatching(Size(width: 100, height: 30))
    let cards = (0..<8).sorted { first, second in
      let game = guest.app.game?.game
      let kinds = [first, second].map { game?.card($0, at: .zero).kind ?? 0 }
      return (kinds[0], first) < (kinds[1], second)
    }
    for (index, card) in cards.enumerated() { guest.turn(card, at: Int64(index + 1)) }
    guest.screen.waits(.seconds(2))
    guest.screen.waits(.seconds(1))
    #expect(
      shown(["Ada wins!", "Play again", "Same deal"], in: guest.screen.text) == [
        "Ada wins!", "Play again",
      ])
    try guest.screen.does("enter")
    let wished = guest.wished
    guest.screen.waits(.zero)
    #expect((wished, missing(["Watch", "Leave"], in: guest.footer)) == ([.again], []))
  }

  @Test("the end of the host is shown over the last table")
  func hostLeaves() throws {
    let guest = try SharedGameWatching()
    guest.app.table.sharing?.end = "the host has left"
    guest.screen.waits(.zero)
    let sentences = ["The game has ended here", "The host has left."]
    let unsaid = missing(sentences, in: guest.screen.text)
    try guest.screen.does("esc")
    #expect(unsaid == [] && !guest.screen.text.contains(sentences[1]) && !guest.app.hasQuit)
  }

  @Test("a host that does not answer is said in place of other sentences, and checked when due")
  func silentHost() throws {
    let guest = try SharedGameWatching()
    var (time, checks) = (Duration.zero, 0)
    let check = HostCheck(now: { time }, perform: { checks += 1 })
    guest.app.table.sharing?.hostCheck = check
    check.isHostSilent = true
    guest.screen.waits(.zero)
    let isSaid = guest.footer.hasPrefix("The host does not answer. Moves count again when it does.")
    check.isHostSilent = false
    check.next = .seconds(2)
    guest.screen.waits(.zero)
    time = .seconds(1)
    guest.screen.rests(.seconds(1))
    let early = checks
    time = .seconds(2)
    guest.screen.rests(.seconds(1))
    #expect(
      (isSaid, early, checks, check.asksEverySecond, guest.footer.contains("does not answer"))
        == (true, 0, 1, false, false))
  }

  @Test("a window beside the host leaves at once, and may go on with what the host has saved")
  func besideHost() throws {
    let window = try SharedGameWatching()
    window.app.table.sharing?.isBeside = true
    window.screen.waits(.zero)
    try window.screen.does("n")
    let footer = window.footer
    window.app.table.sharing?.savedGame = "far"
    window.app.table.sharing?.end = "the other window saved and left"
    window.screen.waits(.zero)
    let isSaid = window.screen.text.contains("The other window saved and left.")
    try window.screen.does("enter")

    let other = try SharedGameWatching()
    other.app.table.sharing?.isBeside = true
    try other.screen.does("esc")
    #expect(isSaid && footer.hasPrefix("New games begin in the other window."))
    #expect([window.goneOn, other.goneOn] == [["far"], []])
    #expect(window.app.hasQuit && other.app.hasQuit)
  }

  @Test("several games are shown in panes; a guest sees a message until the host deals")
  func panes() throws {
    let both = try SharedGameWatching(
      Size(width: 120, height: 30), seat: nil, names: ["ada", "ben"])
    let names = ["━ ada ━", "─ ada ─", "━ ben ━", "─ ben ─"]
    let first = shown(names, in: both.screen.rows[0])
    let second = try both.screen.after(["f6"]) { shown(names, in: both.screen.rows[0]) }
    #expect([first] + second == [["━ ada ━", "─ ben ─"], ["─ ada ─", "━ ben ━"]])
    try both.screen.does("ctrl-w c")
    #expect(!both.screen.text.contains(" ben ") && !both.app.hasQuit)

    let guest = try SharedGameWatching(
      Size(width: 40, height: 12), isUnicode: false, isDealt: false)
    let isWaiting = guest.screen.text.contains("Waiting for the host. Press q to leave.")
    try guest.deal()
    #expect(isWaiting && missing([" left ", ">Ada 0"], in: guest.screen.rows[0]) == [])
  }
}
