import TextUI

struct KeysPage: View {
  @State private var presses: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(presses.suffix(8).enumerated()), id: \.offset) { _, press in Text(press) }
      if presses.isEmpty { Text("Press something").dim() }
    }
    .frame(width: 36, height: 8, alignment: .topLeading)
    .focusable()
    .defaultFocus()
    .onKeyPress { press in
      // Escape goes back, and q leaves the gallery.
      guard press.key != .escape, press.key != .character("q") else { return .ignored }
      presses.append("\(press.key)")
      return .handled
    }
    .onPaste { text in
      presses.append("pasted \(text.count) letters")
      return .handled
    }
  }
}
