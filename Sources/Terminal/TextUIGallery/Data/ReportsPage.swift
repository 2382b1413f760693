import TextUI

struct ReportsPage: View {
  @State private var faceUp: Set<Animal> = []
  @State private var sum = 0

  var body: some View {
    VStack {
      HStack(spacing: 2) {
        ForEach(Animal.allCases.prefix(4)) { animal in
          Button {
            faceUp.formSymmetricDifference([animal])
          } label: {
            AnimalCard(animal, isFaceUp: faceUp.contains(animal))
          }
          .preference(key: Score.self, value: faceUp.contains(animal) ? 2 : 0)
        }
      }
      .buttonStyle(CardButtonStyle())
      .onPreferenceChange(Score.self) { sum = $0 }
      Text("The cards say \(sum) points")
    }
    .defaultFocus()
  }
}

/// The sum of the points of all cards.
private enum Score: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}
