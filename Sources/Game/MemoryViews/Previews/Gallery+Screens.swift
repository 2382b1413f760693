import MemoryEngine
import MemoryModel
import MemoryViewModel
import Pictures
import TextUI
public import TextUIGallery

extension Gallery {
  /// The gallery of the program: the pages of TextUI, and the screens of the game.
  public static var memorize: Gallery { Gallery(textUI + screens) }

  /// The screens of the game, with sample data.
  public static var screens: [GalleryTopic] {
    [
      GalleryTopic(screen: "screens/themes", "The themes to choose from.") {
        ScreenSample(path: []) { .withHistory() }
      },
      GalleryTopic(screen: "screens/game", "A game, its first card just turned.") {
        ScreenSample { .playing { $0.turn(0, at: .seconds(1)) } }
      },
      GalleryTopic(screen: "screens/deal", "Cards flying from the deck.") {
        ScreenSample { .dealing() }
      },
      GalleryTopic(screen: "screens/match", "A match, with its points.") {
        ScreenSample { .playing { $0.match(at: .seconds(1)) } }
      },
      GalleryTopic(
        screen: "screens/board", "A game in progress: one pair is gone, another is found."
      ) {
        ScreenSample { .playing { $0.reachMiddle() } }
      },
      GalleryTopic(screen: "screens/players", "Three players at one keyboard.") {
        ScreenSample { .playing(settings: ["players": "3"]) { $0.match(at: .seconds(3)) } }
      },
      GalleryTopic(screen: "screens/won", "The end of a game.", settledAfter: .seconds(5)) {
        ScreenSample {
          .playing { $0.nearlyWin() }
        } then: {
          $0.finish()
        }
      },
      GalleryTopic(
        screen: "screens/learn", "A won game with a turn to learn from.", settledAfter: .seconds(9)
      ) {
        ScreenSample {
          .playing {
            $0.stumble()
            $0.findRest()
          }
        }
      },
      GalleryTopic(screen: "screens/watch", "A finished game as a film.") {
        FilmSample { film, settings in FilmWindow(film, settings: settings) }
      },
      GalleryTopic(
        screen: "screens/chart", "Which turns were memory, and which were luck.",
        settledAfter: .seconds(2)
      ) {
        FilmSample { film, _ in FilmChart(film: film.current) }
      },
      GalleryTopic(screen: "screens/lost", "A game whose time ran out.") {
        ScreenSample { .playing(settings: ["rules": "time-attack"]) { $0.lose() } }
      },
      GalleryTopic(screen: "screens/start", "What to play next.") {
        ScreenSample(path: [.game, .start]) { .playing { $0.turn(0, at: .seconds(1)) } }
      },
      GalleryTopic(screen: "screens/editor", "A theme being edited.") {
        ScreenSample(path: [.editor(Theme.animals.id)]) { .withHistory() }
      },
      GalleryTopic(screen: "screens/photo", "A photo of a theme, with a filter.") {
        PhotoSample(mode: .filter, filter: .sepia)
      },
      GalleryTopic(screen: "screens/stickers", "Stickers on a photo.") {
        PhotoSample(mode: .stickers, stickers: PhotoSample.stickers)
      },
      GalleryTopic(screen: "screens/scores", "The scores of a theme.") {
        ScreenSample(path: [.scores(Theme.animals.id)]) { .withHistory() }
      },
      GalleryTopic(screen: "screens/memory", "How well a player remembers.") {
        ScreenSample(path: [.memory]) { .remembering() }
      },
      GalleryTopic(screen: "screens/games", "Saved games.") {
        ScreenSample(path: [.games]) { .withHistory() }
      },
      GalleryTopic(screen: "screens/settings", "The settings of a player.") {
        ScreenSample(path: [.settings]) { .withHistory() }
      },
      GalleryTopic(screen: "screens/gate", "A question for grown-ups.") {
        ScreenSample(path: []) { .askingAGrownUp() }
      },
    ]
  }
}

/// The program with sample data, at one of its screens.
private struct ScreenSample: View {
  let path: [Route]
  let make: () -> SampleApp
  /// Continues the game once it is shown.
  let goOn: (SamplePlay) -> Void
  @State private var app: SampleApp?

  init(
    path: [Route] = [.game], _ make: @escaping () -> SampleApp,
    then goOn: @escaping (SamplePlay) -> Void = { _ in }
  ) {
    self.path = path
    self.make = make
    self.goOn = goOn
  }

  var body: some View {
    if let app {
      RootScreen(app: app.model, start: path)
        .onAppear {
          if let game = app.model.game { goOn(SamplePlay(model: game, world: app.world)) }
        }
    } else {
      Text("").onAppear { app = make() }
    }
  }
}
