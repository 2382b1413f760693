public import MemoryModel
public import MemoryViewModel
public import TextUI

/// A window that only shows a film.
public struct FilmWindow: View {
  private let player: FilmPlayer
  private let settings: Settings
  @State private var pictures: FacePictures

  /// Creates the root view of a window.
  ///
  /// - Parameters:
  ///   - player: The player of the film, which is notified when the viewer leaves.
  ///   - settings: The settings of its appearance.
  ///   - faces: The source of pictures for faces; by default all are shown as text.
  public init(_ player: FilmPlayer, settings: Settings, faces: FaceSource = .none) {
    self.player = player
    self.settings = settings
    _pictures = State(wrappedValue: FacePictures(faces))
  }

  public var body: some View {
    FilmScreen(player: player, settings: settings, leave: player.leave)
      .modifier(SettingsModifier(settings: settings))
      .environment(\.facePictures, pictures)
  }
}
