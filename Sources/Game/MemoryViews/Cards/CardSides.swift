import MemoryModel
import MemoryViewModel
import Pictures
import TextUI

/// The front of a card: its face, with the countdown behind it.
struct CardFace: View {
  let face: Face
  let card: TableCard
  let look: CardLook
  @Environment(\.facePictures) private var pictures

  var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .bottom) {
        if !hasBar, !isText { CountdownPie(card: card, look: look) }
        symbol.frame(maxWidth: .max, maxHeight: .max)
        if hasBar { CountdownBar(card: card, look: look) }
      }
      .frame(maxWidth: .max, maxHeight: .max)
      if look.showsWord(of: face, isPicture: picture != nil) {
        ink(Text(isPhoto ? face.symbol : face.word)).lineLimit(1)
      }
      if hasLineBelow { Text("") }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .overlay { if picture == nil, block == nil, look.showsCorners, text.count <= 2 { corners } }
    .overlay(alignment: .topLeading) { matchSign }
    .clipped()
    .background(look.colors == nil ? Color.terminal : .clear)
  }

  private var picture: Picture? { look.showsPictures ? pictures[face] : nil }

  /// True if the picture hides everything behind it.
  private var isPhoto: Bool { face.picture != nil && picture != nil }

  /// True if the countdown is a bar, because a photo or a text would cover parts of a pie.
  ///
  /// A text that needs all rows of a card leaves no room for a bar either.
  private var hasBar: Bool { isPhoto || block != nil || isText && look.hasRoomForBar(below: text) }

  /// True if the face is a text, not a symbol; a short one counts if there is room for a bar.
  private var isText: Bool {
    guard picture == nil, look.isUnicode else { return false }
    return text.approximateColumns > 2 || face.isText && look.hasRoomForBar(below: text)
  }

  /// The size of the face in block letters; nil if it is no text, or too long for the card.
  private var block: BlockSize? {
    guard look.isUnicode, picture == nil else { return nil }
    return BlockText.size(of: text, in: look.spaceForText)
  }

  @ViewBuilder private var symbol: some View {
    if let picture {
      Image(picture, label: Text(face.symbol)).resizable(face.fit)
    } else if let block {
      ink(BlockText(text: text, size: block))
    } else {
      ink(Text(text).bold()).multilineTextAlignment(.center)
    }
  }

  /// True if there is a line below the symbol, so that both are centred together.
  private var hasLineBelow: Bool {
    picture == nil && look.showsWord(of: face, isPicture: false) && look.inside.height >= 5
  }

  private func ink(_ text: some View) -> some View {
    text.foregroundStyle(look.colors?.paperInk ?? .terminal)
  }

  // For people who cannot distinguish the colours, and because the cursor hides a rim.
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

  /// The symbol, or the word that replaces it.
  private var text: String { look.text(of: face) }
}

/// The back of a card, with its label at most.
struct CardReverse: View {
  let label: Int
  let look: CardLook
  var isCandidate = false
  /// True if a perfect memory knows the card.
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

  /// The background of a known card's label; nil for that of other cards.
  private var knownGround: Color? { isKnown ? look.colors?.knownBack : nil }

  /// The label, with a sign for people who cannot distinguish the colours.
  private var text: String { isKnown ? "\(label)*" : look.label(label) }
}
