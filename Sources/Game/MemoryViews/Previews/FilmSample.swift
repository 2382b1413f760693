import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// A view with the film of a sample game, stopped in the middle.
struct FilmSample<Content: View>: View {
  @ViewBuilder let content: (FilmPlayer, Settings) -> Content
  @State private var film: FilmPlayer?
  @State private var settings: Settings?

  var body: some View {
    if let film, let settings {
      content(film, settings)
    } else {
      Text("").onAppear(perform: make)
    }
  }

  private func make() {
    let app = SampleApp.playing {
      $0.stumble()
      $0.findRest()
    }
    film = app.model.current?.film
    settings = app.model.settings
    film?.change {
      $0.togglePlaying()
      for _ in 0..<6 { $0.seekToNextTurn() }
    }
  }
}

/// The chart of a film.
struct FilmChart: View {
  let film: Film

  var body: some View {
    AnalysisChart(
      sentences: TurnSentences(analysis: film.analysis, game: film.moment.game, name: film.name)
    )
    .padding(.horizontal, 2)
    .padding(.vertical)
    .frame(maxWidth: 72, maxHeight: 14)
    .frame(maxWidth: .max, maxHeight: .max)
  }
}
