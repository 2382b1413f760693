/// The cached sizes of nodes with children, beyond the last three proposals.
///
/// Otherwise nested rows and columns would measure their leaves a number of times that grows
/// exponentially with the depth: a stack measures each child three times, and the results of an
/// earlier proposal would be overwritten. Flat trees do not use the cache.
@usableFromInline
struct SizeCache {
  private var answers: [Int: [Measure.Answer]] = [:]

  var isEmpty: Bool { answers.isEmpty }

  func size(of node: Int, for proposal: Proposal) -> Size? {
    answers[node]?.first { $0.proposal == proposal }?.size
  }

  /// Returns the latest proposal for which a node chose a size.
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

  /// Returns the latest proposal for which a node chose a size, or nil.
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
