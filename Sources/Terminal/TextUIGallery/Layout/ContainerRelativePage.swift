import TextUI

struct ContainerRelativePage: View {
  @State private var container = Size.zero
  @State private var isContainer = false

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
      Text("A quarter")
        .containerRelativeFrame(.horizontal, count: 4, spacing: 0)
        .background(Color.blue)
        .if(isContainer) { $0.relativeFrameContainer() }
        .frame(width: 36, alignment: .leading)
        .clipped()
      Toggle("A frame of 36 columns is its container", isOn: $isContainer)
    }
    .frame(maxWidth: 120, maxHeight: 30)
  }
}
