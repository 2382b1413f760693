import MemoryModel
import MemoryViewModel
import TextUI

/// The first faces of a theme, as many as have room; words where symbols cannot be shown.
struct FaceSample: View {
  let theme: Theme
  let rows: Int
  @Environment(\.isUnicode) private var isUnicode

  /// More than have room in any window.
  private static let most = 400

  var body: some View {
    Text(faces.joined(separator: " ")).lineLimit(rows)
  }

  private var faces: [String] {
    theme.faces.prefix(Self.most).map { face in
      (isUnicode ? face.symbol : face.word).printable(atMost: 20)
    }
  }
}
