import MemoryModel
import MemoryViewModel
import Pictures
import TextUI

/// The front of a card.
struct CardFace: View {
  let face: Face
  let look: CardLook
  @Environment(\.facePictures) private var pictures

  var body: some View {
    let layout = FaceLayout(face, hasPicture: picture != nil, look)
    VStack(spacing: 0) {
      symbol(layout)
      if layout.hasGap { Text("") }
      if !layout.caption.isEmpty { caption(layout.caption) }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .overlay { if hasCorners(layout) { corners } }
    .clipped()
    .background(look.colors == nil ? Color.terminal : .clear)
  }

  private var picture: Picture? { look.mayShowPictures ? pictures[face] : nil }

  @ViewBuilder private func symbol(_ layout: FaceLayout) -> some View {
    switch layout.symbol {
    case .picture(let rows):
      if let picture {
        Image(picture, label: Text(face.symbol)).resizable(face.fit)
          .frame(maxWidth: .max, minHeight: rows, maxHeight: rows)
      }
    case .blocks(let lines):
      ink(Text(lines.joined(separator: "\n")).fixedSize()).accessibilityLabel(text)
    case .text(let lines):
      ink(Text(lines.joined(separator: "\n")).bold()).multilineTextAlignment(.center)
    }
  }

  private func caption(_ lines: [String]) -> some View {
    ink(Text(lines.joined(separator: "\n"))).multilineTextAlignment(.center)
      .lineLimit(lines.count)
  }

  private func ink(_ text: some View) -> some View {
    text.foregroundStyle(look.colors?.paperInk ?? .terminal)
  }

  /// True if a symbol is repeated in two corners, as on playing cards.
  private func hasCorners(_ layout: FaceLayout) -> Bool {
    guard case .text = layout.symbol else { return false }
    return look.showsCorners && text.count <= 2
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
