import TextUI

struct ReorderPage: View {
  @State private var animals = Array(Animal.allCases.prefix(5))

  var body: some View {
    HStack(spacing: 1) {
      ForEach(animals) { animal in
        AnimalCard(animal).frame(width: 7, height: 5).draggable(animal)
      }
    }
    .dropDestination(for: Animal.self) { moved, location in
      withAnimation {
        animals.removeAll(where: moved.contains)
        // A card and the gap next to it are eight columns wide.
        animals.insert(contentsOf: moved, at: min(location.x / 8, animals.count))
      }
      return true
    }
  }
}
