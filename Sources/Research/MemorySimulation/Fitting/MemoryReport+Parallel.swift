extension MemoryReport {
  /// Fits models to games, each model in a task of its own.
  ///
  /// - Parameters:
  ///   - families: The models to fit.
  ///   - traces: The games, the oldest first.
  ///   - note: A closure that is called after each of the hundreds of likelihoods, by any thread.
  public init(
    _ families: [RecallModel.Family], of traces: [MemoryTrace],
    noting note: @escaping @Sendable () -> Void = {}
  ) async {
    let fits = await withTaskGroup(of: (Int, ModelFit?).self) { group in
      for (index, family) in families.enumerated() {
        group.addTask { (index, ModelFit(family, to: traces, noting: note)) }
      }
      var fits: [(Int, ModelFit)] = []
      for await (index, fit) in group { if let fit { fits.append((index, fit)) } }
      return fits.sorted { $0.0 < $1.0 }.map(\.1)
    }
    self.init(traces, fits)
  }
}
