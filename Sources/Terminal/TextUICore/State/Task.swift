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
  /// Runs asynchronous work on the main actor while the view is in the tree.
  ///
  ///     .task { for await line in server.lines { lines.append(line) } }
  ///     .task(model.load)
  ///
  /// The work starts when the frame with the view has been displayed, and is cancelled when the
  /// view leaves; it may end earlier. Its changes of state and of `@Observable` objects are drawn
  /// in the next frame.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work; a function that is not isolated runs in the background where it says so.
  /// - Returns: The view.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs asynchronous work on the main actor while the view is in the tree, and again when the id
  /// changes.
  ///
  /// - Parameters:
  ///   - id: The running work is cancelled when the id changes, and new work starts.
  ///   - priority: The priority of the task.
  ///   - action: The work.
  /// - Returns: The view.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    runningTask(id: id, AsynchronousWork.self) { _ in
      RunningTask { _ in Task(priority: priority) { await action() } }
    }
  }
}

/// The key of the tasks on the main actor.
private enum AsynchronousWork {}

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
    runningTask(id: id, RunningTask.self) { resolver in
      backgroundTask(when: canBegin, work, resolver.store.mainQueue, receive)
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
  /// Keeps a task running while the view is in the tree, and replaces it when the id changes.
  private func runningTask<ID: Equatable>(
    id: ID, _ key: Any.Type, _ task: @escaping (Resolver) -> RunningTask
  ) -> some View {
    ResolvedView(self) { resolver, content in
      typealias Started = (id: ID, task: RunningTask)
      let started = resolver.remembered(key) { Remembered<Started?>(nil) }
      if started.value?.id != id {
        started.value?.task.cancel()
        let task = task(resolver)
        resolver.store.newTasks.append(task)
        started.value = (id, task)
      }
      resolver.lifecycle(key).record.onDisappear = {
        started.value?.task.cancel()
        started.value = nil
      }
      resolver.scope(key) { content.resolve(&$0) }
    }
  }

  private func backgroundTask<Result: Sendable>(
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
