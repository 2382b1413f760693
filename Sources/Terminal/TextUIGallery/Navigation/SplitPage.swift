import TextUI

struct SplitPage: View {
  @State private var chosen: Animal? = .dog
  @State private var showsDetail = false

  var body: some View {
    NavigationSplitView(showsDetail: $showsDetail) {
      List(Animal.allCases, selection: $chosen, onOpen: { _ in showsDetail = true }) {
        Text($0.word)
      }
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
