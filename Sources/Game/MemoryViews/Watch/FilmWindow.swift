import MemoryEngine
public import MemoryModel
public import MemoryViewModel
public import TextUI

/// A window that only shows a film.
public struct FilmWindow: View {
  private let player: FilmPlayer
  private let settings: Settings
  /// The colour scheme of a recording, whatever the settings say; nil for a film on a terminal.
  private let recorded: ColorScheme?
  @State private var pictures: FacePictures

  /// Creates the root view of a window.
  ///
  /// - Parameters:
  ///   - player: The player of the film, which is notified when the viewer leaves.
  ///   - settings: The settings of its appearance.
  ///   - faces: The source of pictures for faces; by default all are shown as text.
  public init(_ player: FilmPlayer, settings: Settings, faces: FaceSource = .none) {
    (self.player, self.settings, recorded) = (player, settings, nil)
    _pictures = State(wrappedValue: FacePictures(faces))
  }

  /// Creates the root view of a film that is recorded, which names no keys.
  ///
  /// The pictures of the faces are loaded at once, so that the first frame shows them.
  ///
  /// - Parameters:
  ///   - player: The player of the film.
  ///   - scheme: The colour scheme, in place of that of the settings.
  ///   - settings: The settings of its appearance.
  ///   - faces: The source of pictures for faces.
  public init(
    recording player: FilmPlayer, in scheme: ColorScheme, settings: Settings, faces: FaceSource
  ) {
    (self.player, self.settings, recorded) = (player, settings, scheme)
    let pictures = FacePictures(faces)
    let all = player.current.record.deck.faces
    if settings.faces != .text { pictures.take(faces.pictures(all), of: all) }
    _pictures = State(wrappedValue: pictures)
  }

  public var body: some View {
    FilmScreen(
      player: player, settings: settings, hasKeys: recorded == nil, leave: player.leave
    )
    .transformEnvironment { values in
      if let recorded { values.ground = recorded }
    }
    .modifier(SettingsModifier(settings: settings))
    .environment(\.facePictures, pictures)
  }
}
