import SystemCalls
public import TextUICore

/// A program that is a screen of a terminal.
///
///     @main struct Clock: TerminalApp {
///       var body: some View { TimelineView(.everySecond) { Text("\($0)") } }
///     }
///
/// Built in are the clock, what the terminal tells of its colours, size and text, `q` and ^C, signals
/// and suspension, and a terminal that is given back on every way out. Its fields may be `@State`.
public protocol TerminalApp {
  /// What `body` makes; found by the compiler.
  associatedtype Body: View

  /// Makes the program, once.
  init()

  /// What is shown; asked for again whenever something may have changed.
  @ViewBuilder var body: Body { get }

  /// How it is shown; asked for once, at the start.
  var options: TerminalOptions { get }
}

extension TerminalApp {
  /// The usual options.
  public var options: TerminalOptions { TerminalOptions() }

  /// Runs the program.
  ///
  /// Its exit status is 0 after `q`, 1 where there is no terminal, which is then said on standard
  /// error, and 74 (`EX_IOERR`) if the terminal went away. A signal's death is its own.
  public static func main() {
    FileDescriptor.fillStandardPlaces()
    let app = Self()
    do throws(TerminalError) {
      try Terminal.run(app.options) { AppBody(app: app) }
    } catch {
      leave(because: error)
    }
  }

  private static func leave(because error: TerminalError) -> Never {
    if error == .gone { CurrentProcess.exit(status: 74) }
    let name = CurrentProcess.arguments.first?.split(separator: "/").last ?? "program"
    try? FileDescriptor.standardError.writeAll(Array("\(name): \(error)\n".utf8))
    CurrentProcess.exit(status: 1)
  }
}

/// The program as a view, so that its own fields can be state.
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
  /// Where a signal ends it, the process dies by that signal, after `TerminalOptions.save`.
  ///
  /// - Parameters:
  ///   - options: How it is shown.
  ///   - root: What is shown; made anew for each frame.
  /// - Throws: `TerminalError` if there is no terminal; `.gone` if it went away meanwhile.
  public static func run<Root: View>(
    _ options: TerminalOptions = TerminalOptions(), @ViewBuilder root: @escaping () -> Root
  ) throws(TerminalError) {
    let screen = FullScreen(options)
    try screen.run(Window(environment: screen.environment, root: root))
  }
}
