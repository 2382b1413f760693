import MemoryModel
import MemoryViewModel
import Synchronization
import TextUI

/// A panel that asks for the path of a file, and processes the file in the background.
struct FilePanel<Value: Sendable>: View {
  private let task: FileTask<Value>
  @State private var path: String
  @State private var progress: FileProgress?
  @State private var failure: String?
  @Environment(\.dismiss) private var dismiss

  init(_ task: FileTask<Value>, path: String) {
    self.task = task
    _path = State(wrappedValue: path)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(task.title).bold()
      if let progress { work(progress) } else { form }
    }
    .frame(maxWidth: 50, alignment: .leading)
    .padding(.horizontal, 2)
    .padding(.vertical)
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField(task.prompt, text: $path)
        .onSubmit(start)
        .defaultFocus()
      if let failure { Text("! \(failure)").foregroundStyle(.red) }
      HStack {
        Button(task.verb, action: start).disabled(path.isEmpty)
        Button("Cancel") { dismiss() }
      }
    }
  }

  private func start() {
    guard !path.isEmpty else { return }
    do {
      try task.check()
      failure = nil
      progress = FileProgress()
    } catch {
      report(error)
    }
  }

  private func report(_ error: any Error) {
    failure = "\(error)".printable(atMost: 300)
  }

  private func work(_ progress: FileProgress) -> some View {
    let (task, path) = (task, path)
    return VStack(alignment: .leading, spacing: 1) {
      ProgressView("\(task.progress) \(path.printable(atMost: 40))")
      FileProgressBar(progress: progress)
      if task.canBeCancelled { Button("Cancel") { self.progress = nil }.defaultFocus() }
    }
    .task { [run = task.run] in
      do {
        return Result<Value, any Error>.success(try await run(path, progress))
      } catch {
        return .failure(error)
      }
    } receive: {
      self.progress = nil
      switch $0 {
      case .success(let value): task.finish(value, path)
      case .failure(let error): report(error)
      }
    }
  }
}

/// A task on a file, with the texts about it.
struct FileTask<Value: Sendable> {
  let title: String
  /// The prompt for the path.
  let prompt: String
  /// The title of the button that starts the task.
  let verb: String
  /// The text during the task, before the path.
  let progress: String
  let canBeCancelled: Bool
  /// Throws the reason why the task cannot start.
  let check: @Sendable () throws -> Void
  /// Reads or writes the file in the background.
  let run: @Sendable (_ path: String, FileProgress) async throws -> Value
  /// Receives the result of `run`, unless the task was cancelled.
  let finish: (Value, _ path: String) -> Void
}

/// The progress of a file task, written by one thread and read by another.
final class FileProgress: Sendable {
  private let done = Atomic(0)
  private let count = Atomic(0)

  func report(_ done: Int, of count: Int) {
    self.count.store(count, ordering: .relaxed)
    self.done.store(done, ordering: .relaxed)
  }

  /// The numbers of finished items and of all items; nil if the task counts no items.
  var current: (done: Int, count: Int)? {
    let count = count.load(ordering: .relaxed)
    return count == 0 ? nil : (done.load(ordering: .relaxed), count)
  }
}

/// A progress bar for pictures, updated five times a second.
private struct FileProgressBar: View {
  let progress: FileProgress

  var body: some View {
    TimelineView(.periodic(by: .milliseconds(200))) { _ in
      if let (done, count) = progress.current {
        ProgressView("\(done) of \(count)", value: Double(done), total: Double(count))
      }
    }
  }
}
