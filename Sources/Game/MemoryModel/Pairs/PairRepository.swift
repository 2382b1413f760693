/// A storage of the histories of pairs, which other programs may change too.
public struct PairRepository {
  /// Returns the histories as they are saved now.
  public var read: () throws -> PairMemories
  /// Changes the saved histories, atomically with respect to other programs, and returns the
  /// result.
  public var update: (_ change: (inout PairMemories) -> Void) throws -> PairMemories

  /// Creates a repository from closures, each of which does what its property says.
  public init(
    read: @escaping () throws -> PairMemories,
    update: @escaping (_ change: (inout PairMemories) -> Void) throws -> PairMemories
  ) {
    self.read = read
    self.update = update
  }

  /// Returns a repository that lasts as long as the program runs.
  public static func memory(_ saved: PairMemories = PairMemories()) -> PairRepository {
    var saved = saved
    return PairRepository(
      read: { saved },
      update: { change in
        change(&saved)
        return saved
      })
  }
}
