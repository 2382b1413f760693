import MemoryModel
import MemoryViewModel
import TextUI

/// The faces in use: Delete removes one, Enter edits its word or opens its picture, and an arrow
/// with Shift moves it.
struct FacePalette: View {
  let controller: EditorController
  let faces: [Face]
  /// The available columns.
  let width: Int
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.faceThumbnails) private var thumbnails

  private var hasPictures: Bool { showsPictures && faces.contains { $0.picture != nil } }

  var body: some View {
    FaceRows(
      faces: faces, width: width, faceSize: hasPictures ? PictureLabel.size : nil
    ) { face in
      Button {
        controller.open(face)
      } label: {
        if hasPictures { PictureLabel(face: face) } else { FaceLabel(face: face) }
      }
      .buttonStyle(FaceCellStyle(isChosen: controller.isChosen(face)))
      .accessibilityLabel(face.word.printable(atMost: 40))
      .focused(controller.$focused, equals: face.symbol)
      .onKeyPress { controller.respond(to: $0, on: face) }
      .draggable(DraggedFace(symbol: face.symbol))
      .dropDestination(for: DraggedFace.self) { dragged, _ in
        controller.move(dragged, to: face)
      }
    }
    .findingPictures(of: hasPictures ? faces : [], thumbnails)
  }
}

/// A face that is dragged to another place in the palette.
struct DraggedFace: Hashable, Sendable {
  let symbol: String
}

/// A picture above its name.
private struct PictureLabel: View {
  static let size = Size(width: 12, height: 6)

  let face: Face

  var body: some View {
    VStack(spacing: 0) {
      LargeFace(face: face)
        .frame(width: Self.size.width, height: Self.size.height - 1)
        .background(CardColors.paper)
        .foregroundStyle(CardColors.paperInk)
      FaceLabel(face: face)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

extension EditorController {
  func respond(to press: KeyPress, on face: Face) -> KeyResult {
    switch (press.key, press.modifiers) {
    case (.delete, []), (.backspace, []): remove(face)
    case (.left, .shift): move(face, by: -1)
    case (.right, .shift): move(face, by: 1)
    default: return .ignored
    }
    return .handled
  }

  /// Moves a face that was dropped on another one to the place of that one.
  func move(_ dragged: [DraggedFace], to target: Face) -> Bool {
    let faces = model.theme.faces
    guard let symbol = dragged.first?.symbol, symbol != target.symbol,
      let face = faces.first(where: { $0.symbol == symbol }),
      let place = faces.firstIndex(of: target)
    else { return false }
    model.theme.move(face, to: place)
    focused = symbol
    return true
  }
}

/// The removed faces, dimmed; Enter restores one.
struct RemovedFaces: View {
  let controller: EditorController
  let faces: [Face]
  /// The available columns.
  let width: Int

  var body: some View {
    FaceRows(faces: faces, width: width) { face in
      Button {
        controller.restore(face)
      } label: {
        FaceLabel(face: face)
      }
      .buttonStyle(FaceCellStyle(isChosen: false))
      .accessibilityLabel("\(face.word.printable(atMost: 40)), removed")
    }
    .dim()
  }
}

/// A button style: `>🐶<` with focus, `[🐶]` while its words are edited.
struct FaceCellStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(configuration.isFocused ? ">" : isChosen ? "[" : " ").fixedSize()
      configuration.label
      Text(configuration.isFocused ? "<" : isChosen ? "]" : " ").fixedSize()
    }
    .reverse(configuration.isFocused && !configuration.isPressed)
  }
}
