import TextUI

struct ZoomPage: View {
  @State private var viewport = Viewport(zoomRange: 1...4, margins: Size(width: 1, height: 1))

  var body: some View {
    VStack {
      ZoomView(viewport: $viewport) {
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
      Text("\(Int((100 * viewport.zoom).rounded())) %, a click for 200 %")
        .onTapGesture { viewport.zoom(to: 2) }
    }
    .frame(maxWidth: 120, maxHeight: 36)
  }
}
