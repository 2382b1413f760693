import MemorizeCommands
import SystemCalls

/// The program: runs a command in the environment of this process.
@main enum Program {
  // On the main actor, because starting another thread takes a quarter of the start-up time.
  @MainActor static func main() async {
    FileDescriptor.fillStandardPlaces()
    do throws(Failure) {
      try ResourceNeeds.checkStack()
    } catch {
      leave(with: Console.live.report(error))
    }
    leave(with: await Memorize.run(CurrentProcess.arguments, in: .live()))
  }

  private static func leave(with code: ExitCode) -> Never {
    CurrentProcess.exit(status: code.rawValue)
  }
}
