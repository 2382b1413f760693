import TextUI

struct ContainerRelativePage: View {
  @State private var container = Size.zero

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(spacing: 1) {
          ForEach(Animal.allCases) { animal in
            AnimalFace(animal)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 1)
              .containerRelativeFrame(.vertical) { length, _ in length / 2 }
              .background(Color.blue)
          }
        }
        .onContainerSize { container = $0 }
      }
      Text("Shared out: \(container.width) by \(container.height) cells").dim()
    }
    .frame(maxWidth: 120, maxHeight: 30)
  }
}
