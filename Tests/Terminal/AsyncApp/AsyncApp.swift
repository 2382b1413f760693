import Observation
import Synchronization
import SystemCalls
import TerminalIO
import TextUI

/// A program whose model is changed by tasks of the main actor.
struct AsyncApp: TerminalApp {
  @State private var model = Model()
  @State private var lines: [Int] = []
  @State private var loaded = "loading"
  @Environment(TerminalLog.self) private var log

  var body: some View {
    let _ = Model.countBody()
    VStack(alignment: .leading) {
      Text("count \(model.count), sum \(model.sum), order \(model.isInOrder)")
      Text("lines \(lines.count), last \(lines.last ?? 0), \(loaded), model \(model.isLoaded)")
      Text("static \(Model.isPrepared)")
      Button("Task") { Task { @MainActor in model.count += 1 } }.keyboardShortcut(.character("t"))
        .defaultFocus()
      Button("Thread") { model.countOnAnotherThread() }.keyboardShortcut(.character("d"))
      Button("Jobs") { model.flood() }.keyboardShortcut(.character("j"))
      Button("Exit", action: model.exit).keyboardShortcut(.character("x"))
      Button("Print \(log.lines.count) \(log.lines.last ?? "")") { print("printed", model.count) }
        .keyboardShortcut(.character("p"))
      Button("Endless") { model.spin() }.keyboardShortcut(.character("e"))
      HStack {
        Button("Close: \(model.rest)", action: model.closeOutput)
          .keyboardShortcut(.character("c"))
        Button("Rest", action: model.lookForRest).keyboardShortcut(.character("r"))
        Button("Gauge \(model.gauge.level)") { model.gauge.flood() }
          .keyboardShortcut(.character("w"))
        Text(Model.bodies < 5_000 ? "few" : "many")
      }
      Misbehaviour(model: model)
    }
    .task {
      for await line in Model.lines(1_000) { lines.append(line) }
    }
    .task(model.load)
    .task(Model.prepare)
    .task(id: 1) { loaded = await Model.word() }
  }
}

/// Buttons for what programs should not do.
struct Misbehaviour: View {
  let model: Model
  @State private var isStubborn = false
  @State private var changesBody = false

  var body: some View {
    HStack {
      Button("Throw") { Task { try await model.fail() } }.keyboardShortcut(.character("h"))
      Button("Block") { Poll.pause(milliseconds: 1_000) }.keyboardShortcut(.character("b"))
      Button("Hang") { model.hang() }.keyboardShortcut(.character("g"))
      Button("Busy") { Task.detached { while true {} } }.keyboardShortcut(.character("y"))
      Button("Body") { changesBody.toggle() }.keyboardShortcut(.character("o"))
      Button("Stubborn") { isStubborn.toggle() }.keyboardShortcut(.character("s"))
      if isStubborn { Text("+").task { while true { await Task.yield() } } }
      if changesBody { Changing() }
    }
  }
}

/// A view whose body changes the state that it reads.
struct Changing: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text(count > 0 ? "!" : "")
  }
}

/// A model of no actor, which threads change while it is drawn.
nonisolated final class Gauge: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let value = Mutex(0)

  var level: Int {
    registrar.access(self, keyPath: \.level)
    return value.withLock { $0 }
  }

  /// Changes the level 100,000 times on four threads.
  func flood() {
    for _ in 0..<4 {
      Task.detached { for _ in 0..<25_000 { self.raise() } }
    }
  }

  private func raise() {
    registrar.withMutation(of: self, keyPath: \.level) { value.withLock { $0 += 1 } }
  }
}

extension AsyncApp {
  var options: TerminalOptions {
    var options = TerminalOptions()
    options.source = EventSource(
      interests: {
        Model.waits += 1
        return []
      }, serve: { _ in false })
    return options
  }
}

@MainActor @Observable final class Model {
  /// The number of times that the loop has waited.
  static var waits = 0
  /// The number of times that the body of the program was evaluated.
  private(set) static var bodies = 0

  let gauge = Gauge()
  var count = 0
  /// The state of the loop after the output was closed.
  private(set) var rest = "open"
  private(set) var sum = 0
  private(set) var isInOrder = true
  private(set) var isLoaded = false
  @ObservationIgnored private var latest = [Int](repeating: -1, count: 8)

  func load() async { isLoaded = true }

  /// True if the static method has run as a task of the view.
  private(set) static var isPrepared = false

  static func prepare() async { isPrepared = true }

  nonisolated static func word() async -> String {
    try? await Task.sleep(for: .milliseconds(50))
    return "loaded"
  }

  func countOnAnotherThread() {
    Task.detached { await MainActor.run { self.count += 10 } }
  }

  /// Sends 100,000 jobs from eight threads, each of which numbers its own.
  func flood() {
    for thread in 0..<8 {
      Task.detached {
        for number in 0..<12_500 {
          Task { @MainActor in self.take(number, of: thread) }
        }
      }
    }
  }

  private func take(_ number: Int, of thread: Int) {
    isInOrder = isInOrder && latest[thread] == number - 1
    latest[thread] = number
    sum += 1
  }

  func exit() {
    Task.detached { CurrentProcess.exit(status: 3) }
  }

  static func countBody() { bodies += 1 }

  func fail() async throws {
    await Task.yield()
    throw CancellationError()
  }

  /// Closes what could be printed to, and looks whether the loop rests afterwards.
  func closeOutput() {
    for descriptor in [FileDescriptor.standardOutput, .standardError] { try? descriptor.close() }
    lookForRest()
  }

  /// Looks whether the loop waits for events.
  func lookForRest() {
    rest = "looking"
    Task {
      let before = Self.waits
      try? await Task.sleep(for: .milliseconds(100))
      rest = Self.waits - before < 10 ? "resting" : "busy"
    }
  }

  /// Never lets the main actor rest.
  func spin() {
    Task { spin() }
  }

  /// Rings the bell, and never returns to the loop.
  func hang() {
    Task {
      try? FileDescriptor.standardInput.writeAll([7])
      while true {}
    }
  }

  nonisolated static func lines(_ count: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task.detached {
        for number in 1...count {
          continuation.yield(number)
          try? await Task.sleep(for: .milliseconds(1))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
