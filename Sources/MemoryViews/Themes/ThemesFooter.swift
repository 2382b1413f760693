import MemoryModel
import MemoryViewModel
import TextUI

/// The ways to other screens.
struct ThemesFooter: View {
  let controller: ThemesController
  /// Whether there is room to say more.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Scores") { controller.go(.scores(controller.chosen?.id)) }
      Button("Games") { controller.go(.games) }
      Button("Settings") { controller.go(.settings) }
      Spacer()
      if isRoomy { Text("Enter plays  e edits  Space selects").dim().fixedSize() }
    }
    .lineLimit(1)
    .frame(height: 1)
  }
}
