/// The animation of a group of changes, and their completion.
struct Transaction {
  var animation: Animation
  var completion: AnimationCompletion?
}

/// A closure called once, when the last animation of a transaction has ended.
final class AnimationCompletion {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func complete() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Passes a transaction from `withAnimation` to the frame that shows the changes.
///
/// Unchecked, because a transaction may hold closures of the window's thread: it is stored and read
/// only while the window calls a handler, on that thread.
final class AnimationSink: @unchecked Sendable {
  private var pending: Transaction?

  /// The sink of the window whose handlers are running.
  @TaskLocal static var current: AnimationSink?

  /// Stores a transaction; the last one is used, with the completions of all.
  func put(_ transaction: Transaction) {
    var transaction = transaction
    if let earlier = pending?.completion {
      let later = transaction.completion
      transaction.completion = AnimationCompletion {
        earlier.complete()
        later?.complete()
      }
    }
    pending = transaction
  }

  func take() -> Transaction? {
    defer { pending = nil }
    return pending
  }
}

/// Animates the changes that `body` makes.
///
/// Views that exist before and after move from their shown to their new places, at their new size,
/// whatever the reason: another order, a sibling that is added or removed, an alignment. A resize
/// of the window moves nothing.
///
/// Works in closures called by a window: event handlers, `onAppear`, `onChange`, results of tasks.
/// Called elsewhere, the changes are made without animation.
///
/// - Parameters:
///   - animation: The animation; nil to jump.
///   - completion: Called once when all changes have been shown, at once if nothing moves.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completion: (() -> Void)? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  defer {
    let completion = completion.map(AnimationCompletion.init)
    if let animation, let sink = AnimationSink.current {
      sink.put(Transaction(animation: animation, completion: completion))
    } else {
      completion?.complete()
    }
  }
  return try body()
}
