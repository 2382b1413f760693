import TextUI

struct RefreshPage: View {
  @State private var animals = Array(Animal.allCases.prefix(4))

  var body: some View {
    List(animals) { Text($0.word) }
      .refreshable {
        try? await Task.sleep(for: .seconds(1))
        animals.shuffle()
      }
      .border(.rounded)
      .frame(maxWidth: 40, maxHeight: 9)
      .defaultFocus()
  }
}
