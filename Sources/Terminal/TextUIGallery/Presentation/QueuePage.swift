import TextUI

struct QueuePage: View {
  @State private var center = PopupCenter()
  @State private var piles = PopupCenter(atOnce: 2)

  var body: some View {
    VStack(spacing: 1) {
      Button("Three, one at a time") { show([.dog, .cat, .owl], in: center) }
      Button("Three, two at a time") { show([.dog, .cat, .owl], in: piles) }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .popups(center)
    .popups(piles)
    .defaultFocus()
  }

  private func show(_ animals: [Animal], in center: PopupCenter) {
    for (animal, place) in zip(animals, [Alignment.leading, .trailing, .center]) {
      show(animal, in: center, at: center === piles ? place : .center)
    }
  }

  private func show(_ animal: Animal, in center: PopupCenter, at place: Alignment) {
    center.show(animal, options: PopupOptions(alignment: place)) {
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
