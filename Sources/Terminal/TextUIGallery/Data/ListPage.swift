import TextUI

struct ListPage: View {
  @State private var selection: Int? = 3

  var body: some View {
    VStack {
      List(0..<1_000_000, id: \.self, selection: $selection) { number in
        AnimalFace(Animal.allCases[number % 12])
        Text("Card \(number)")
      }
      .border(.rounded)
      .frame(maxWidth: 60, maxHeight: 40)
      Text("Selected: \(selection.map(String.init) ?? "none")").dim()
    }
    .defaultFocus()
  }
}
