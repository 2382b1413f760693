import Foundation
import TerminalIO
import TextUI

/// Shows a log that grows: `journalctl -f | LogViewer`, or `LogViewer FILE`, or lines of its own.
@main struct LogViewer: TerminalApp {
  @State private var log = Log()
  private let lines: AsyncStream<[String]>

  init() {
    if let file = CommandLine.arguments.dropFirst().first {
      lines = LineReader.lines(ofFile: file)
    } else if isatty(STDIN_FILENO) == 0 {
      lines = LineReader.linesOfStandardInput()
    } else {
      lines = Demonstration.lines()
    }
  }

  var body: some View {
    LogScreen(log: log)
      .task {
        for await batch in lines { log.append(batch) }
        log.isComplete = true
      }
  }
}
