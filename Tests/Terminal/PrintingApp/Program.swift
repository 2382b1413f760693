import TerminalIO

/// Runs the app, and with `--stay` waits for a line afterwards.
@main enum Program {
  @MainActor static func main() {
    PrintingApp.main()
    if CommandLine.arguments.contains("--stay") { _ = readLine() }
  }
}
