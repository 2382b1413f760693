import MemoryModel
import MemoryViewModel
import Pictures
import TextUI

/// What a card shows when it is up: its face, and behind it the pie of the time that is left.
struct CardFace: View {
  let face: Face
  let card: TableCard
  let look: CardLook
  @Environment(\.facePictures) private var pictures

  var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .bottom) {
        if !isPhoto { CountdownPie(card: card, look: look) }
        symbol.frame(maxWidth: .max, maxHeight: .max)
        if isPhoto { CountdownBar(card: card, look: look) }
      }
      .frame(maxWidth: .max, maxHeight: .max)
      if look.showsWord(of: face, isPicture: picture != nil) {
        ink(Text(isPhoto ? face.symbol : face.word)).lineLimit(1)
      }
      if hasLineBelow { Text("") }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .overlay { if picture == nil, look.showsCorners { corners } }
    .overlay(alignment: .topLeading) { matchSign }
    .clipped()
    .background(look.colors == nil ? Color.terminal : .clear)
  }

  private var picture: Picture? { look.showsPictures ? pictures[face] : nil }

  /// Whether nothing behind the picture is seen.
  private var isPhoto: Bool { face.picture != nil && picture != nil }

  @ViewBuilder private var symbol: some View {
    if let picture {
      Image(picture, label: Text(face.symbol)).resizable(face.fit)
    } else {
      ink(Text(text).bold()).lineLimit(1)
    }
  }

  /// A symbol of one row and its word stand in the middle together.
  private var hasLineBelow: Bool {
    picture == nil && look.showsWord(of: face, isPicture: false) && look.inside.height >= 5
  }

  private func ink(_ text: some View) -> some View {
    text.foregroundStyle(look.colors?.paperInk ?? .terminal)
  }

  /// For those who cannot tell the colours apart, and because the cursor hides a rim.
  @ViewBuilder private var matchSign: some View {
    if card.isMatched, look.inside.width >= 4, look.inside.height >= 2 {
      Text(look.isUnicode ? "✓" : "=").bold().foregroundStyle(look.colors?.matchedRim ?? .green)
    }
  }

  private var corners: some View {
    VStack(spacing: 0) {
      HStack {
        ink(Text(text))
        Spacer()
      }
      Spacer()
      HStack {
        Spacer()
        ink(Text(text))
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
  var isCandidate = false
  /// Whether a perfect memory would know it.
  var isKnown = false

  var body: some View {
    ZStack {
      if look.colors == nil { Rectangle().fill(look.color) }
      if look.showsLabels, text.count <= look.inside.width {
        Text(isCandidate && look.inside.width >= 4 ? " \(text) " : text).bold()
          .foregroundStyle(isCandidate ? look.color : knownGround == nil ? look.ink : .black)
          .textBackground(isCandidate ? look.ink : knownGround ?? look.color)
      }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .clipped()
  }

  /// What is behind the label of a known card, if not what is behind others.
  private var knownGround: Color? { isKnown ? look.colors?.knownBack : nil }

  /// The label, with a sign for those who cannot tell the colours apart.
  private var text: String { isKnown ? "\(label)*" : "\(label)" }
}
