import TextUI

struct LifecyclePage: View {
  @State private var isThere = true
  @State private var diary: [String] = []

  var body: some View {
    VStack {
      HStack(spacing: 3) {
        Toggle("The cat is in", isOn: $isThere)
        ZStack {
          if isThere {
            AnimalFace(.cat)
              .onAppear { diary.append("The cat appears") }
              .onDisappear { diary.append("The cat disappears") }
          }
        }
        .frame(width: 3)
      }
      ForEach(Array(diary.suffix(6).enumerated()), id: \.offset) { _, line in Text(line) }
    }
    .onChange(of: isThere) { old, new in diary.append("\(old) has become \(new)") }
    .frame(width: 30, height: 7, alignment: .top)
    .defaultFocus()
  }
}
