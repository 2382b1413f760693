import TextUI

struct GridPage: View {
  @State private var width = 7

  var body: some View {
    VStack {
      HStack {
        Button("Small") { withAnimation { width = 5 } }
        Button("Usual") { withAnimation { width = 7 } }
        Button("Large") { withAnimation { width = 13 } }
      }
      ScrollView {
        LazyVGrid(columns: [.adaptive(minimum: width, maximum: width)], spacing: 2) {
          ForEach(0..<48) { index in
            AnimalFace(Animal.allCases[index % 12])
              .frame(width: width - 2, height: (width * 3 + 2) / 4 - 2)
              .border(.rounded)
          }
        }
      }
    }
    .defaultFocus()
  }
}
