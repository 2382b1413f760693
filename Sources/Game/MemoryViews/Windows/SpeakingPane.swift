import TextUI

private enum SpeaksKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// True if the pane announces the events of its model, which other panes may show as well.
  var speaks: Bool {
    get { self[SpeaksKey.self] }
    set { self[SpeaksKey.self] = newValue }
  }
}

extension GamePanes {
  /// True if a pane announces the events of its model: of the panes with that model it is the key
  /// one, or the first one if none of them is key.
  func speaks(_ id: Int) -> Bool {
    let same = order.ids.filter { self[$0]?.app === self[id]?.app }
    return id == (same.first { $0 == currentID } ?? same.first)
  }
}

/// The number of changes of a value that a pane announces.
///
/// A class, because a change of it needs no new frame.
final class SpokenChanges<Value: Equatable> {
  private var last: Value?
  private var count = 0

  /// Returns the number of changes so far, without those in frames in which the pane is silent.
  func number(of value: Value, speaks: Bool) -> Int {
    defer { last = value }
    if speaks, let last, last != value { count += 1 }
    return count
  }
}
