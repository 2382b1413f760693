import TextUI

struct PointPopupPage: View {
  @State private var isOpen = false
  @State private var place = Point.zero

  var body: some View {
    Text("A meadow")
      .frame(maxWidth: .max, maxHeight: .max)
      .border(.rounded, color: .green)
      .frame(maxWidth: 120, maxHeight: 36)
      .onPress { press in
        guard press.phase == .ended, press.isInside else { return }
        place = press.location(in: .global)
        isOpen = true
      }
      .popup(isPresented: $isOpen, at: place, dim: 0) {
        HStack {
          AnimalFace(.ant)
          Text("\(place.x), \(place.y)")
        }
      }
  }
}
