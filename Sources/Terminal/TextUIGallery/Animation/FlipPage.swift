import TextUI

struct FlipPage: View {
  @State private var faceUp: Set<Animal> = []

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Animal.allCases.prefix(4)) { animal in
        Button {
          withAnimation(.easeInOut(duration: .milliseconds(400))) { turn(animal) }
        } label: {
          Text(" ").frame(width: 7, height: 5)
            .modifier(Flip(part: faceUp.contains(animal) ? 1 : 0, animal: animal))
        }
      }
    }
    .buttonStyle(CardButtonStyle())
    .defaultFocus()
  }

  private func turn(_ animal: Animal) {
    if faceUp.remove(animal) == nil { faceUp.insert(animal) }
  }
}

/// Narrows the back to nothing, then widens the face.
private struct Flip: ViewModifier, Animatable {
  var part: Double
  let animal: Animal

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay {
      AnimalCard(animal, isFaceUp: part > 0.5).scaleEffect(x: abs(1 - 2 * part))
    }
  }
}
