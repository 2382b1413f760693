import MemoryModel
import MemoryViewModel
import TextUI

/// Asks for the path of a file, and does something with that file beside the drawing.
struct FilePanel<Value: Sendable>: View {
  private let task: FileTask<Value>
  @State private var path: String
  @State private var isWorking = false
  @State private var failure: String?
  @Environment(\.dismiss) private var dismiss

  init(_ task: FileTask<Value>, path: String) {
    self.task = task
    _path = State(wrappedValue: path)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(task.title).bold()
      if isWorking { work } else { form }
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
    failure = nil
    isWorking = true
  }

  private var work: some View {
    let (task, path) = (task, path)
    return VStack(alignment: .leading, spacing: 1) {
      ProgressView("\(task.progress) \(path.printable(atMost: 40))")
      if task.canBeCancelled { Button("Cancel") { isWorking = false }.defaultFocus() }
    }
    .task { [run = task.run] in
      Result { try run(path) }
    } receive: {
      isWorking = false
      switch $0 {
      case .success(let value): task.finish(value, path)
      case .failure(let error): failure = "\(error)".printable(atMost: 200)
      }
    }
  }
}

/// What is done with a file, and what is said of it.
struct FileTask<Value: Sendable> {
  let title: String
  /// What the path is asked for with.
  let prompt: String
  /// What begins it.
  let verb: String
  /// What goes on meanwhile, before the path.
  let progress: String
  let canBeCancelled: Bool
  /// Reads or writes the file, on another thread.
  let run: @Sendable (_ path: String) throws -> Value
  /// Gets what `run` gave, unless it was cancelled.
  let finish: (Value, _ path: String) -> Void
}
