import TextUI

/// A card of the game, 7×5 cells unless it is framed otherwise: about two by three on the screen.
struct AnimalCard: View {
  let animal: Animal
  var isFaceUp: Bool

  init(_ animal: Animal, isFaceUp: Bool = true) {
    self.animal = animal
    self.isFaceUp = isFaceUp
  }

  var body: some View {
    ZStack {
      if isFaceUp {
        AnimalFace(animal)
      } else {
        AnimalBack()
      }
    }
    .frame(minWidth: 0, idealWidth: 5, maxWidth: 5, minHeight: 0, idealHeight: 3, maxHeight: 3)
    .clipped()
    .border(.rounded, color: isFaceUp ? .terminal : .blue)
  }
}

/// The back of a card.
struct AnimalBack: View {
  var body: some View {
    Text("?").bold().foregroundStyle(.white)
      .frame(maxWidth: .max, maxHeight: .max)
      .background(Color.blue)
  }
}

/// An animal as a symbol, or as a word on terminals that show only ASCII.
struct AnimalFace: View {
  @Environment(\.isUnicode) private var isUnicode
  let animal: Animal

  init(_ animal: Animal) {
    self.animal = animal
  }

  var body: some View {
    Text(isUnicode ? animal.symbol : animal.word).lineLimit(1)
  }
}

/// A card that can be pressed, with a mark below it when it has focus.
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.isFocused ? "^" : " ").bold()
    }
  }
}
