import TextUI

struct OwnGesturePage: View {
  @State private var animals = Animal.allCases
  @State private var news = "Nothing yet"
  @GestureState(resetAnimation: .spring) private var lift = Size.zero

  var body: some View {
    VStack {
      Text(news).bold()
      AnimalFace(animals[0])
        .frame(width: 7, height: 3)
        .border(lift == .zero ? .rounded : .double)
        .gesture(carry.exclusively(before: FlickGesture().onEnded(flick)))
        .offset(x: lift.width, y: lift.height)
        .frame(maxWidth: .max, maxHeight: .max)
    }
  }

  private var carry: some Gesture {
    LongPressGesture().sequenced(before: DragGesture())
      .updating($lift) { value, lift in
        if case .second(_, let drag?) = value { lift = drag.translation }
      }
      .onEnded { _ in news = "Carried, and back" }
  }

  private func flick(by columns: Int) {
    news = columns < 0 ? "Flicked to the left" : "Flicked to the right"
    if columns < 0 {
      animals.append(animals.removeFirst())
    } else {
      animals.insert(animals.removeLast(), at: 0)
    }
  }

  /// A fast movement along a row, recognized at its end.
  struct FlickGesture: Gesture {
    func recognize(_ event: GestureEvent, _ progress: inout Void) -> GesturePhase<Int> {
      guard case .press(let press) = event, press.button == .left,
        press.time - press.startTime < .milliseconds(500)
      else { return .failed }
      let columns = press.location.x - press.startLocation.x
      guard press.phase == .ended else { return .possible }
      return abs(columns) >= 3 ? .ended(columns) : .failed
    }
  }
}
