/// A running asynchronous task of a view.
final class RunningTask {
  private var task: Task<Void, Never>?
  private(set) var isAwaited = true
  /// The closure that starts the task; nil after it was called.
  private var start: ((RunningTask) -> Task<Void, Never>?)?

  init(_ start: @escaping (RunningTask) -> Task<Void, Never>?) {
    self.start = start
  }

  /// Starts the task unless it was cancelled.
  func begin() {
    guard isAwaited, let start else { return }
    self.start = nil
    task = start(self)
  }

  func cancel() {
    task?.cancel()
    isAwaited = false
  }
}

/// Carries a closure of the window's thread through a task that never calls it.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Runs work in the background while the view is in the tree; its result is received on the
  /// window's thread.
  ///
  /// The work starts when the frame with the view is made, or displayed if the window defers tasks.
  /// It is cancelled when the view leaves or the id changes; a later result is dropped.
  ///
  /// - Parameters:
  ///   - id: The work restarts when the id changes.
  ///   - canBegin: Called before the work starts; false prevents it, and there is no result.
  ///   - work: Runs on another thread; should check `Task.isCancelled` regularly.
  ///   - receive: Receives the result before the next frame.
  /// - Returns: The view.
  public func task<ID: Hashable, Result: Sendable>(
    id: ID, when canBegin: @escaping () -> Bool,
    _ work: @escaping @Sendable () async -> Result, receive: @escaping (Result) -> Void
  ) -> some View {
    ResolvedView(self) { resolver, content in
      typealias Started = (id: ID, task: RunningTask)
      let started = resolver.remembered(RunningTask.self) { Remembered<Started?>(nil) }
      if started.value?.id != id {
        started.value?.task.cancel()
        let task = runningTask(when: canBegin, work, resolver.store.mainQueue, receive)
        resolver.store.newTasks.append(task)
        started.value = (id, task)
      }
      resolver.lifecycle(RunningTask.self).record.onDisappear = {
        started.value?.task.cancel()
        started.value = nil
      }
      resolver.scope(RunningTask.self) { content.resolve(&$0) }
    }
  }

  /// Runs work in the background while the view is in the tree, and again when the id changes.
  public func task<ID: Hashable, Result: Sendable>(
    id: ID, _ work: @escaping @Sendable () async -> Result, receive: @escaping (Result) -> Void
  ) -> some View {
    task(id: id, when: { true }, work, receive: receive)
  }

  /// Runs work in the background once while the view is in the tree.
  public func task<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result, receive: @escaping (Result) -> Void
  ) -> some View {
    task(id: 0, work, receive: receive)
  }
}

extension View {
  private func runningTask<Result: Sendable>(
    when canBegin: @escaping () -> Bool, _ work: @escaping @Sendable () async -> Result,
    _ mainQueue: MainQueue, _ receive: @escaping (Result) -> Void
  ) -> RunningTask {
    RunningTask { running in
      guard canBegin() else { return nil }
      let carried = UncheckedSendable(value: (running: running, receive: receive))
      return Task.detached {
        let result = await work()
        guard !Task.isCancelled else { return }
        mainQueue.post {
          if carried.value.running.isAwaited { carried.value.receive(result) }
        }
      }
    }
  }
}
