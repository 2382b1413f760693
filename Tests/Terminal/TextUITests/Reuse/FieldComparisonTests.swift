import Observation
import Testing

@testable import TextUI
@testable import TextUICore

struct FieldComparisonTests {
  @Observable final class Farm {
    var eggs = 0
  }

  final class Barn {}

  private struct Fields<each Value> {
    var values: (repeat each Value)

    init(_ value: repeat each Value) { values = (repeat each value) }
  }

  /// Returns true if two values are the same, property by property; nil if they have no comparison.
  private func areSame<Value>(_ first: Value, _ second: Value) -> Bool? {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        FieldComparison(of: Value.self)?.areSame(first, second)
      }
    }
  }

  @Test func `equal values are the same, others are not`() {
    #expect(
      [
        areSame(Fields(1, "a", [2.5]), Fields(1, "a", [2.5])),
        areSame(Fields(1, "a", [2.5]), Fields(2, "a", [2.5])),
        areSame(Fields(1, "a", [2.5]), Fields(1, "b", [2.5])),
        areSame(Fields(1, "a", [2.5]), Fields(1, "a", [2.5, 0])),
        areSame(Fields(Double.nan), Fields(Double.nan)),
        areSame(Fields(Int?.none), Fields(Int?.none)),
        areSame(Fields(Int?.none), Fields(Int?.some(0))),
      ] == [true, false, false, false, false, true, false])
  }

  @Test func `a structure without properties is always the same`() {
    #expect(areSame(EmptyView(), EmptyView()) == true)
  }

  @Test func `structures and tuples are compared by their properties`() {
    #expect(
      [
        areSame(Fields(Fields(1), (2, "a")), Fields(Fields(1), (2, "a"))),
        areSame(Fields(Fields(1), (2, "a")), Fields(Fields(1), (2, "b"))),
        areSame(Fields(Fields(1), (2, "a")), Fields(Fields(0), (2, "a"))),
      ] == [true, false, false])
  }

  @Test func `observable objects are compared by identity`() {
    let (one, other) = (Farm(), Farm())
    #expect(
      [
        areSame(Fields(one), Fields(one)), areSame(Fields(one), Fields(other)),
        areSame(Fields(Farm?.some(one)), Fields(Farm?.none)),
        areSame(Fields(Bindable(one)), Fields(Bindable(one))),
        areSame(Fields(Bindable(one)), Fields(Bindable(other))),
      ] == [true, false, false, true, false])
  }

  private struct Actions {
    let perform: () -> Void
    var undo: (() -> Void)?
  }

  @Test func `actions are compared by their code and captured variables`() {
    let slip = Slip(0)
    let one = { slip.value += 1 }
    #expect(
      [
        areSame(Actions(perform: one), Actions(perform: one)),
        areSame(Actions(perform: one), Actions { slip.value += 2 }),
        areSame(Actions(perform: one, undo: one), Actions(perform: one, undo: one)),
        areSame(Actions(perform: one, undo: one), Actions(perform: one)),
      ] == [true, false, true, false])
  }

  @Test func `states and environment values are not compared, because their reads are noticed`() {
    #expect(
      [
        areSame(State(wrappedValue: 1), State(wrappedValue: 2)),
        areSame(Fields(State(wrappedValue: 1)), Fields(State(wrappedValue: 2))),
        areSame(Fields(Environment(\.isEnabled)), Fields(Environment(\.isUnicode))),
        areSame(Fields(FocusState<Bool>()), Fields(FocusState<Bool>())),
        areSame(Fields(GestureState(wrappedValue: 1)), Fields(GestureState(wrappedValue: 2))),
      ] == [nil, true, true, true, true])
  }

  private struct Watcher {
    weak var barn: Barn?
  }

  private struct Choice {
    enum Kind {
      case one(() -> Int)
      case other
    }
    var kind = Kind.other
  }

  @Test func `other properties have no comparison`() {
    let slip = Slip(0)
    let types: [Any.Type] = [
      Fields<Barn>.self, Fields<Barn?>.self, Fields<State<Barn>>.self, Fields<() -> Int>.self,
      Fields<Binding<Int>>.self, Fields<any Sendable>.self, Fields<AnyView>.self, Watcher.self,
      Choice.self, Fields<State<Barn?>>.self, Fields<Environment<Barn>>.self,
      Fields<(Int, Binding<Int>)>.self,
    ]
    let compared = types.filter { FieldComparison(of: $0) != nil }.map { "\($0)" }
    #expect((compared, areSame(Fields(slip.binding), Fields(slip.binding))) == ([], nil))
  }

  @Test func `only structures have a comparison`() {
    let types: [Any.Type] = [Barn.self, Farm.self, Choice.Kind.self, (Int, Int).self]
    #expect(types.filter { FieldComparison(of: $0) != nil }.map { "\($0)" } == [])
  }
}
