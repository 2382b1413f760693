import TextUI

struct GroupsPage: View {
  @State private var players = [Player(name: "Ada"), Player(name: "Ben")]

  var body: some View {
    VStack(alignment: .leading) {
      GroupBox("Game") {
        LabeledContent("Pairs", value: "8")
        LabeledContent("Animals") {
          Text("dog,")
          Text("cat")
        }
      }
      ForEach($players) { $player in
        DisclosureGroup(player.name) {
          Toggle("Plays", isOn: $player.isPlaying)
          Stepper("Points", value: $player.points, in: 0...9)
        }
      }
      Text("\(players.count { $0.isPlaying }) play.").dim()
    }
    .frame(maxWidth: 30)
    .defaultFocus()
  }
}

private struct Player: Identifiable {
  let name: String
  var isPlaying = true
  var points = 0

  var id: String { name }
}
