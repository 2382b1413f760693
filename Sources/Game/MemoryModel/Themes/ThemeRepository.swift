/// A storage of a theme library, which other programs may change too.
public struct ThemeRepository {
  /// Returns the library as it is saved now.
  ///
  /// Throws if there is one that cannot be read, after the repository has reported why.
  public var read: () throws -> SavedThemes
  /// Changes the saved library and returns the result.
  ///
  /// The change is atomic with respect to other programs. Throws if the result cannot be saved,
  /// after the repository has reported why.
  public var update: (_ change: (inout SavedThemes) -> Void) throws -> SavedThemes

  /// Creates a repository from closures, each of which does what its property says.
  public init(
    read: @escaping () throws -> SavedThemes,
    update: @escaping (_ change: (inout SavedThemes) -> Void) throws -> SavedThemes
  ) {
    self.read = read
    self.update = update
  }

  /// Returns a repository that lasts as long as the program runs.
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
