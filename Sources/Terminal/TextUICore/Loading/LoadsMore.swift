extension View {
  /// Loads further items when the end of the list or lazy stack in the view becomes visible.
  ///
  ///     List(animals.items) { Text($0.name) }
  ///       .loadsMore($animals) { last, count in try await farm.animals(after: last, count) }
  ///
  /// Batches are loaded in the background, one at a time; a batch with fewer items than requested
  /// is the last one. After an error nothing is loaded before `Paged.retry()`; the reason is the
  /// error as text. Removing the view cancels loading; it restarts when the view returns. For lists
  /// of elements, `LazyVStack` and `LazyHStack`: other views do not report that their end is
  /// visible, and load nothing.
  ///
  /// - Parameters:
  ///   - paged: The items.
  ///   - batch: The number of items to request at a time; at least one.
  ///   - load: Receives the last item, nil for none, and the number of items to load after it.
  /// - Returns: The view.
  public func loadsMore<Item: Sendable>(
    _ paged: Binding<Paged<Item>>, batch: Int = 20,
    _ load: @escaping @Sendable (_ last: Item?, _ count: Int) async throws -> [Item]
  ) -> some View {
    let now = paged.wrappedValue
    let (isLoading, last, count) = (now.state.isLoading, now.items.last, max(1, batch))
    // A non-nil callback would request another frame after every frame.
    return onEndInSight(now.canLoadMore ? { paged.wrappedValue.loadMore() } : nil)
      .task(id: PagedRequest(isLoading: isLoading, count: now.items.count)) {
        isLoading ? await PagedBatch { try await load(last, count) } : nil
      } receive: { result in
        switch result {
        case .items(let items): paged.wrappedValue.take(items, of: count)
        case .failure(let reason): paged.wrappedValue.fail(reason)
        case nil: break
        }
      }
  }

  /// Runs an action after frames in which the last row of a lazy stack is visible, or which has
  /// none.
  private func onEndInSight(_ action: (() -> Void)?) -> some View {
    ResolvedView(self) { resolver, content in
      let outer = resolver.values.onEndReached
      resolver.store.log.noteEffect()
      let effects = resolver.store.effects
      resolver.values.onEndReached = action.map { action in { effects.perform(action) } }
      content.resolve(&resolver)
      resolver.values.onEndReached = outer
    }
  }
}

/// The result of a batch.
private enum PagedBatch<Item: Sendable>: Sendable {
  case items([Item])
  case failure(String)

  init(_ load: () async throws -> [Item]) async {
    do {
      self = .items(try await load())
    } catch {
      self = .failure("\(error)")
    }
  }
}

/// The identity of a load; nil while nothing is loading.
private struct PagedRequest: Hashable {
  let isLoading: Bool
  let count: Int
}

extension EnvironmentValues {
  /// Called during placement by lazy stacks whose last row is visible; nil if nothing observes
  /// it.
  package var onEndReached: (() -> Void)? {
    get { self[EndInSightKey.self] }
    set { self[EndInSightKey.self] = newValue }
  }
}

private enum EndInSightKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
