import MemoryModel
import MemoryViewModel
import TextUI

/// A played game as a film, which goes on while another program plays the game.
struct PlayedFilm: View {
  let app: AppModel
  /// The id of a saved or finished game; nil for the finished current game.
  let id: String?
  let leave: () -> Void
  @State private var player: FilmPlayer?

  private var names: PlayerNames { app.settings.playerNames }

  var body: some View {
    if let player {
      FilmScreen(player: player, settings: app.settings, leave: leave)
        .onChange(of: app.records.gameChanges) { _, _ in
          if let id { app.games.update(player, of: id, names: names) }
        }
    } else {
      Text("There is no game to watch.").navigationTitle("Watch").onAppear {
        player = id.map { app.games.film(of: $0, names: names) } ?? app.current?.film
      }
    }
  }
}
