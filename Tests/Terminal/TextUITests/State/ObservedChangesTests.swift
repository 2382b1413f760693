import Observation
import Synchronization
import Testing
import TextUI

@Suite("Changes of observable objects")
struct ObservedChangesTests {
  @Observable final class Farm {
    var eggs = 0
    var cows = 0

    func lay(_ count: Int) { for _ in 0..<count { eggs += 1 } }
  }

  /// Counts the calls that wake a loop.
  nonisolated final class Alarm: Sendable {
    let count = Atomic(0)

    func ring() { count.add(1, ordering: .relaxed) }
    var rings: Int { count.load(ordering: .relaxed) }
  }

  private let farm = Farm()
  private let alarm = Alarm()

  private func window() -> Window {
    let window = Window { [farm] in Text("\(farm.eggs)") }
    window.onResult { [alarm] in alarm.ring() }
    window.frame(size: Size(width: 3, height: 1), at: .zero)
    return window
  }

  @Test("a change of a property that the frame read requests one frame, however often it changes")
  func changes() {
    let window = window()
    var neededFrame = [window.needsFrame]
    for _ in 0..<10 { farm.eggs += 1 }
    neededFrame.append(window.needsFrame)
    let firstRings = alarm.rings
    window.frame(size: Size(width: 3, height: 1), at: .zero)
    neededFrame.append(window.needsFrame)
    #expect(neededFrame == [false, true, false])
    farm.eggs += 1
    #expect([firstRings, alarm.rings] == [1, 2])
  }

  @Test("a property that the frame did not read requests none")
  func others() {
    let window = window()
    farm.cows += 1
    #expect(!window.needsFrame && alarm.rings == 0)
  }

  @Test("an object that only an earlier frame read requests none")
  func earlier() {
    let isShown = Box(true)
    let window = Window { [farm] in Text(isShown.value ? "\(farm.eggs)" : "") }
    window.onResult { [alarm] in alarm.ring() }
    window.frame(size: Size(width: 3, height: 1), at: .zero)
    isShown.value = false
    window.frame(size: Size(width: 3, height: 1), at: .zero)
    farm.eggs += 1
    #expect(!window.needsFrame && alarm.rings == 0)
  }

  @Test("a change on another thread requests a frame")
  func elsewhere() async {
    nonisolated final class Counter: Observable, Sendable {
      private let registrar = ObservationRegistrar()
      private let value = Mutex(0)

      var number: Int {
        registrar.access(self, keyPath: \.number)
        return value.withLock { $0 }
      }

      func increment() {
        registrar.withMutation(of: self, keyPath: \.number) { value.withLock { $0 += 1 } }
      }
    }
    let counter = Counter()
    let window = Window { Text("\(counter.number)") }
    window.onResult { [alarm] in alarm.ring() }
    window.frame(size: Size(width: 3, height: 1), at: .zero)
    await Task.detached { counter.increment() }.value
    #expect(window.needsFrame && alarm.rings == 1)
  }

  @Test("a change while a frame is made wakes the loop, and is in the frame")
  func duringFrame() {
    let changes = Box(0)
    func nextChange() -> Int {
      defer { changes.value = 0 }
      return changes.value
    }
    let window = Window { [farm] in
      Text("\(farm.eggs)")
      let _ = farm.lay(nextChange())
    }
    window.onResult { [alarm] in alarm.ring() }
    window.frame(size: Size(width: 3, height: 1), at: .zero)
    #expect(alarm.rings == 0)
    changes.value = 2
    let frame = window.frame(size: Size(width: 3, height: 1), at: .zero)
    #expect(
      alarm.rings == 1 && farm.eggs == 2 && !window.needsFrame && frame.buffer.lines == [" 2 "])
    farm.eggs = 7
    #expect(alarm.rings == 2 && window.needsFrame)
  }

  @Test("objects keep no observers of frames that are gone")
  func leaves() {
    // An observer that stays would be called by each of the 1,000 changes.
    let window = window()
    for number in 1...1_000 {
      farm.eggs = number
      window.frame(size: Size(width: 3, height: 1), at: .zero)
    }
    #expect(alarm.rings == 1_000)
  }
}
