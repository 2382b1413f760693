import TextUI

struct ScrollPage: View {
  @State private var position = Point.zero
  @State private var isHeld = false

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        HStack {
          Button("First") { withAnimation { proxy.scrollTo(1) } }
          Button("Last") { withAnimation { proxy.scrollTo(30) } }
          Toggle("Hold", isOn: $isHeld)
          Text("\(position.x), \(position.y)").dim()
        }
        ScrollView([.horizontal, .vertical], position: $position) {
          ForEach(1..<31) { row in
            Text("Row \(row) " + String(repeating: "and on ", count: 12)).id(row)
          }
        }
        .scrollDisabled(isHeld)
        .border(.rounded)
        .frame(maxWidth: 100, maxHeight: 40)
      }
    }
    .defaultFocus()
  }
}
