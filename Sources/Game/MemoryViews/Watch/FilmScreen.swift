import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The screen of a film: header, table, timeline, and a status line.
struct FilmScreen: View {
  let player: FilmPlayer
  let settings: Settings
  /// False if nobody can press keys, so that none is named.
  var hasKeys = true
  let leave: () -> Void
  /// The reason why the last key did nothing, until the next one.
  @State private var refusal: String?

  var body: some View {
    let film = player.current
    return GeometryReader { space in
      VStack(spacing: 0) {
        FilmHeader(film: film, hasKeys: hasKeys) { perform(.leave) }
        FilmBoard(film: film, settings: settings)
        FilmTimeline(film: film) { position in seek(to: position) }
          .frame(height: FilmTimeline.height(in: space.size.height))
          .padding(.top, space.size.height < 20 ? 0 : 1)
        FilmFooter(film: film, hasKeys: hasKeys, refusal: refusal, perform: perform)
      }
    }
    .showingPoints(of: film.lastChange)
    .focusable()
    .defaultFocus()
    .onKeyPress(perform: respond)
    .onChange(of: film.position) { _, _ in player.change { _ in } }
    .onChange(of: film.isPlaying) { _, _ in player.change { _ in } }
    .redraw(after: film.timeToNextChange)
    .announce(film.sentence, whenChanged: film.position)
    .accessibilityLabel("Film")
    .accessibilityValue(film.sentence)
    .navigationBarHidden()
  }

  private func respond(to press: KeyPress) -> KeyResult {
    guard press.modifiers.isDisjoint(with: [.control, .alt]), let command = FilmCommand.of(press)
    else { return .ignored }
    perform(command)
    return .handled
  }

  private func perform(_ command: FilmCommand) {
    if command == .leave { return leave() }
    let isAllowed = player.change { $0.perform(command) }
    refusal = isAllowed ? nil : "Wait until the game is over."
  }

  private func seek(to position: Int) {
    refusal = nil
    player.change { $0.seek(to: position) }
  }
}

extension Film {
  /// Performs a command.
  ///
  /// - Returns: True if that is allowed.
  fileprivate mutating func perform(_ command: FilmCommand) -> Bool {
    switch command {
    case .play: togglePlaying()
    case .back: seek(to: position - 1)
    case .forth: seek(to: position + 1)
    case .previousTurn: seekToPreviousTurn()
    case .nextTurn: seekToNextTurn()
    case .start: seek(to: 0)
    case .end: seekToEnd()
    case .slower: speed = speed.slower
    case .faster: speed = speed.faster
    case .faces: return toggleFaces()
    case .known: return toggleKnown()
    case .leave: break
    }
    return true
  }
}
