import TextUI

struct PopupStylesPage: View {
  @State private var isNote = false
  @State private var isFading = false
  @State private var offer: Int?

  var body: some View {
    VStack(spacing: 1) {
      Button("A note") { isNote = true }.id("note").defaultFocus()
      Button("A fading one") { isFading = true }
      Button("A value") { offer = 2 }
    }
    .popup(
      isPresented: $isNote, anchoredTo: "note", alignment: .center, style: NotePopupStyle()
    ) {
      Text("Below the middle")
    }
    .popup(
      isPresented: $isFading, transition: .opacity.combined(with: .scale),
      animation: .easeInOut(duration: .seconds(1))
    ) {
      Text("Fades and grows")
    }
    .popup(showing: offer, onDismiss: decline) { Text("Close me \($0 + 1) times") }
  }

  private func decline() {
    offer = offer.flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  /// A yellow note without a border.
  struct NotePopupStyle: PopupStyle {
    func makeBody(content: ModifierContent) -> some View {
      content.padding(.horizontal, 2).padding(.vertical, 1)
        .foregroundStyle(.black).background(Color.yellow)
    }

    /// Keeps a wide window's sides free.
    func padding(isLandscape: Bool) -> EdgeInsets {
      isLandscape ? EdgeInsets(leading: 8, trailing: 8) : .zero
    }
  }
}
