import MemoryModel
import TextUI

/// The matched faces in a row, as many as fit, and the number of the others.
struct FoundFaces: View {
  /// The cells of a picture, which is small because there may be many.
  static let pictureSize = Size(width: 6, height: 3)

  let faces: [Face]
  /// True if the faces may be pictures.
  var areLarge = false
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.faceThumbnails) private var thumbnails

  var body: some View {
    row.accessibilityLabel("Found: \(faces.map(\.word).joined(separator: ", "))")
  }

  @ViewBuilder private var row: some View {
    if areLarge {
      pictures
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

  private var pictures: some View {
    GeometryReader { proxy in
      let shown = faces.prefix(pictureCount(in: proxy.size.width))
      HStack(spacing: 1) {
        LargeFaces(faces: Array(shown), columns: max(1, shown.count), size: Self.pictureSize)
        if shown.count < faces.count { Text(rest(after: shown.count)).dim().fixedSize() }
      }
      .frame(maxWidth: .max, maxHeight: .max)
      .findingPictures(of: Array(shown), thumbnails)
    }
    .frame(height: Self.pictureSize.height)
  }

  private func pictureCount(in width: Int) -> Int {
    let all = LargeFaces.columns(in: width, faceWidth: Self.pictureSize.width)
    if all >= faces.count { return faces.count }
    let rest = 1 + rest(after: 0).count
    return LargeFaces.columns(in: width - rest, faceWidth: Self.pictureSize.width)
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
