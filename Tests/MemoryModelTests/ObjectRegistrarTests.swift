import MemoryModel
import Observation
import Synchronization
import Testing

@Observable private final class Lamp {
  // The name is the macro's.
  // swift-format-ignore: NoLeadingUnderscores
  @ObservationIgnored private let _$observationRegistrar = ObjectRegistrar()
  var isOn = false
  var colors = ["white"]
}

/// Counts how often it was told.
private final class Witness: Sendable {
  private let count = Atomic(0)

  var told: Int { count.load(ordering: .relaxed) }

  func watch(_ look: () -> Void) {
    withObservationTracking(look) { self.count.add(1, ordering: .relaxed) }
  }
}

@Suite("Objects that are watched as a whole")
struct ObjectRegistrarTests {
  @Test("who shows one property hears when another is set or changed in place, once for each look")
  func tellsOfEverything() {
    let (lamp, witness) = (Lamp(), Witness())
    witness.watch { _ = lamp.isOn }
    lamp.colors.append("red")
    #expect(witness.told == 1)

    lamp.isOn = true
    #expect(witness.told == 1)

    witness.watch { _ = lamp.colors }
    lamp.isOn = false
    #expect(witness.told == 2)
    #expect(lamp.colors == ["white", "red"] && !lamp.isOn)
  }

  @Test("a value that is set again is no change")
  func tellsOnlyOfChanges() {
    let (lamp, witness) = (Lamp(), Witness())
    witness.watch { _ = lamp.colors }
    lamp.isOn = false
    #expect(witness.told == 0)
  }

  @Test("nobody hears of another object, nor who did not look")
  func tellsObjectsApart() {
    let (lamp, other, witness) = (Lamp(), Lamp(), Witness())
    witness.watch { _ = lamp.isOn }
    witness.watch {}
    other.isOn = true
    #expect(witness.told == 0)
  }

  @Test("a change is told before it is made")
  func tellsBefore() {
    let lamp = Lamp()
    let colors = Mutex<[String]>([])
    nonisolated(unsafe) let watched = lamp
    withObservationTracking {
      _ = lamp.isOn
    } onChange: {
      colors.withLock { $0 = watched.colors }
    }
    lamp.colors = ["blue"]
    #expect(colors.withLock(\.self) == ["white"])
  }
}
