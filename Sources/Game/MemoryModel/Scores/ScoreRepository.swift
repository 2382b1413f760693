/// A storage of scores between runs of the program, as closures.
///
/// Every closure returns after the change is saved, or throws.
public struct ScoreRepository {
  /// Saves a score that was added.
  public var add: (Score) throws -> Void
  /// Saves a score whose player was renamed.
  public var rename: (Score) throws -> Void
  /// Removes the scores of a sheet; `nil` stands for all.
  public var clear: (Score.Sheet?) throws -> Void

  /// Creates a repository from closures, each of which does what its property says.
  public init(
    add: @escaping (Score) throws -> Void, rename: @escaping (Score) throws -> Void,
    clear: @escaping (Score.Sheet?) throws -> Void
  ) {
    self.add = add
    self.rename = rename
    self.clear = clear
  }

  /// A repository that saves nothing.
  public static var none: ScoreRepository {
    ScoreRepository(add: { _ in }, rename: { _ in }, clear: { _ in })
  }
}
