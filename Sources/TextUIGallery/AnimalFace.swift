import TextUI

/// An animal as a symbol, or as its word on terminals that show only ASCII.
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
