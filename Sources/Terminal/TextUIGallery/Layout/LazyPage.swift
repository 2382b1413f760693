import TextUI

struct LazyPage: View {
  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(columnWidth: 7) {
          ForEach(0..<100_000) { AnimalCard(Animal.allCases[$0 % 12], isFaceUp: $0 % 5 > 0) }
        }
      }
      .frame(height: 6)
      Divider()
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100_000) { Text("Move \($0 + 1)") }
        }
      }
    }
    .frame(maxWidth: 60, maxHeight: 30)
    .defaultFocus()
  }
}
