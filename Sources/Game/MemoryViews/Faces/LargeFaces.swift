import MemoryModel
import Pictures
import TextUI

/// Faces as pictures in rows on a sheet of paper, each large enough to be recognized.
///
/// The sheet gives them a known background, which the terminal's own is not.
struct LargeFaces: View {
  /// The default size of a face in cells.
  nonisolated static let usual = Size(width: 7, height: 4)

  let faces: [Face]
  /// The number of faces in a row; above zero.
  let columns: Int
  var size = Self.usual

  var body: some View {
    let rows = (faces.count + columns - 1) / columns
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows) { row in
        HStack(spacing: Self.spacing) {
          ForEach(row * columns..<min((row + 1) * columns, faces.count), id: \.self) { index in
            LargeFace(face: faces[index]).frame(width: size.width, height: size.height)
          }
        }
      }
    }
    .padding(.horizontal, Self.margin)
    .background(CardColors.paper)
    .foregroundStyle(CardColors.paperInk)
  }

  private nonisolated static let spacing = 1
  private nonisolated static let margin = 1

  /// Returns the number of faces of a width that fit in a row.
  nonisolated static func columns(in width: Int, faceWidth: Int = usual.width) -> Int {
    max(0, (width - 2 * margin + spacing) / (faceWidth + spacing))
  }

  /// Returns the width of a row of faces.
  nonisolated static func width(of count: Int, faceWidth: Int) -> Int {
    count * (faceWidth + spacing) - spacing + 2 * margin
  }
}

/// The picture of a face, or its symbol until the picture is loaded.
struct LargeFace: View {
  let face: Face
  @Environment(\.faceThumbnails) private var thumbnails

  var body: some View {
    if let picture = thumbnails[face] {
      Image(picture, label: Text(face.symbol)).resizable(face.fit)
    } else {
      Text(face.symbol.printable(atMost: LargeFaces.usual.width)).bold().lineLimit(1)
    }
  }
}

extension Face {
  /// The fit of a picture: photos fill their space, because they have content up to their edges.
  var fit: PictureFit { picture == nil ? .trim : .fill }
}
