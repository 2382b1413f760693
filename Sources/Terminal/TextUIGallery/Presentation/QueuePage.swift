import TextUI

struct QueuePage: View {
  @State private var center = PopupCenter()

  var body: some View {
    Button("Three at once") {
      for animal in [Animal.dog, .cat, .owl] { show(animal) }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .popups(center)
    .defaultFocus()
  }

  private func show(_ animal: Animal) {
    center.show(animal) {
      VStack {
        AnimalCard(animal)
        HStack {
          Button("Next") { center.hide(animal) }.defaultFocus()
          Button("None") { center.hideAll() }
        }
      }
      .padding(.horizontal)
    }
  }
}
