import TextUI

struct GrowingListPage: View {
  @State private var count = 12

  var body: some View {
    VStack {
      List(1...count, id: \.self) { Text("Visitor \($0)") }
        .defaultScrollAnchor(.bottom)
        .border(.rounded)
        .frame(maxWidth: 30, maxHeight: 10)
      Button("Open the gate") { count += 1 }
    }
    .defaultFocus()
  }
}
