import MemoryModel
import MemoryViewModel
import TextUI

/// What a card shows when it is up: its face, and behind it the pie of the time that is left.
struct CardFace: View {
  let face: Face
  let card: TableCard
  let look: CardLook

  var body: some View {
    ZStack {
      CountdownPie(card: card, look: look)
      if look.showsCorners { corners }
      symbol
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .clipped()
    .background(Color.terminal)
  }

  private var symbol: some View {
    VStack(spacing: 0) {
      Text(text).bold().lineLimit(1)
      if look.showsWord { Text(face.word).lineLimit(1) }
    }
  }

  private var corners: some View {
    VStack(spacing: 0) {
      HStack {
        Text(text)
        Spacer()
      }
      Spacer()
      HStack {
        Spacer()
        Text(text)
      }
    }
    .padding(.horizontal, 1)
  }

  /// The symbol, or as much of the word as there is room for.
  private var text: String {
    look.isUnicode ? face.symbol : String(face.word.prefix(look.inside.width))
  }
}

/// The back of a card, which tells no more than what to type to turn it.
struct CardReverse: View {
  let label: Int
  let look: CardLook

  var body: some View {
    ZStack {
      Rectangle().fill(look.color)
      if look.showsLabels, "\(label)".count <= look.inside.width {
        Text("\(label)").bold().foregroundStyle(look.ink).textBackground(look.color)
      }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .clipped()
  }
}
