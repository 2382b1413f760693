import MemoryModel
import TextUI

/// The faces that were found in a row, as many as fit, and how many more there are.
struct FoundFaces: View {
  let faces: [Face]
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    GeometryReader { proxy in
      let shown = faces.prefix(count(in: proxy.size.width))
      HStack(spacing: 1) {
        ForEach(shown.indices, id: \.self) { FaceLabel(face: shown[$0]).fixedSize() }
        if shown.count < faces.count { Text(rest(after: shown.count)).dim().fixedSize() }
      }
      .frame(maxWidth: .max)
    }
    .frame(height: 1)
    .accessibilityLabel("Found: \(faces.map(\.word).joined(separator: ", "))")
  }

  private func rest(after count: Int) -> String { "+\(faces.count - count)" }

  /// As many as there is room for, with a space behind each, and with what tells of the others.
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
