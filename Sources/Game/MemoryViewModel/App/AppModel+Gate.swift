import MemoryModel

// What kids mode keeps a child from.
extension AppModel {
  /// Does something a child should not: at once, or in kids mode when a grown-up has answered.
  ///
  /// - Parameters:
  ///   - name: What it is, as the subject of a sentence: `Deleting Animals`. Printable.
  ///   - action: Does it; forgotten when the check is cancelled.
  public func guarded(_ name: String, _ action: @escaping () -> Void) {
    guard settings.isKidsMode else { return action() }
    guardedAction = name
    gate.perform(action)
  }

  /// Takes kids mode up, for a child from now on, or ends it when a grown-up has answered.
  public func setKidsMode(_ isOn: Bool) {
    guard isOn else { return guarded("Leaving kids mode") { self.settings.isKidsMode = false } }
    settings.isKidsMode = true
    gate.close()
  }

  /// Goes to the gate's next mode: a child is asked, a grown-up is a child again.
  public func changeMode() {
    guardedAction = "Being grown-up"
    gate.next()
  }
}
