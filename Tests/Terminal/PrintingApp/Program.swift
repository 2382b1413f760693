import TerminalIO

/// Runs the app, and with `--stay` waits for a line afterwards; with `--capture` it prints in a
/// closure whose output is captured.
@main enum Program {
  @MainActor static func main() {
    switch CommandLine.arguments.last {
    case "--capture": capture()
    case "--stay":
      PrintingApp.main()
      _ = readLine()
    default: PrintingApp.main()
    }
  }

  @MainActor private static func capture() {
    print("before")
    let output = Terminal.capturingOutput {
      for key in "1f2b" { Printing.actions[key]?() }
      print("open", terminator: "")
    }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    print("after, \(lines.count) lines:", lines.prefix(3), lines.suffix(2))
  }
}
