import MemoryModel
public import Observation

/// Loads one thing at a time; whoever started it brings the result.
///
/// All calls come from one thread, that of the screen: work done elsewhere hands its result over.
@Observable public final class Loader<Source: Equatable, Value> {
  public private(set) var state = LoadState<Source, Value>.none

  public init() {}

  /// Begins to load; what was loaded, failed or under way before is forgotten.
  public func start(_ source: Source) {
    state = .loading(source)
  }

  /// Takes the result of a source, unless meanwhile it was cancelled or another one was started.
  ///
  /// - Parameters:
  ///   - source: What `start(_:)` was called with.
  ///   - result: An error is told by its description, cut to 200 characters.
  public func finish(_ source: Source, _ result: Result<Value, some Error>) {
    guard case .loading(let current) = state, current == source else { return }
    switch result {
    case .success(let value): state = .loaded(value)
    case .failure(let error): state = .failed(reason: "\(error)".printable(atMost: 200))
    }
  }

  /// Gives up what is under way; nothing happens when nothing is.
  public func cancel() {
    if state.isLoading { state = .none }
  }
}
