import TextUI

struct RepeatsPage: View {
  @State private var isThere = false
  @State private var isSwinging = false
  @State private var arrivals = 0

  private let trip = Animation.easeInOut(duration: .seconds(1))

  var body: some View {
    VStack(alignment: .leading) {
      track(.dog, isThere)
      track(.cat, isThere).animation(trip.delay(.milliseconds(500)), value: isThere)
      track(.hen, isThere).animation(trip.speed(2), value: isThere)
      track(.bat, isSwinging)
        .animation(isSwinging ? trip.repeatForever() : trip, value: isSwinging)
      Text("Arrived together: \(arrivals)")
      HStack {
        Button("Run") {
          withAnimation(trip, completion: { arrivals += 1 }) { isThere.toggle() }
        }
        Button(isSwinging ? "Rest" : "Swing") { isSwinging.toggle() }
      }
      .padding(.top)
    }
    .frame(width: 28, alignment: .leading)
    .defaultFocus()
  }

  private func track(_ animal: Animal, _ isFar: Bool) -> some View {
    AnimalFace(animal).offset(x: isFar ? 24 : 0)
  }
}
