import Gates
import MemoryModel

// The actions that kids mode guards.
extension AppModel {
  /// Performs a grown-up's action: at once, or in kids mode after the question is answered.
  ///
  /// - Parameters:
  ///   - name: The action as the subject of a sentence: `Deleting Animals`. Printable.
  ///   - action: The action; dropped if the check is cancelled.
  public func guarded(_ name: String, _ action: @escaping () -> Void) {
    guard settings.isKidsMode else { return action() }
    guardedAction = name
    gate.perform(action)
  }

  /// Starts kids mode in the mode of a child, or ends it after the question is answered.
  public func setKidsMode(_ isOn: Bool) {
    guard isOn else { return guarded("Leaving kids mode") { self.settings.isKidsMode = false } }
    settings.isKidsMode = true
    gate.close()
  }

  /// Advances the gate's mode: a child gets a question, a grown-up becomes a child again.
  public func changeMode() {
    guardedAction = "Grown-up mode"
    gate.next()
  }
}
