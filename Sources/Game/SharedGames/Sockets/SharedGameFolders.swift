import MemoryStore
public import SystemCalls

/// The folders of shared games: the user's own, and those of the user's groups.
///
/// The user's own is `$XDG_RUNTIME_DIR/memorize`; without that variable, or if it does not name a
/// folder of the user, it is the folder `shared` next to the saved games. That of a group is
/// `/run/memorize/GROUP`, which the administrator creates and nobody else can replace; without it,
/// `memorize-GROUP` in the system's temporary folder.
public struct SharedGameFolders: Sendable {
  /// The folder in which the administrator creates a folder per group.
  public static let system = "/run/memorize"

  private let runtime: String?
  private let data: StoreFolders?
  private let temporary: String
  private let system: String

  /// The environment variables that name folders.
  public static let variables = ["XDG_RUNTIME_DIR"] + StoreFolders.variables

  /// Creates the folders' paths, without accessing the file system.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - temporary: The temporary folder that all users of the machine share.
  ///   - system: The parent of the folders that the administrator creates for groups.
  public init(
    environment: [String: String], temporary: String = "/tmp",
    system: String = SharedGameFolders.system
  ) {
    runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    data = StoreFolders(environment: environment)
    (self.temporary, self.system) = (temporary, system)
  }

  /// Returns the place for the user's own games, and creates it if it is missing.
  ///
  /// - Throws: `RestrictedFolder.Flaw` if others could access it, or if there is no home.
  public func own() throws(RestrictedFolder.Flaw) -> SharedGamePlace {
    if let runtime = usableRuntime {
      try RestrictedFolder.makePrivate(runtime)
      return SharedGamePlace(folder: runtime, group: nil)
    }
    guard let data else { throw .system("$HOME", .noSuchFile) }
    let folder = data.data + "/shared"
    try Self.makeParents(of: folder, inside: data.dataHome)
    try RestrictedFolder.makePrivate(folder)
    return SharedGamePlace(folder: folder, group: nil)
  }

  /// Returns the place for games of a group, and creates it if it is missing.
  ///
  /// - Throws: `RestrictedFolder.Flaw` if others than members could access it.
  public func place(ofGroup name: String) throws(RestrictedFolder.Flaw) -> SharedGamePlace {
    guard !name.contains("/"), let group = UserGroup(named: name) else { throw .noSuchGroup(name) }
    let (folder, isSystems) = folder(of: group)
    if isSystems {
      try RestrictedFolder.check(folder, for: group)
    } else {
      try RestrictedFolder.make(folder, for: group)
    }
    return SharedGamePlace(folder: folder, group: group.id)
  }

  /// Returns all existing safe places, the user's own first, then those of groups by name.
  ///
  /// Unsafe places are skipped, because anybody could put sockets there.
  public func all() -> [SharedGamePlace] { ownPlaces + groupPlaces }

  /// Returns the existing safe places of games that only the user's own programs look for.
  public func unlisted() -> [SharedGamePlace] { ownPlaces.map(\.unlisted) }

  private var ownPlaces: [SharedGamePlace] {
    let own = [usableRuntime, data.map { $0.data + "/shared" }].compactMap { $0 }
    return own.filter(isPrivate).map { SharedGamePlace(folder: $0, group: nil) }
  }

  private var groupPlaces: [SharedGamePlace] {
    // The temporary folder itself is not listed, because anybody can put 100,000 files there.
    UserGroup.current.sorted { $0.name < $1.name }.compactMap { group in
      let (folder, _) = folder(of: group)
      guard (try? RestrictedFolder.check(folder, for: group)) != nil else { return nil }
      return SharedGamePlace(folder: folder, group: group.id)
    }
  }

  /// Returns the folder for games of a group, and whether it is the administrator's.
  private func folder(of group: UserGroup) -> (String, isSystems: Bool) {
    let made = "\(system)/\(group.name)"
    if RestrictedFolder.isSystems(system), (try? FileSystem.status(of: made)) != .some(nil) {
      return (made, true)
    }
    return ("\(temporary)/\(Self.groupPrefix)\(group.name)", false)
  }

  private static let groupPrefix = "memorize-"

  private func isPrivate(_ folder: String) -> Bool {
    (try? RestrictedFolder.checkPrivate(folder)) != nil
  }

  /// The folder in the session's runtime folder, if that exists and belongs to the user.
  private var usableRuntime: String? {
    guard let runtime, let status = try? FileSystem.status(of: runtime, followsLinks: true),
      status.kind == .folder, status.owner == UserAccount.currentID
    else { return nil }
    return runtime + "/memorize"
  }

  /// Creates the missing folders between a home, which must exist, and a folder in it.
  private static func makeParents(
    of folder: String, inside home: String
  ) throws(RestrictedFolder.Flaw) {
    var path = home
    for part in folder.dropFirst(home.count).split(separator: "/").dropLast() {
      path += "/\(part)"
      do throws(SystemError) {
        try FileSystem.createFolder(path)
      } catch {
        if error != .fileExists { throw .system(path, error) }
      }
    }
  }
}
