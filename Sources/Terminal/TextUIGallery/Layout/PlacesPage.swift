import TextUI

struct PlacesPage: View {
  @State private var isRaised = false
  @State private var isHidden = false

  var body: some View {
    VStack {
      ZStack {
        AnimalCard(.dog).background(Color.blue).position(x: 4, y: 2).zIndex(isRaised ? 1 : 0)
        AnimalCard(.cat).background(Color.blue).position(x: 8, y: 3)
      }
      .frame(width: 14, height: 6)
      HStack {
        Text("left")
        if isHidden { owl.hidden() } else { owl }
        Text("right")
      }
      HStack(spacing: 2) {
        Toggle("The dog on top", isOn: $isRaised)
        Toggle("Hide the owl", isOn: $isHidden)
      }
    }
    .defaultFocus()
  }

  private var owl: some View { AnimalFace(.owl).border(.single) }
}
