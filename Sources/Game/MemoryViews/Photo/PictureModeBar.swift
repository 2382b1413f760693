import MemoryModel
import TextUI

/// The name of a picture, and a button for each mode; its underlined letter is the key.
struct PictureModeBar: View {
  let name: String
  let controller: PictureController
  /// The available columns.
  let width: Int

  /// The least columns for which the name is shown.
  private static let roomy = 50

  var body: some View {
    HStack(spacing: 0) {
      if width >= Self.roomy {
        Text(name.printable(atMost: 30)).bold().lineLimit(1)
        Spacer()
      }
      ForEach(PictureEditing.Mode.allCases, id: \.self) { mode in
        Button {
          controller.enter(mode)
        } label: {
          HStack(spacing: 0) {
            Text(mode.title.prefix(1)).underline()
            Text(mode.title.dropFirst())
          }
        }
        .buttonStyle(FaceCellStyle(isChosen: mode == controller.editing.mode))
        .accessibilityLabel(mode.title)
        .fixedSize()
      }
    }
    .padding(.horizontal)
    .frame(width: max(0, width), height: 1)
  }
}
