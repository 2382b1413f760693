import MemoryModel
import TextUI

/// The matched faces: pictures in rows, or as many symbols as fit in one row, and the number of the
/// others.
struct FoundFaces: View {
  let faces: [Face]
  /// The size of a picture in cells; nil for symbols.
  var pictureSize: Size?
  /// The number of pictures in a row.
  var columns = 1
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.faceThumbnails) private var thumbnails

  var body: some View {
    row.accessibilityLabel("Found: \(faces.map(\.word).joined(separator: ", "))")
  }

  @ViewBuilder private var row: some View {
    if let pictureSize {
      LargeFaces(faces: faces, columns: columns, size: pictureSize)
        .findingPictures(of: faces, thumbnails)
    } else {
      GeometryReader { proxy in
        let shown = faces.prefix(count(in: proxy.size.width))
        HStack(spacing: 1) {
          ForEach(shown.indices, id: \.self) { FaceLabel(face: shown[$0]).fixedSize() }
          if shown.count < faces.count { Text(rest(after: shown.count)).dim().fixedSize() }
        }
        .frame(maxWidth: .max)
      }
      .frame(height: 1)
    }
  }

  private func rest(after count: Int) -> String { "+\(faces.count - count)" }

  /// Returns the number of faces that fit, with spaces and the number of the others.
  private func count(in width: Int) -> Int {
    let ends = faces.indices.reduce(into: [-1]) { ends, index in
      ends.append(ends[index] + 1 + FaceLabel.width(of: [faces[index]], isUnicode: isUnicode))
    }
    return ends.indices.last { count in
      let rest = count < faces.count ? 1 + rest(after: count).count : 0
      return ends[count] + rest <= width
    } ?? 0
  }
}
