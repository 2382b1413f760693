public import Observation

/// A list of items that the program loads in batches from a slow or long source.
///
///     @State private var mails = ContentSource { last, count in
///       try await server.mails(after: last, count)
///     }
///     var body: some View {
///       List(mails.items) { Text($0.subject) }.loadsMore(mails)
///     }
///
/// The first batch is the answer to `next()` or `reload()`, which `loadsMore(_:)` calls as well. An
/// empty batch is the end; a batch may have fewer or more items than requested. After a failure the
/// items stay, and `next()` tries again. Each request has one answer: a late one, which arrives
/// after a reload or after the source was released, is dropped.
@MainActor @Observable public final class ContentSource<Item> {
  /// The items so far, and the state of loading.
  public private(set) var state: LoadState<[Item]>
  /// True if the last batch was empty, so that `next()` loads nothing.
  public private(set) var isAtEnd = false
  @ObservationIgnored private let batch: Int
  @ObservationIgnored private let loading: Loading
  @ObservationIgnored private var task: Task<Void, Never>?
  /// The number of requests so far, by which late answers are recognised.
  @ObservationIgnored private var requests = 0

  private enum Loading {
    case atOnce((Item?, Int) throws -> [Item])
    case later(@MainActor (Item?, Int) async throws -> [Item])
  }

  /// Creates a source that loads in tasks.
  ///
  /// - Parameters:
  ///   - cached: Items that are known already; further ones are appended to them.
  ///   - batch: The number of items to request at a time; at least one.
  ///   - load: Receives the last item, nil for none, and the number of items to load after it. It
  ///     starts on the main actor and should await longer work elsewhere.
  public init(
    cached: [Item] = [], batch: Int = 20,
    load: @escaping @MainActor (_ last: Item?, _ count: Int) async throws -> [Item]
  ) {
    state = cached.isEmpty ? .none : .loaded(cached, from: .cache)
    self.batch = max(1, batch)
    loading = .later(load)
  }

  /// Creates a source that answers at once, such as one of files.
  ///
  /// - Parameters:
  ///   - batch: The number of items to request at a time; at least one.
  ///   - read: Receives the last item, nil for none, and the number of items to read after it.
  public init(
    batch: Int = 20, reading read: @escaping (_ last: Item?, _ count: Int) throws -> [Item]
  ) {
    state = .none
    self.batch = max(1, batch)
    loading = .atOnce(read)
  }

  deinit { task?.cancel() }

  /// The items loaded so far.
  public var items: [Item] { state.value ?? [] }

  /// Loads the next batch, or again the one that failed; ignored while one is loading, and at the
  /// end.
  public func next() {
    if !isAtEnd, !state.isLoading { request(after: items) }
  }

  /// Loads from the start; the items stay until the first batch has arrived, and after a failure.
  ///
  /// A load in progress is cancelled.
  public func reload() {
    isAtEnd = false
    request(after: [])
  }

  /// True if `loadsMore` may request a batch: none is loading or failed, and the end was not
  /// reached.
  var wantsMore: Bool { !isAtEnd && !state.isLoading && state.failure == nil }
}

extension ContentSource {
  private func request(after kept: [Item]) {
    task?.cancel()
    requests += 1
    state = .loading(last: state.value, from: .fresh)
    let (number, count) = (requests, batch)
    switch loading {
    case .atOnce(let read): take(Result { try read(kept.last, count) }, after: kept, number)
    case .later(let load):
      task = Task { [weak self] in
        let result: Result<[Item], any Error>
        do {
          result = .success(try await load(kept.last, count))
        } catch {
          result = .failure(error)
        }
        self?.take(result, after: kept, number)
      }
    }
  }

  private func take(_ result: Result<[Item], any Error>, after kept: [Item], _ number: Int) {
    guard number == requests else { return }
    switch result {
    case .success(let batch):
      isAtEnd = batch.isEmpty
      state = .loaded(kept + batch, from: .fresh)
    case .failure(let error):
      state = .failed(reason: "\(error)", last: state.value, from: .fresh)
    }
  }
}
