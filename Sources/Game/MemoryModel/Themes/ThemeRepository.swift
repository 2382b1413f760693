/// The place where a library of themes is kept, which other programs may change too.
public struct ThemeRepository {
  /// Returns the library as it is kept now.
  public var read: () -> SavedThemes
  /// Changes the library as it is kept now and returns the result.
  ///
  /// No other program writes between the reading and the writing. Throws when the result cannot be
  /// kept, after the repository has reported why.
  public var update: (_ change: (inout SavedThemes) -> Void) throws -> SavedThemes

  /// Creates a repository of closures, each of which does what its property says.
  public init(
    read: @escaping () -> SavedThemes,
    update: @escaping (_ change: (inout SavedThemes) -> Void) throws -> SavedThemes
  ) {
    self.read = read
    self.update = update
  }

  /// Keeps themes only as long as the program runs.
  public static func memory(_ saved: SavedThemes = SavedThemes()) -> ThemeRepository {
    var saved = saved
    return ThemeRepository(
      read: { saved },
      update: { change in
        change(&saved)
        return saved
      })
  }
}
