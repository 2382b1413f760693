import TerminalIO
import TextUI

/// A program that prints in many ways, by keys, while its screen is shown.
struct PrintingApp: TerminalApp {
  @Environment(TerminalLog.self) private var log
  @Environment(\.quit) private var quit

  var body: some View {
    Text("log \(log.lines.count): \(log.lines.last ?? "")")
      .lineLimit(1)
      .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
      .onKeyPress { press in
        guard case .character(let key) = press.key, let action = Printing.actions[key] else {
          return .ignored
        }
        action()
        return .handled
      }
      .onKeyPress(.character("l")) {
        Printing.put("last words\n")
        quit()
      }
      .logPane()
  }
}

extension PrintingApp {
  var options: TerminalOptions {
    var options = TerminalOptions()
    options.log = { Printing.logged += $0.count }
    options.save = { print("logged \(Printing.logged) bytes") }
    return options
  }
}
