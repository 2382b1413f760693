extension View {
  /// Loads further items when the end of the list or lazy stack in the view comes in sight.
  ///
  ///     List(animals.items) { Text($0.name) }
  ///       .loadsMore($animals) { last, count in try await farm.animals(after: last, count) }
  ///
  /// One batch is loaded at a time, beside the drawing; a batch with fewer items than asked for is
  /// the last one. After an error no more is loaded before `Paged.retry()`; its reason is what the
  /// error says as a text. When the view goes, what is being loaded is cancelled; it is loaded anew
  /// when the view comes back. For lists of elements, `LazyVStack` and `LazyHStack`: other views are
  /// not told when their end comes in sight, and load nothing.
  ///
  /// - Parameters:
  ///   - paged: The items.
  ///   - batch: How many to ask for at a time; below one counts as one.
  ///   - load: Given the last item there is, nil for none, and how many to load behind it.
  /// - Returns: The view.
  public func loadsMore<Item: Sendable>(
    _ paged: Binding<Paged<Item>>, batch: Int = 20,
    _ load: @escaping @Sendable (_ last: Item?, _ count: Int) async throws -> [Item]
  ) -> some View {
    let now = paged.wrappedValue
    let (isLoading, last, count) = (now.state.isLoading, now.items.last, max(1, batch))
    // Who is told in every frame that nothing is to be done asks for the next one.
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

  /// Does something after frames in which the last row of a lazy stack is in sight, or has none.
  private func onEndInSight(_ action: (() -> Void)?) -> some View {
    ResolvedView(self) { resolver, content in
      let outer = resolver.values.endInSight
      let effects = resolver.store.effects
      resolver.values.endInSight = action.map { action in { effects.perform(action) } }
      content.resolve(&resolver)
      resolver.values.endInSight = outer
    }
  }
}

/// What has become of a batch.
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

/// Tells apart what is to be loaded; nothing while it is not loading.
private struct PagedRequest: Hashable {
  let isLoading: Bool
  let count: Int
}

extension EnvironmentValues {
  /// Called while views are placed, by lazy stacks whose last row is in sight; nil where nobody
  /// wants to know.
  package var endInSight: (() -> Void)? {
    get { self[EndInSightKey.self] }
    set { self[EndInSightKey.self] = newValue }
  }
}

private enum EndInSightKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
