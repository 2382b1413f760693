/// Work that a view has started.
final class RunningTask {
  let id: AnyHashable
  var task: Task<Void, Never>?

  init(id: AnyHashable) {
    self.id = id
  }

  func cancel() {
    task?.cancel()
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
      let running = resolver.remembered(RunningTask.self) { Remembered<RunningTask?>(nil) }
      if running.value?.id != AnyHashable(id) {
        running.value?.cancel()
        running.value = start(
          AnyHashable(id), work, running, resolver.store.mainQueue, receive)
      }
      resolver.lifecycle(RunningTask.self).record.onDisappear = {
        running.value?.cancel()
        running.value = nil
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
    _ id: AnyHashable, _ work: @escaping @Sendable () async -> Result,
    _ running: Remembered<RunningTask?>, _ mainQueue: MainQueue,
    _ receive: @escaping (Result) -> Void
  ) -> RunningTask {
    let own = RunningTask(id: id)
    let carried = Carried(value: (running: running, own: own, receive: receive))
    own.task = Task.detached {
      let result = await work()
      guard !Task.isCancelled else { return }
      mainQueue.post {
        guard carried.value.running.value === carried.value.own else { return }
        carried.value.receive(result)
      }
    }
    return own
  }
}
