import TextUI

struct FramesPage: View {
  private let corners: [[Alignment]] = [
    [.topLeading, .top, .topTrailing],
    [.leading, .center, .trailing],
    [.bottomLeading, .bottom, .bottomTrailing],
  ]

  var body: some View {
    VStack {
      ForEach(0..<3) { row in
        HStack {
          ForEach(0..<3) { column in
            AnimalFace(.bee)
              .frame(maxWidth: .max, maxHeight: .max, alignment: corners[row][column])
              .border(.rounded, color: .yellow)
          }
        }
      }
    }
    .frame(maxWidth: 120, maxHeight: 30)
  }
}
