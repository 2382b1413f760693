import MemoryModel
import MemoryViewModel
import TextUI

/// The picture of a face, opened from the editor.
struct OpenPicture: View {
  let controller: EditorController
  let face: Face
  @Environment(\.originalPictures) private var originals

  var body: some View {
    let whole = face.uncropped
    Group {
      if let picture = face.picture, let original = originals[whole] {
        PictureViewer(
          face: face, picture: picture, original: original,
          emoji: StickerPalette.emoji(of: controller.model.theme),
          keep: { controller.setPicture($0) }, leave: controller.closePicture)
      } else {
        VStack(spacing: 1) {
          Text(originals.missing(of: [whole]).isEmpty ? "This picture is missing or damaged." : "…")
          Button("Back", action: controller.closePicture).defaultFocus()
        }
        .frame(maxWidth: .max, maxHeight: .max)
        .onNavigationBack { controller.closePicture() }
      }
    }
    .findingPictures(of: [whole], originals)
  }
}

extension Face {
  /// The face with its whole picture, unchanged.
  fileprivate var uncropped: Face {
    Face(symbol: symbol, word: word, picture: picture.map { FacePicture($0.id) })
  }
}
