extension Subject {
  /// Sends the elements of an asynchronous sequence as they arrive, and then its end.
  ///
  ///     .task { await lines.send(contentsOf: file.lines) }
  ///
  /// It returns early if its task is cancelled, which is no end of the stream, and with the first
  /// element after the stream has ended otherwise.
  ///
  /// - Parameters:
  ///   - sequence: The sequence; an error that it throws is the failure of the stream.
  ///   - actor: The actor on which the events are sent, by default the caller's.
  public func send<Elements: AsyncSequence>(
    contentsOf sequence: Elements, isolation actor: isolated (any Actor)? = #isolation
  ) async where Elements.Element == Value, Elements.Failure == Failure {
    var iterator = sequence.makeAsyncIterator()
    do throws(Failure) {
      while let value = try await iterator.next(isolation: actor), !hasEnded {
        send(value)
      }
      if !Task.isCancelled { finish() }
    } catch {
      fail(error)
    }
  }
}
