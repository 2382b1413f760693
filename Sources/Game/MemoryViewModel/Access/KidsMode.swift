public import Gates
import MemoryModel
public import Observation

/// Kids mode, with the gate before a grown-up's actions.
@Observable public final class KidsMode {
  /// The gate that asks a child for an answer.
  public let gate: Gate<SumQuestion>
  /// The name of the guarded action that waits for an answer.
  public private(set) var guardedAction = ""
  @ObservationIgnored private let settings: Settings

  /// Creates a mode that is on if the settings say so.
  init(_ settings: Settings, gate: Gate<SumQuestion>) {
    (self.settings, self.gate) = (settings, gate)
  }

  /// The mode of the gate; nil outside of kids mode.
  public var playMode: PlayMode? {
    guard settings.isKidsMode else { return nil }
    return switch gate.mode {
    case .closed: .child
    case .asking: .checking
    case .open: .grownUp
    }
  }

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
  public func turn(on isOn: Bool) {
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
