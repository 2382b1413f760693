import MemoryViewModel
import SharedGames

/// A game that another terminal hosts, shown in line mode to play in or to watch.
struct SharedGameLines {
  /// The time in milliseconds in which a host must send its game.
  private static let patience: Int32 = 5_000

  let links: [FollowedTable]
  let options: PlayOptions
  let context: RunContext

  func run(to output: inout StandardOutput) throws {
    if let log = try options.look.openLog(in: context.files) { try output.copy(to: log) }
    for link in links { try wait(for: link) }
    if links.count == 1, let game = links[0].app.game, links[0].isPlaying {
      try play(game, links[0], to: &output)
    } else {
      try lookOn(to: &output)
    }
  }

  /// Waits until a host has sent its game.
  private func wait(for link: FollowedTable) throws {
    let others = OtherTerminals(link: link, console: context.console)
    let deadline = context.clock.awake() + .milliseconds(Int(Self.patience))
    while !link.isUpToDate, !link.hasEnded {
      guard context.clock.awake() < deadline else {
        throw Failure(joining: link.found, .silent)
      }
      _ = others.wait(readsInput: false, milliseconds: Self.patience)
    }
  }

  private func play(
    _ model: GameViewModel, _ link: FollowedTable, to output: inout StandardOutput
  ) throws {
    let console = context.console
    let style = LineStyle(
      printsTable: options.lines.table, echoes: !console.isTerminal(.input), asksName: false,
      columns: { console.width(.output) },
      line: PlayCommandLine(
        usual: link.app.settings, language: link.app.dealer.language,
        settingsFile: options.settingsFile))
    var game = LineGame(
      link.app, playing: model, clock: .real(context.clock.awake), style: style,
      input: console.lines(longestLine: LineInput.longestTyped),
      others: OtherTerminals(link: link, console: console))
    try game.play(to: &output)
  }
}

// Watching.
extension SharedGameLines {
  /// Prints the events of all games until they end, each with its game if there are several.
  private func lookOn(to output: inout StandardOutput) throws {
    let all = TableLinks(links)
    for link in links { try reportBeginning(of: link, to: &output) }
    try reportNews(to: &output)
    while links.contains(where: { !$0.hasEnded }) {
      let (_, ready) = context.console.wait(false, all.interests(), -1)
      all.serve(ready) { $0.serve($1) }
      try reportNews(to: &output)
    }
  }

  private func reportBeginning(
    of link: FollowedTable, to output: inout StandardOutput
  ) throws {
    guard let game = link.app.game else { return }
    try output.write("\(start(of: link))\(game.greeting)\(start(of: link))\(game.state)\n")
  }

  private func reportNews(to output: inout StandardOutput) throws {
    for link in links {
      let news = link.takeNews()
      for news in news { try output.write("\(start(of: link))\(news.sentence)\n") }
      if news.contains(where: \.changesTable), let game = link.app.game, let result = game.result {
        try output.write("\(start(of: link))\(game.say(result))\n")
      }
    }
    try output.flush()
  }

  private func start(of link: FollowedTable) -> String {
    links.count > 1 ? "\(link.app.table.sharing?.name ?? ""): " : ""
  }
}
