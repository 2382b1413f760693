import TextUI

struct AnchoredPopupPage: View {
  @State private var isOpen = false
  @State private var animal = Animal.dog

  var body: some View {
    VStack(spacing: 1) {
      AnimalCard(animal)
      Button("Change") { isOpen = true }.id("change")
    }
    .popup(isPresented: $isOpen, anchoredTo: "change", edge: .bottom) {
      VStack(alignment: .leading) {
        ForEach(Animal.allCases.prefix(5)) { choice in
          Button {
            animal = choice
            isOpen = false
          } label: {
            AnimalFace(choice)
            Text(choice.word)
          }
        }
      }
    }
    .defaultFocus()
  }
}
