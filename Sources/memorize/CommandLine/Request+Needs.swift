extension Request {
  /// Nil for what is answered whatever is left.
  func needs(of context: RunContext) -> ResourceNeeds? {
    switch self {
    case .print: nil
    // Two that write, and two for what a screen shows later.
    case .play, .resume, .preview: ResourceNeeds(threads: 4)
    case .games, .themes, .scores: ResourceNeeds(threads: 2)
    // One a core, one for the clock, and one that hands over.
    case .simulate, .compare, .sweep, .work: ResourceNeeds(threads: context.coreCount + 2)
    case .deal, .replay, .theory, .shards, .merge: ResourceNeeds()
    }
  }
}
