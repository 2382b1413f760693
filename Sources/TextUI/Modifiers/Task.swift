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
  ) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      let running = resolver.remembered(5) { Remembered<RunningTask?>(nil) }
      if running.value?.id != AnyHashable(id) {
        running.value?.cancel()
        running.value = resolver.store.start(AnyHashable(id), work, running, receive)
      }
      resolver.lifecycle(5).record.onDisappear = {
        running.value?.cancel()
        running.value = nil
      }
      resolver.scope(5) { content.resolve(&$0) }
    }
  }

  /// Does work beside the drawing while the view is there.
  public func task<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result, receive: @escaping (Result) -> Void
  ) -> ResolvedView<Self> {
    task(id: 0, work, receive: receive)
  }
}

extension FrameStore {
  fileprivate func start<Result: Sendable>(
    _ id: AnyHashable, _ work: @escaping @Sendable () async -> Result,
    _ running: Remembered<RunningTask?>, _ receive: @escaping (Result) -> Void
  ) -> RunningTask {
    let own = RunningTask(id: id)
    let mainQueue = mainQueue
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
