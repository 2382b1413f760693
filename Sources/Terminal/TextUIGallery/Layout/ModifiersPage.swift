import TextUI

struct ModifiersPage: View {
  var body: some View {
    HStack(spacing: 3) {
      AnimalFace(.cat).padding().border(.rounded)
      AnimalFace(.cat).border(.rounded).padding().background(Color.blue)
      AnimalFace(.cat).padding().background(Color.blue).border(.rounded)
    }
  }
}
