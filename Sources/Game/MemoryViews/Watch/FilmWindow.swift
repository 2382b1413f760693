public import MemoryModel
public import MemoryViewModel
public import TextUI

/// A window with a film in it, for whoever only wants to watch.
public struct FilmWindow: View {
  private let player: FilmPlayer
  private let settings: Settings
  @State private var pictures: FacePictures

  /// Makes the root of a window.
  ///
  /// - Parameters:
  ///   - player: What is shown; it is told when whoever watches leaves.
  ///   - settings: How it is to look.
  ///   - faces: Where the pictures of faces come from; without it all are shown as text.
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
