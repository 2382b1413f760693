import TextUI

struct PiePage: View {
  @State private var left = 1.0

  var body: some View {
    VStack {
      ZStack {
        Pie(end: .degrees(360 * left)).fill(.yellow).opacity(0.5)
        AnimalFace(.fox)
      }
      .frame(maxWidth: .max, maxHeight: .max)
      .border(.rounded)
      .aspectRatio(2.0 / 3, contentMode: .fit)
      Button("Again", action: start)
    }
    .frame(maxHeight: 36)
    .onAppear(perform: start)
    .defaultFocus()
  }

  private func start() {
    withAnimation(nil) { left = 1 }
    withAnimation(.linear(duration: .seconds(6))) { left = 0 }
  }
}
