import GridSolver
import Testing
import TextUI

@testable import MemoryViews

@Suite struct BoardPlanTests {
  private nonisolated static let windows = [
    (38, 10), (40, 10), (80, 22), (100, 30), (200, 58), (60, 58),
  ]

  @Test(arguments: windows) func `every card is in the window and overlaps no other`(
    _ width: Int, _ height: Int
  ) {
    let wrong = [2, 3, 4, 7, 20, 32, 52].filter { count in
      let plan = BoardPlan(count: count, in: Size(width: width, height: height), cellAspect: 0.5)
      let window = Rect(size: plan.size)
      let isRight = plan.slots.enumerated().allSatisfy { index, slot in
        slot.size == plan.card && slot.intersection(window) == slot
          && plan.slots[..<index].allSatisfy { $0.intersection(slot).isEmpty }
      }
      return plan.slots.count != count || !isRight
    }
    #expect(wrong == [])
  }

  @Test func `cards shrink to two cells by one, then a table too large for the window is higher`() {
    let plan = BoardPlan(count: 500, in: Size(width: 40, height: 10), cellAspect: 0.5)
    #expect(
      (plan.card, plan.size.width, plan.size.height > 10, plan.slots.count) == (
        Size(width: 3, height: 2), 40, true, 500
      ))

    let shrunk = BoardPlan(count: 200, in: Size(width: 40, height: 10), cellAspect: 0.5)
    #expect((shrunk.size.height, shrunk.card) == (10, Size(width: 2, height: 1)))
  }

  @Test(arguments: [100, 130, 400, 999], [40, 80])
  func `every card has room for its label, for any number of cards`(count: Int, width: Int) {
    let digits = "\(count)".count
    let plan = BoardPlan(
      count: count, in: Size(width: width, height: 10), cellAspect: 0.5, labelWidth: digits)
    #expect(
      plan.card.width >= digits && plan.slots.count == count
        && plan.slots.allSatisfy { $0.size == plan.card && $0.maxX <= width })
  }

  @Test func `cards with words are wider, and there is a plan for every window`() {
    let size = Size(width: 40, height: 10)
    let words = BoardPlan(
      count: 20, in: size, cellAspect: 0.5, words: CardWords(["raccoon", "fox"]))
    #expect(words.card.width > BoardPlan(count: 20, in: size, cellAspect: 0.5).card.width)

    let sizes = (0...12).flatMap { width in (0...6).map { Size(width: width, height: $0) } }
    let wrong = sizes.filter { size in
      [0.0, 0.1, 0.5, 1, 20].contains {
        BoardPlan(count: 9, in: size, cellAspect: $0).slots.count != 9
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [1, 52, 65_535], [1.0, 0.5, 1.0 / 3])
  func `there is a plan for the smallest and the largest windows`(count: Int, cellAspect: Double) {
    let sides = [1, 65_535]
    let plans = sides.flatMap { width in
      sides.map { height in
        BoardPlan(
          count: count, in: Size(width: width, height: height), cellAspect: cellAspect,
          words: CardWords(["🐻", String(repeating: "犬", count: 64)]), labelWidth: "\(count)".count)
      }
    }
    #expect(plans.map(\.slots.count) == plans.map { _ in count })
    #expect(plans.allSatisfy { $0.card.width > 0 && $0.card.height > 0 && $0.columns > 0 })
  }

  @Test(arguments: [1, 2, 7, 20]) func `cards beside and below each other have two shades`(
    count: Int
  ) {
    let plan = BoardPlan(count: count, in: Size(width: 40, height: 10), cellAspect: 0.5)
    let alike = (0..<count).filter { position in
      let shade = plan.isShaded(position)
      let isLast = (position + 1).isMultiple(of: plan.columns)
      return !isLast && plan.isShaded(position + 1) == shade
        || plan.isShaded(position + plan.columns) == shade
    }
    #expect(alike == [])
  }
}
