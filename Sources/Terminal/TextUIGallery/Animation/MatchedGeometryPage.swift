import TextUI

struct MatchedGeometryPage: View {
  @State private var dealt: [Animal] = []
  @Namespace private var table

  var body: some View {
    VStack(spacing: 1) {
      HStack {
        ForEach(dealt) { card($0, isFaceUp: true).frame(width: 7, height: 4) }
        Spacer()
      }
      .frame(height: 4)
      HStack(spacing: 2) {
        Button("Deal") { withAnimation { deal() } }
        Button("Gather") { withAnimation { dealt = [] } }
        Spacer()
        ZStack {
          ForEach(pile) { card($0, isFaceUp: false).frame(width: 5, height: 3) }
        }
        .frame(width: 5, height: 3)
      }
    }
    .frame(width: 38)
    .defaultFocus()
  }

  private var pile: [Animal] { Animal.allCases.prefix(4).filter { !dealt.contains($0) }.reversed() }

  private func card(_ animal: Animal, isFaceUp: Bool) -> some View {
    AnimalCard(animal, isFaceUp: isFaceUp).matchedGeometryEffect(id: animal, in: table)
  }

  private func deal() {
    if let next = pile.last { dealt.append(next) }
  }
}
