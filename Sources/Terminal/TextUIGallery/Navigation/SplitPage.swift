import TextUI

struct SplitPage: View {
  @State private var chosen: Animal? = .dog

  var body: some View {
    NavigationSplitView {
      List(Animal.allCases, selection: $chosen) { Text($0.word) }
        .navigationTitle("Animals")
    } detail: {
      if let chosen {
        AnimalCard(chosen)
          .frame(maxWidth: .max, maxHeight: .max)
          .navigationTitle(chosen.word)
      }
    }
    .border(.rounded)
    .frame(maxWidth: 120, maxHeight: 30)
    .defaultFocus()
  }
}
