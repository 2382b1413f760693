/// Work that a view has started, and whose result it waits for until it is cancelled.
final class RunningTask {
  var task: Task<Void, Never>?
  private(set) var isAwaited = true

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
  /// The work is cancelled when the view goes or the id changes; a result that comes after that is
  /// dropped.
  ///
  /// - Parameters:
  ///   - id: With another id the work begins anew.
  ///   - work: Runs on another thread; should look at `Task.isCancelled` now and then.
  ///   - receive: Gets the result, before the next frame.
  /// - Returns: The view.
  public func task<ID: Hashable, Result: Sendable>(
    id: ID, _ work: @escaping @Sendable () async -> Result,
    receive: @escaping (Result) -> Void
  ) -> some View {
    ResolvedView(self) { resolver, content in
      typealias Started = (id: ID, task: RunningTask)
      let started = resolver.remembered(RunningTask.self) { Remembered<Started?>(nil) }
      if started.value?.id != id {
        started.value?.task.cancel()
        started.value = (id, start(work, resolver.store.mainQueue, receive))
      }
      resolver.lifecycle(RunningTask.self).record.onDisappear = {
        started.value?.task.cancel()
        started.value = nil
      }
      resolver.scope(RunningTask.self) { content.resolve(&$0) }
    }
  }

  /// Does work beside the drawing while the view is there.
  public func task<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result, receive: @escaping (Result) -> Void
  ) -> some View {
    task(id: 0, work, receive: receive)
  }
}

extension View {
  private func start<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result, _ mainQueue: MainQueue,
    _ receive: @escaping (Result) -> Void
  ) -> RunningTask {
    let running = RunningTask()
    let carried = Carried(value: (running: running, receive: receive))
    running.task = Task.detached {
      let result = await work()
      guard !Task.isCancelled else { return }
      mainQueue.post {
        if carried.value.running.isAwaited { carried.value.receive(result) }
      }
    }
    return running
  }
}
