import MemoryViewModel
import TextUI

/// The game that has just been played to its end, as a film.
struct PlayedFilm: View {
  let app: AppModel
  let leave: () -> Void
  @State private var player: FilmPlayer?

  var body: some View {
    if let player {
      FilmScreen(player: player, settings: app.settings, leave: leave)
    } else {
      Text("There is no game to watch.").navigationTitle("Watch").onAppear { player = app.film() }
    }
  }
}
