import TextUI

struct LogPage: View {
  @State private var log = TerminalLog()

  var body: some View {
    VStack {
      Button("Print") { log.append(Array("This is line \(log.lines.count + 1).\n".utf8)) }
      LogPane()
        .frame(maxWidth: 30, maxHeight: 5)
        .border(.rounded)
    }
    .environment(log)
    .defaultFocus()
  }
}
