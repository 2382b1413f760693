import TextUI

struct SheetPage: View {
  @State private var chosen: Animal?

  var body: some View {
    VStack(spacing: 1) {
      ForEach([Animal.owl, .fox]) { animal in
        Button(animal.word) { chosen = animal }
      }
    }
    .sheet(item: $chosen) { animal in
      AnimalCard(animal)
      Text("Esc closes the sheet.").font(.caption)
    }
    .defaultFocus()
  }
}
