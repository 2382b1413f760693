import MemoryModel
import MemoryViewModel
import TextUI

/// Faces in columns of equal width; only visible rows are created.
struct FaceRows<Cell: View>: View {
  let faces: [Face]
  /// The available columns.
  let width: Int
  /// The cells of a face; nil for one row, as wide as the longest face.
  var faceSize: Size?
  @ViewBuilder let cell: (Face) -> Cell
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let label = faceSize?.width ?? FaceLabel.width(of: faces, isUnicode: isUnicode)
    let count = max(1, width / (label + 2))
    LazyVStack(alignment: .leading, rowHeight: faceSize?.height ?? 1) {
      ForEach(0..<(faces.count + count - 1) / count) { row in
        HStack(spacing: 0) {
          ForEach(Array(faces.dropFirst(row * count).prefix(count)), id: \.symbol) { face in
            cell(face).frame(width: label + 2, alignment: .leading)
          }
        }
      }
    }
  }
}

/// The label of a face; its word if symbols cannot be shown.
struct FaceLabel: View {
  let face: Face
  @Environment(\.isUnicode) private var isUnicode

  var body: some View { Text(Self.text(of: face, isUnicode)).lineLimit(1) }

  private static let widest = 14

  private static func text(of face: Face, _ isUnicode: Bool) -> String {
    (isUnicode ? face.symbol : face.word).printable(atMost: widest)
  }

  /// Returns the columns for the longest face, at least two; a scalar outside of ASCII counts as
  /// two.
  static func width(of faces: [Face], isUnicode: Bool) -> Int {
    let widths = faces.map { face in
      text(of: face, isUnicode).unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
    }
    return max(2, min(widths.max() ?? 2, widest))
  }
}
