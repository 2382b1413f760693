import TextUI

struct TabsPage: View {
  @State private var tab = Animal.dog

  var body: some View {
    TabView(selection: $tab) {
      ForEach(Animal.allCases.prefix(3)) { animal in
        Feeder(animal: animal).tabItem(animal.word).tag(animal)
      }
    }
    .frame(maxWidth: 50, maxHeight: 12)
    .defaultFocus()
  }
}

/// A tab that counts its feedings, also while another tab is shown.
private struct Feeder: View {
  let animal: Animal
  @State private var meals = 0

  var body: some View {
    HStack(spacing: 3) {
      AnimalCard(animal)
      VStack {
        Text("\(meals) meals")
        Button("Feed") { meals += 1 }
      }
    }
    .frame(maxWidth: .max, maxHeight: .max)
  }
}
