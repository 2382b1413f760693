import TextUI

struct EditableListPage: View {
  @State private var animals = Array(Animal.allCases.prefix(8))
  @State private var chosen: Animal? = .cat

  var body: some View {
    VStack {
      List(animals, selection: $chosen) { animal in
        AnimalFace(animal)
        Text(animal.word)
      }
      .onDelete { animals.remove(at: $0) }
      .onMove { animals.swapAt($0, $1) }
      .border(.rounded)
      .frame(maxWidth: 24, maxHeight: 10)
      Text("\(animals.count) animals, first \(animals.first?.word ?? "none")").dim()
    }
    .defaultFocus()
  }
}
