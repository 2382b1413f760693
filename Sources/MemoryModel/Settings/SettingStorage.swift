/// Where settings are kept: a text for each key.
public struct SettingStorage {
  /// The text of a key, or `nil` when it is not set.
  public var get: (_ key: String) -> String?
  /// Sets a text, or removes it with `nil`; failing to keep it is the storage's to report.
  public var set: (_ key: String, _ text: String?) -> Void
  /// Whether what was set last was kept, and what is set next will be as far as anybody knows.
  public var isKept: () -> Bool

  /// Makes a storage of closures, each of which does what its property says.
  public init(
    get: @escaping (_ key: String) -> String?,
    set: @escaping (_ key: String, _ text: String?) -> Void,
    isKept: @escaping () -> Bool = { true }
  ) {
    self.get = get
    self.set = set
    self.isKept = isKept
  }

  /// Keeps settings only as long as the program runs.
  public static func memory(_ texts: [String: String] = [:]) -> SettingStorage {
    var texts = texts
    return SettingStorage(get: { texts[$0] }, set: { texts[$0] = $1 })
  }
}
