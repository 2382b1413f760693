import TextUI

struct DragAndDropPage: View {
  @State private var boxes: [[Animal]] = [[.dog, .cat, .fox], [.bee, .hen]]
  @State private var target: Int?

  var body: some View {
    VStack {
      HStack(spacing: 2) {
        ForEach(boxes.indices) { box($0) }
      }
      Text("A box holds four").dim()
    }
  }

  private func box(_ number: Int) -> some View {
    VStack {
      ForEach(boxes[number]) { animal in
        AnimalFace(animal).frame(width: 5).draggable(animal)
      }
    }
    .frame(width: 12, height: 4)
    .border(target == number ? .double : .rounded)
    .dropDestination(
      for: Animal.self,
      isTargeted: { isOver in
        if isOver { target = number } else if target == number { target = nil }
      },
      action: { animals, _ in put(animals, into: number) })
  }

  private func put(_ animals: [Animal], into number: Int) -> Bool {
    guard boxes[number].count < 4, !animals.contains(where: boxes[number].contains) else {
      return false
    }
    boxes = boxes.map { box in box.filter { !animals.contains($0) } }
    boxes[number] += animals
    return true
  }
}
