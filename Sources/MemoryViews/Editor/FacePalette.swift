import MemoryModel
import MemoryViewModel
import TextUI

/// The faces in use; Delete takes one out, Enter leads to its word.
struct FacePalette: View {
  let controller: EditorController
  let faces: [Face]
  /// Columns there are.
  let width: Int

  var body: some View {
    FaceRows(faces: faces, width: width) { face in
      Button {
        controller.editWord(of: face)
      } label: {
        FaceLabel(face: face)
      }
      .buttonStyle(FaceCellStyle(isChosen: controller.isChosen(face)))
      .accessibilityLabel(face.word.printable(atMost: 40))
      .focused(controller.$focused, equals: face.symbol)
      .onKeyPress { press in
        guard press.modifiers.isEmpty, [.delete, .backspace].contains(press.key) else {
          return .ignored
        }
        controller.remove(face)
        return .handled
      }
    }
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
