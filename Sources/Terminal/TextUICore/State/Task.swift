/// Work that a view wants done, and whose result it waits for until it is cancelled.
final class RunningTask {
  private var task: Task<Void, Never>?
  private(set) var isAwaited = true
  /// Nil once it has been asked to begin.
  private var start: ((RunningTask) -> Task<Void, Never>?)?

  init(_ start: @escaping (RunningTask) -> Task<Void, Never>?) {
    self.start = start
  }

  /// Begins, unless nobody waits for it any more.
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

/// Carries a closure of the window's thread through work that runs elsewhere, which never calls it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Does work beside the drawing while the view is there, and hands the result over on the window's
  /// thread.
  ///
  /// The work begins when the frame with the view is made, or shown where a window defers tasks. It is
  /// cancelled when the view goes or the id changes; a result that comes after that is dropped.
  ///
  /// - Parameters:
  ///   - id: With another id the work begins anew.
  ///   - canBegin: Asked before it begins; where it says no there is no result.
  ///   - work: Runs on another thread; should look at `Task.isCancelled` now and then.
  ///   - receive: Gets the result, before the next frame.
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

  /// The same for work that may always begin.
  public func task<ID: Hashable, Result: Sendable>(
    id: ID, _ work: @escaping @Sendable () async -> Result, receive: @escaping (Result) -> Void
  ) -> some View {
    task(id: id, when: { true }, work, receive: receive)
  }

  /// The same for work that is done once.
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
      let carried = Carried(value: (running: running, receive: receive))
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
