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
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let film = player.current
    return GeometryReader { space in
      VStack(spacing: 0) {
        FilmHeader(film: film, hasKeys: hasKeys, leave: leave)
        FilmBoard(film: film, settings: settings)
        FilmTimeline(film: film) { position in seek(to: position) }
          .frame(height: FilmTimeline.height(in: space.size.height))
          .padding(.top, space.size.height < 20 ? 0 : 1)
        FilmFooter(
          film: film, refusal: refusal,
          hints: hasKeys ? commands.hints(isUnicode: isUnicode, perform: perform) : [])
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
    guard let command = commands.command(of: press) else { return .ignored }
    perform(command)
    return .handled
  }

  private var commands: [FilmCommand] { FilmCommand.all(isPlaying: player.current.isPlaying) }

  private func perform(_ command: FilmCommand) {
    let result = command.perform(on: self)
    refusal = result == .handled ? nil : "Wait until the game is over."
  }

  private func seek(to position: Int) {
    refusal = nil
    player.change { $0.seek(to: position) }
  }
}
