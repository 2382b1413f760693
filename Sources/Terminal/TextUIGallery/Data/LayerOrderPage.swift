import TextUI

struct LayerOrderPage: View {
  @State private var pile = LayerOrder([Animal.dog, .cat, .fox, .owl])

  var body: some View {
    VStack(spacing: 1) {
      ZStack(alignment: .topLeading) {
        ForEach(pile.ids) { animal in
          Button {
            pile.bringToFront(animal)
          } label: {
            AnimalCard(animal).background(Color.black)
          }
          .buttonStyle(.plain)
          .padding(.leading, 4 * place(of: animal))
          .padding(.top, place(of: animal))
        }
      }
      HStack {
        Button("Top to the bottom") { if let top = pile.front { pile.sendToBack(top) } }
        Button("One back") { if let top = pile.front { pile.sendBackward(top) } }
      }
    }
    .defaultFocus()
  }

  private func place(of animal: Animal) -> Int { Animal.allCases.firstIndex(of: animal) ?? 0 }
}
