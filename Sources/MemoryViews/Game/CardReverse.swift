import TextUI

/// The back of a card, which tells no more than what to type to turn it.
struct CardReverse: View {
  let label: Int
  let look: CardLook

  var body: some View {
    ZStack {
      Rectangle().fill(look.color)
      if look.showsLabels, "\(label)".count <= look.inside.width {
        Text("\(label)").bold().foregroundColor(look.ink).textBackground(look.color)
      }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .clipped()
  }
}
