import TextUI

struct SectionListPage: View {
  @State private var chosen: Animal? = .owl

  var body: some View {
    VStack {
      List(selection: $chosen) {
        Section("Farm") { rows([.cow, .hen, .pig, .dog]) }
        Section("Wood") { rows([.owl, .fox, .bat]) }
        Section("Air") { rows([.bee]) }
      }
      .border(.rounded)
      .frame(maxWidth: 30, maxHeight: 14)
      Text("Chosen: \(chosen?.word ?? "none")").dim()
    }
    .defaultFocus()
  }

  private func rows(_ animals: [Animal]) -> some View {
    ForEach(animals) { animal in
      Label {
        Text(animal.word)
      } icon: {
        AnimalFace(animal)
      }
      .tag(animal)
    }
  }
}
