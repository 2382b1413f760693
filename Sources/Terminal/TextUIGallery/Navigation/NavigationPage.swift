import TextUI

struct NavigationPage: View {
  @State private var path: [Animal] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(Animal.allCases) { NavigationLink($0.word, value: $0) }
        .navigationTitle("Animals")
        .navigationDestination(for: Animal.self) { animal in
          VStack {
            AnimalCard(animal)
            HStack {
              NavigationLink("Next", value: animal.next)
              Button("First") { path = [] }
            }
          }
          .navigationTitle("\(animal.word), \(path.count) deep")
        }
    }
    .frame(maxWidth: 50, maxHeight: 9)
    .defaultFocus()
  }
}

extension Animal {
  fileprivate var next: Animal {
    let all = Animal.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
