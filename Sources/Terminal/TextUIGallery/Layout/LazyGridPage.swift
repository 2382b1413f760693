import TextUI

struct LazyGridPage: View {
  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [.fixed(1), .fixed(1)], columnWidth: 4) {
          ForEach(0..<1_000_000) { AnimalFace(Animal.allCases[$0 % 12]) }
        }
      }
      .frame(height: 3)
      Divider()
      ScrollView {
        LazyVGrid(columns: [.adaptive(minimum: 11)]) {
          ForEach(0..<1_000_000) { number in
            HStack {
              AnimalFace(Animal.allCases[number % 12])
              Text("\(number + 1)").lineLimit(1)
            }
            .border(.rounded)
          }
        }
      }
    }
    .frame(maxWidth: 80, maxHeight: 30)
    .defaultFocus()
  }
}
