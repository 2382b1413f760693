/// A storage of settings: a text for each key.
public struct SettingStorage {
  /// Returns the text of a key, or nil when it is not set.
  public var get: (_ key: String) -> String?
  /// Sets the text of a key, or removes it with nil; the storage reports a failure to save.
  public var set: (_ key: String, _ text: String?) -> Void
  /// Returns true if the last change was saved, so that the next one probably will be too.
  public var isKept: () -> Bool
  /// Returns the present mistakes in the storage as sentences; other values count in their place.
  public var problems: () -> [String]
  /// Reads the texts again, because another program may have changed them.
  private let reload: () -> Void
  /// The number of times at which the storage was read again.
  let reloads = ChangeCount()

  /// Creates a storage from closures, each of which does what its property says.
  public init(
    get: @escaping (_ key: String) -> String?,
    set: @escaping (_ key: String, _ text: String?) -> Void,
    isKept: @escaping () -> Bool = { true }, problems: @escaping () -> [String] = { [] },
    reload: @escaping () -> Void = {}
  ) {
    self.get = get
    self.set = set
    self.isKept = isKept
    self.problems = problems
    self.reload = reload
  }

  /// Reads all settings again and notifies their observers.
  public func refresh() {
    reload()
    reloads.increase()
  }

  /// Returns a storage that lasts as long as the program runs.
  public static func memory(_ texts: [String: String] = [:]) -> SettingStorage {
    var texts = texts
    return SettingStorage(get: { texts[$0] }, set: { texts[$0] = $1 })
  }
}
