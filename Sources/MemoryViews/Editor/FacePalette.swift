import MemoryModel
import MemoryViewModel
import TextUI

/// The faces in use; Delete takes one out, Enter leads to its word or opens its picture, and an
/// arrow with shift moves it.
struct FacePalette: View {
  let controller: EditorController
  let faces: [Face]
  /// Columns there are.
  let width: Int

  var body: some View {
    FaceRows(faces: faces, width: width) { face in
      Button {
        controller.open(face)
      } label: {
        FaceLabel(face: face)
      }
      .buttonStyle(FaceCellStyle(isChosen: controller.isChosen(face)))
      .accessibilityLabel(face.word.printable(atMost: 40))
      .focused(controller.$focused, equals: face.symbol)
      .onKeyPress { press in
        controller.respond(to: press, on: face)
      }
    }
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
}

/// The faces taken out of use, dim; Enter brings one back.
struct RemovedFaces: View {
  let controller: EditorController
  let faces: [Face]
  /// Columns there are.
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

/// `>🐶<` with focus, `[🐶]` while its words are edited.
private struct FaceCellStyle: ButtonStyle {
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
