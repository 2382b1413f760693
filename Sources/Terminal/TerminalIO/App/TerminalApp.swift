import SystemCalls
public import TextUICore

/// A program in full screen, or inline if its options say so.
///
///     @main struct Clock: TerminalApp {
///       var body: some View { TimelineView(.everySecond) { Text("\($0)") } }
///     }
///
/// It includes the clock, the detection of the terminal's colours, size and encoding, `q` and ^C,
/// signals and suspension, and the restoration of the terminal on every way out. Its properties may
/// be `@State`.
@MainActor public protocol TerminalApp {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: View

  /// Creates the program, once.
  init()

  /// The view of the program; evaluated again when something may have changed.
  @ViewBuilder var body: Body { get }

  /// The options of the screen; read once, at the start.
  var options: TerminalOptions { get }
}

extension TerminalApp {
  /// The default options.
  public var options: TerminalOptions { TerminalOptions() }

  /// Runs the program.
  ///
  /// The exit status is 0 after `q`, 1 without a terminal, which is reported on standard error, and
  /// 74 (`EX_IOERR`) if the terminal was closed. After a signal, the process ends by that signal.
  public static func main() { main(on: .shared) }

  /// Runs the program with an executor of the main actor.
  package static func main(on executor: LoopExecutor) {
    FileDescriptor.fillStandardPlaces()
    // From the start, so that a task that `init` starts is run by the loop.
    executor.collectingJobs { Self().run(on: executor) }
  }

  private func run(on executor: LoopExecutor) {
    var screen = FullScreen(options)
    screen.executor = executor
    do throws(TerminalError) {
      try screen.run(Window(environment: screen.environment) { AppBody(app: self) })
    } catch {
      Self.leave(because: error)
    }
  }

  private static func leave(because error: TerminalError) -> Never {
    if error == .gone { CurrentProcess.exit(status: 74) }
    let name = CurrentProcess.arguments.first?.split(separator: "/").last ?? "program"
    try? FileDescriptor.standardError.writeAll(Array("\(name): \(error)\n".utf8))
    CurrentProcess.exit(status: 1)
  }
}

/// The program as a view, so that its own properties can be state.
private struct AppBody<App: TerminalApp>: Primitive {
  let app: App

  func resolve(_ resolver: inout Resolver) {
    resolver.linked(app).body.resolve(&resolver)
  }
}

extension Terminal {
  /// Shows a view on the terminal of this process until the person leaves, for a script.
  ///
  ///     try Terminal.run { Text("Hello") }
  ///
  /// If a signal ends it, the process ends by that signal, after `TerminalOptions.save`.
  ///
  /// - Parameters:
  ///   - options: The options of the screen.
  ///   - root: The root view, evaluated for each frame.
  /// - Throws: `TerminalError` if there is no terminal; `.gone` if it was closed meanwhile.
  @MainActor public static func run<Root: View>(
    _ options: TerminalOptions = TerminalOptions(), @ViewBuilder root: @escaping () -> Root
  ) throws(TerminalError) {
    let screen = FullScreen(options)
    try screen.run(Window(environment: screen.environment, root: root))
  }
}
