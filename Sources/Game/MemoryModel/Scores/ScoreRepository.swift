/// What keeps the scores from one run of the program to the next.
///
/// Every closure returns when the change is kept, or throws why it is not.
public struct ScoreRepository {
  /// Called with each score after it was added.
  public var add: (Score) throws -> Void
  /// Called with a score after its player got another name.
  public var rename: (Score) throws -> Void
  /// Called before the scores of a sheet are cleared; `nil` stands for all.
  public var clear: (Score.Sheet?) throws -> Void

  /// Makes a repository of closures, each of which does what its property says.
  public init(
    add: @escaping (Score) throws -> Void, rename: @escaping (Score) throws -> Void,
    clear: @escaping (Score.Sheet?) throws -> Void
  ) {
    self.add = add
    self.rename = rename
    self.clear = clear
  }

  /// Keeps nothing.
  public static var none: ScoreRepository {
    ScoreRepository(add: { _ in }, rename: { _ in }, clear: { _ in })
  }
}
