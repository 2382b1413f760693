import MemoryModel
import Pictures
import TextUI

/// Faces as pictures in rows on one sheet of paper, each large enough to be told from others.
///
/// What a picture is drawn over has to be known, which a terminal's own ground is not.
struct LargeFaces: View {
  /// The cells of a face where nothing else decides them.
  static let usual = Size(width: 7, height: 4)

  let faces: [Face]
  /// How many stand side by side; above zero.
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

  private static let spacing = 1
  private static let margin = 1

  /// How many faces of a width have room side by side.
  static func columns(in width: Int, faceWidth: Int = usual.width) -> Int {
    max(0, (width - 2 * margin + spacing) / (faceWidth + spacing))
  }

  /// How wide faces side by side are.
  static func width(of count: Int, faceWidth: Int) -> Int {
    count * (faceWidth + spacing) - spacing + 2 * margin
  }
}

/// The picture of a face; its symbol until that is found.
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
  /// A photo has something to be seen up to its edges, an emoji has not.
  var fit: PictureFit { picture == nil ? .trim : .fill }
}
