import MemoryViewModel
import TextUI

/// The ways to other screens.
struct ThemesFooter: View {
  let desk: ThemesDesk
  /// Whether there is room to say more.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Scores") { desk.go(.scores(desk.chosen?.id)) }
      Button("Games") { desk.go(.games) }
      Button("Settings") { desk.go(.settings) }
      Spacer()
      if isRoomy { Text("Enter plays  e edits  Space selects").dim().fixedSize() }
    }
    .lineLimit(1)
    .frame(height: 1)
  }
}
