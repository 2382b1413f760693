/// What nodes that have children answered before their last three questions.
///
/// Without it a tree of rows in columns in rows asks its leaves a number of questions that grows as a
/// power of its depth: a stack asks each child three, and the answers it got for another proposal
/// have been overwritten when it asks again. Flat trees never get here.
@usableFromInline
struct SizeCache {
  private var answers: [Int: [Measure.Answer]] = [:]

  var isEmpty: Bool { answers.isEmpty }

  func size(of node: Int, for proposal: Proposal) -> Size? {
    answers[node]?.first { $0.proposal == proposal }?.size
  }

  /// The latest proposal that a node answered with a size.
  func proposal(to node: Int, answeredBy size: Size) -> Proposal? {
    answers[node]?.last { $0.size == size }?.proposal
  }

  mutating func keep(_ answer: Measure.Answer, of node: Int) {
    answers[node, default: []].removeAll { $0.proposal == answer.proposal }
    answers[node, default: []].append(answer)
  }

  mutating func removeAll() {
    answers.removeAll(keepingCapacity: true)
  }
}

extension Graph {
  func olderAnswer(of node: Int, to proposal: Proposal) -> Size? {
    state.pointee.sizeCache?.pointee.size(of: node, for: proposal)
  }

  /// The proposal that a node has last answered with a size; nil if it never has.
  func proposal(to node: Int, answeredBy size: Size) -> Proposal? {
    measures[node].proposal(answeredBy: size)
      ?? state.pointee.sizeCache?.pointee.proposal(to: node, answeredBy: size)
  }

  func keepThirdAnswer(of node: Int) {
    guard nodes[node].span > 1 else { return }
    if state.pointee.sizeCache == nil {
      state.pointee.sizeCache = .allocate(capacity: 1)
      state.pointee.sizeCache?.initialize(to: SizeCache())
    }
    state.pointee.sizeCache?.pointee.keep(measures[node].third, of: node)
  }

  func clearSizeCache() {
    guard let answers = state.pointee.sizeCache, !answers.pointee.isEmpty else { return }
    answers.pointee.removeAll()
  }
}
