import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import TextUI

/// A recorder of a film: it plays the film to its end without waiting, and passes on each frame.
struct FilmRecorder {
  let film: Film
  let settings: Settings
  let faces: FaceSource
  let size: Size
  let look: LookOptions

  /// The time between two frames.
  private static let step = Duration.milliseconds(100)

  /// Returns the pace of the film.
  var pace: FilmPace {
    FilmPace(flips: film.record.moves.map { .nanoseconds($0.nanoseconds) }, end: film.end)
  }

  /// Plays the film.
  ///
  /// - Parameters:
  ///   - schemes: The colour schemes of the frames.
  ///   - show: Receives the frames of a time, one for each scheme.
  @MainActor func play(
    in schemes: [ColorScheme], _ show: (_ time: Duration, _ frames: [CellBuffer]) -> Void
  ) {
    let pace = pace
    var time = Duration.zero
    let player = FilmPlayer(film) { pace.gameTime(at: time) }
    let windows = schemes.map { window(of: player, in: $0) }
    while time < pace.length {
      // A first flip at the time zero would be made before the first frame otherwise.
      if time == FilmPace.opening { player.change { $0.togglePlaying() } }
      let frames = windows.map { $0.frame(size: size, at: time) }
      show(time, frames.map(\.buffer))
      time += Self.step
    }
  }

  @MainActor private func window(of player: FilmPlayer, in scheme: ColorScheme) -> Window {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.isUnicode = !look.isASCII
    environment.reducesMotion = settings.animation != .full
    if look.color == .never { environment.colors = 0 }
    if let glyphs = look.glyphs { environment.glyphSet = glyphs }
    // The root is made for each frame, but the pictures of faces are loaded once.
    let root = FilmWindow(recording: player, in: scheme, settings: settings, faces: faces)
    return Window(environment: environment) { root }
  }
}
