import TextUI

struct WorkspacePage: View {
  @State private var panes = LayerOrder([Animal.dog, .cat, .fox])
  @State private var key: Animal?

  var body: some View {
    if panes.ids.isEmpty {
      Button("Open them again") { panes = LayerOrder([.dog, .cat, .fox]) }.defaultFocus()
    } else {
      Workspace($panes, key: $key) { animal in
        AnimalPane(animal: animal) { open(after: animal) }
      }
      // Otherwise closing the last one would leave the gallery.
      .environment(\.quit, QuitAction {})
    }
  }

  private func open(after animal: Animal) {
    guard let new = Animal.allCases.first(where: { !panes.ids.contains($0) }) else { return }
    panes.insert(new, above: animal)
    key = new
  }
}

private struct AnimalPane: View {
  @Environment(\.scenePhase) private var phase
  @State private var meals = 0
  let animal: Animal
  let open: () -> Void

  var body: some View {
    VStack {
      HStack {
        AnimalFace(animal)
        Text(phase == .active ? "awake" : "asleep").dim()
      }
      Button("Feed: \(meals)") { meals += 1 }.defaultFocus()
      Button("Open another", action: open)
    }
    .navigationTitle(animal.word)
  }
}
