import TextUI

struct MousePage: View {
  @State private var isHovered = false
  @State private var turns = 0
  @State private var news = "Not pressed yet"

  var body: some View {
    VStack {
      Text(news).bold()
      Text(isHovered ? "The mouse is here" : "The mouse is elsewhere")
        .frame(width: 32, height: 5)
        .border(isHovered ? .heavy : .rounded)
        .onHover { isHovered = $0 }
        .onPress { press in
          let place = press.location(in: .named("page"))
          news = "\(press.phase) at \(place.x), \(place.y); tap \(press.tapCount)"
        }
        .onWheel { _, rows in
          turns += rows
          return .handled
        }
      Text("The wheel: \(turns)")
    }
    .coordinateSpace("page")
  }
}
