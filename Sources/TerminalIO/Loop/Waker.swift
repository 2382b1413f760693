/// Asks an event loop for a new frame, from any thread.
///
/// Cheap to call often: calls before the loop has noticed the first count as one. After the loop
/// has ended it does nothing.
public struct Waker: Sendable {
  let pipe: SelfPipe

  public func callAsFunction() {
    pipe.wake()
  }
}
