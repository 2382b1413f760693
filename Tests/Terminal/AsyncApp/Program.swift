import SystemCalls
import TerminalIO

/// Runs the app, with `--without-hook` as on a runtime that lacks the hook for the main actor.
@main enum Program {
  @MainActor static func main() {
    if CurrentProcess.arguments.contains("--without-hook") {
      AsyncApp.main(on: .withoutHook)
    } else {
      AsyncApp.main()
    }
  }
}
