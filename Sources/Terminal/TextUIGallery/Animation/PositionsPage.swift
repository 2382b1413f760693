import TextUI

struct PositionsPage: View {
  @State private var dealt = Array(Animal.allCases.prefix(4))
  @State private var alignment = HorizontalAlignment.leading
  private let slowly = Animation.easeInOut(duration: .seconds(1))

  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 1) {
        ForEach(dealt) { AnimalCard($0).frame(width: 7, height: 5) }
      }
      .frame(width: 39)
      HStack(spacing: 2) {
        Button("Reverse") { withAnimation(slowly) { dealt.reverse() } }
        Button("Insert") { withAnimation(slowly) { insert() } }
        Button("Remove") { withAnimation(slowly) { remove() } }
      }
      VStack(alignment: alignment) {
        ForEach(dealt) { Text($0.word) }
      }
      .frame(maxWidth: 39, alignment: Alignment(horizontal: alignment, vertical: .center))
      .animation(slowly, value: alignment)
      .frame(width: 39, height: 5, alignment: .top)
      Button("Align") { alignment = alignment == .leading ? .trailing : .leading }
    }
    .defaultFocus()
  }

  private func insert() {
    if let next = Animal.allCases.first(where: { !dealt.contains($0) }), dealt.count < 5 {
      dealt.insert(next, at: 0)
    }
  }

  private func remove() {
    if dealt.count > 1 { dealt.removeFirst() }
  }
}
