/// The animation of the changes made together, and what to do when all of them have been shown.
struct Transaction {
  var animation: Animation
  var completion: AnimationCompletion?
}

/// Done once, when the last animation of a transaction has ended.
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

/// Where `withAnimation` leaves a transaction for the frame that shows the changes.
///
/// Unchecked, because a transaction may hold closures of the window's thread: it is only put and taken
/// while the window calls someone, on that thread.
final class AnimationSink: @unchecked Sendable {
  private var pending: Transaction?

  /// The sink of the window whose handlers are running.
  @TaskLocal static var current: AnimationSink?

  /// The last one counts, and what is to be done afterwards is done for all of them.
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

/// Shows the changes that `body` makes with an animation.
///
/// Views that are there before and after go from where they are shown to their new places, at their
/// new size, whatever moves them: another order, a sibling that comes or goes, an alignment. A frame
/// for a window of another size moves nothing.
///
/// Works in what a window calls: handlers of events, `onAppear`, `onChange`, results of tasks. Called
/// from elsewhere the changes are made and jump.
///
/// - Parameters:
///   - animation: How to show them; nil to jump.
///   - completion: Called once when all of them have been shown, at once if nothing moves.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .easeInOut, completion: (() -> Void)? = nil,
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
