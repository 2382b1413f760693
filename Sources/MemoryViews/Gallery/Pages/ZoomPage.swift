import TextUI

struct ZoomPage: View {
  var body: some View {
    ZoomView {
      VStack(spacing: 0) {
        ForEach(0..<3) { row in
          HStack(spacing: 0) {
            ForEach(0..<4) { column in
              AnimalFace(Animal.allCases[row * 4 + column])
                .frame(maxWidth: .max, maxHeight: .max)
                .border(.rounded)
            }
          }
        }
      }
    }
    .border(.double)
    .frame(maxWidth: 120, maxHeight: 36)
  }
}
