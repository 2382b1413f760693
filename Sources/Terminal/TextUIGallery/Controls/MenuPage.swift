import TextUI

struct MenuPage: View {
  @State private var animal: Animal? = .dog
  @State private var isFaceUp = true

  var body: some View {
    VStack(spacing: 1) {
      if let animal {
        AnimalCard(animal, isFaceUp: isFaceUp)
      } else {
        Color.clear.frame(width: 7, height: 5)
      }
      Menu("Card") {
        Button("Turn") { isFaceUp.toggle() }.disabled(animal == nil)
        Menu("Deal") {
          ForEach(Animal.allCases.prefix(4)) { choice in
            Button(choice.word) { animal = choice }
          }
        }
        Divider()
        Button("Take away", role: .destructive) { animal = nil }.disabled(animal == nil)
      }
    }
    .defaultFocus()
  }
}
