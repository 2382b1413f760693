import TextUI

struct GesturesPage: View {
  @State private var offset = Size.zero
  @State private var start = Size.zero
  @State private var scale = 0
  @State private var news = "Nothing yet"
  @GestureState private var isPressed = false

  var body: some View {
    VStack {
      Text(news).bold()
      AnimalFace(.dog)
        .frame(width: 5 + 2 * scale, height: 3 + scale)
        .border(isPressed ? .double : .rounded)
        .onTapGesture(count: 2) { news = "Two taps" }
        .onTapGesture { news = "A tap" }
        .gesture(drag)
        .highPriorityGesture(LongPressGesture().onEnded { _ in news = "A long press" })
        .simultaneousGesture(press)
        .gesture(MagnifyGesture().onChanged { scale = max(0, min(scale + $0.step, 4)) })
        .offset(x: offset.width, y: offset.height)
        .frame(maxWidth: .max, maxHeight: .max)
    }
  }

  /// Goes on beside the other gestures until the button is released.
  private var press: some Gesture {
    DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed in isPressed = true }
  }

  private var drag: DragGesture {
    DragGesture()
      .onChanged { drag in
        news = "Dragged by \(drag.translation.width), \(drag.translation.height)"
        offset = Size(
          width: start.width + drag.translation.width,
          height: start.height + drag.translation.height)
      }
      .onEnded { _ in start = offset }
  }
}
