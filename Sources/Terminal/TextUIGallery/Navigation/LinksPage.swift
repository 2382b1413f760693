import TextUI

struct LinksPage: View {
  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        ForEach(Animal.allCases.prefix(3)) { animal in
          NavigationLink(animal.word) { Portrait(animal: animal) }
        }
      }
      .navigationTitle("Animals")
    }
    .frame(maxWidth: 50, maxHeight: 9)
    .defaultFocus()
  }
}

/// A screen that can dismiss itself and hide its bar.
private struct Portrait: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAlone = false
  let animal: Animal

  var body: some View {
    VStack {
      AnimalCard(animal)
      HStack {
        Button("Enough") { dismiss() }
        Toggle("No bar", isOn: $isAlone)
      }
    }
    .navigationTitle(animal.word)
    .navigationBarHidden(isAlone)
  }
}
