import Testing

@testable import TextUI
@testable import TextUICore

/// A counter composed of a state and an environment value.
private struct Counter: DynamicProperty {
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled
  private var updates = 0

  var title: String { "\(count)\(isEnabled ? "+" : "-")\(updates)" }

  func increment() { count += 1 }

  mutating func update() { updates += 1 }
}

/// A dynamic property of two others, with one that has no state.
private struct Counters: DynamicProperty {
  var first = Counter()
  var second = Counter()
  var height = Height()
}

/// A trivial type whose value is set by its update.
private struct Height: DynamicProperty {
  var value = 0

  mutating func update() { value = 7 }
}

private struct CountersView: View {
  let name: String
  var counters = Counters()

  var body: some View {
    HStack {
      Text(name)
      Button(counters.first.title) { counters.first.increment() }.buttonStyle(.plain)
      Button(counters.second.title) { counters.second.increment() }.buttonStyle(.plain)
    }
  }
}

private struct HeightView: View {
  var height = Height()

  var body: some View { Text("\(height.value)") }
}

@Suite struct DynamicPropertyTests {
  @Test func `each property of a composed one has its own state at each place`() {
    let window = Window {
      VStack {
        CountersView(name: "a")
        CountersView(name: "b").disabled(true)
      }
    }
    var screens = [window.rows(9, 2)]
    window.tap(6, 0)
    screens.append(window.rows(9, 2))
    window.tap(2, 0)
    window.tap(6, 1)
    screens.append(window.rows(9, 2))
    #expect(
      screens == [
        ["a 0+1 0+1", "b 0-1 0-1"], ["a 0+1 1+1", "b 0-1 0-1"], ["a 1+1 1+1", "b 0-1 0-1"],
      ])
  }

  @Test func `a property without a state is updated before the body is evaluated`() {
    let window = Window { HeightView() }
    #expect(window.rows(1, 1) == ["7"])
  }

  @Test func `the stored properties of a structure have the offsets of the compiler`() throws {
    struct Mixed {
      var small: Int8 = 1
      var counter = Height()
      var function: () -> Void = {}
      var text = "text"
      var any: any Sendable = 1
      var last = Height()
    }
    let properties = try #require(StoredProperty.all(of: Mixed.self))
    let types: [Any.Type] = [
      Int8.self, Height.self, (() -> Void).self, String.self, (any Sendable).self, Height.self,
    ]
    let found = properties.map { $0.type.map(ObjectIdentifier.init) }
    #expect(found == types.map(ObjectIdentifier.init))
    let offsets = [
      MemoryLayout<Mixed>.offset(of: \.small), MemoryLayout<Mixed>.offset(of: \.counter),
      MemoryLayout<Mixed>.offset(of: \.text), MemoryLayout<Mixed>.offset(of: \.any),
      MemoryLayout<Mixed>.offset(of: \.last),
    ]
    // The property with a closure has a key path of another kind, without an offset.
    #expect(properties.indices.filter { $0 != 2 }.map { properties[$0].offset } == offsets)
  }

  @Test func `a type that is neither a structure nor a tuple has no stored properties`() {
    final class Object { var state = State(wrappedValue: 0) }
    enum Choice { case one(State<Int>) }
    let types: [Any.Type] = [Object.self, Choice.self, (() -> Void).self, (State<Int>, Int).self]
    #expect(types.map { StoredProperty.all(of: $0)?.count } == [nil, nil, nil, 2])
  }

  @Test func `a weak property has no type of its own`() {
    final class Object {}
    struct Owner {
      weak var object: Object?
      var count = 0
    }
    let properties = StoredProperty.all(of: Owner.self)
    #expect(properties?.map { $0.type == nil } == [true, false])
  }

  @Test func `an action is a function without a result`() {
    let actions: [Any.Type] = [
      (() -> Void).self, ((Int, String) -> Void).self, (@Sendable (Int) async throws -> Void).self,
      (@MainActor () -> Void).self,
    ]
    let others: [Any.Type] = [
      (() -> Int).self, (() -> (Int, Int)).self, (@convention(c) () -> Void).self,
      ((inout Int) -> Void).self, Void.self, Int.self,
    ]
    let found = (actions + others).filter { StoredProperty.isAction($0) }
    #expect(found.map { "\($0)" } == actions.map { "\($0)" })
  }
}
