import TextUI

struct ContainerRelativePage: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 1) {
        ForEach(Animal.allCases) { animal in
          AnimalFace(animal)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 1)
            .containerRelativeFrame(.vertical) { length, _ in length / 2 }
            .background(Color.blue)
        }
      }
    }
    .frame(maxWidth: 120, maxHeight: 30)
  }
}
