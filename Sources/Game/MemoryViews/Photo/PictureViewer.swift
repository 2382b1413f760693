import MemoryModel
import Pictures
import TextUI

/// A viewer of a face's picture, which can turn, crop and filter it, and put stickers on it.
///
/// All modes show one picture, which keys, the slider and the wheel zoom in each of them. Every
/// change is saved at once.
struct PictureViewer: View {
  let face: Face
  /// The whole picture, without its crop, filter and stickers.
  let original: Picture
  /// The emoji to choose stickers from.
  let emoji: [Face]
  /// Saves the picture, whenever a change is final.
  let keep: (FacePicture) -> Void
  let leave: () -> Void
  @State private var editing: PictureEditing
  @State private var viewport = Viewport(zoomRange: 1...8)
  @State private var memo = PictureMemo()
  @State private var lastEmoji: String?
  @FocusState private var focus: PictureFocus?

  /// Creates a viewer.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - picture: The picture of the face.
  ///   - original: The whole saved picture.
  ///   - emoji: The emoji to choose stickers from.
  ///   - mode: The mode in which the viewer is opened.
  ///   - keep: Saves the picture, whenever a change is final.
  ///   - leave: Closes the viewer.
  init(
    face: Face, picture: FacePicture, original: Picture, emoji: [Face] = [],
    mode: PictureEditing.Mode = .view, keep: @escaping (FacePicture) -> Void,
    leave: @escaping () -> Void
  ) {
    self.face = face
    self.original = original
    self.emoji = emoji
    self.keep = keep
    self.leave = leave
    _editing = State(wrappedValue: PictureEditing(picture, of: original.size, mode: mode))
  }

  var body: some View {
    let controller = PictureController(
      editing: $editing, viewport: $viewport, focus: $focus, lastEmoji: $lastEmoji, emoji: emoji,
      keep: keep, leave: leave)
    GeometryReader { proxy in
      let room = proxy.size
      VStack(spacing: 0) {
        PictureModeBar(name: face.symbol, controller: controller, width: room.width)
        ZoomView(viewport: $viewport, wheelZooms: true) {
          PictureCanvas(
            controller: controller, original: original, memo: memo, label: Text(face.symbol))
        }
        PictureTools(
          controller: controller, paletteHeight: Self.paletteHeight(in: room), width: room.width)
        PictureFooter(controller: controller, width: room.width)
      }
      .frame(width: room.width, height: room.height)
    }
    .focusable()
    .focused($focus, equals: .picture)
    .defaultFocus()
    .onKeyPress { controller.respond(to: $0) }
    .onPaste { controller.take($0) }
    .onNavigationBack { controller.back() }
  }

  /// Returns the rows of the palette of emoji, which leave most of a window to the picture.
  private static func paletteHeight(in room: Size) -> Int { min(max(1, room.height / 8), 4) }
}
