import MemoryStore
public import SystemCalls

/// Where shared games are found: the user's own, and those of the groups the user is in.
///
/// The user's own lie in `$XDG_RUNTIME_DIR/memorize`; where there is no such variable, or what it
/// names is no folder of the user's, in the folder `shared` beside the saved games. Those of a group
/// lie in `/run/memorize/GROUP` where the administrator has made that folder, which nobody else can
/// take the place of, and otherwise in `memorize-GROUP` of the system's temporary folder.
public struct SharedGameFolders: Sendable {
  /// The folder in which the administrator makes a folder per group.
  public static let system = "/run/memorize"

  private let runtime: String?
  private let data: StoreFolders?
  private let temporary: String
  private let system: String

  /// The variables that name places.
  public static let variables = ["XDG_RUNTIME_DIR"] + StoreFolders.variables

  /// Reads where places are; nothing is looked at or made yet.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - temporary: The temporary folder that all users of the machine share.
  ///   - system: The folder of the folders that the administrator makes for groups.
  public init(
    environment: [String: String], temporary: String = "/tmp",
    system: String = SharedGameFolders.system
  ) {
    runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    data = StoreFolders(environment: environment)
    (self.temporary, self.system) = (temporary, system)
  }

  /// The place for the user's own games, made if it is not there.
  ///
  /// - Throws: `RestrictedFolder.Flaw` where others could get at it, or where there is no home.
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

  /// The place for games of a group, made if it is not there.
  ///
  /// - Throws: `RestrictedFolder.Flaw` where others than members could get at it.
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

  /// All places that are there and safe, the user's own first, those of groups by name.
  ///
  /// Others are passed over: what lies there is nobody's invitation.
  public func all() -> [SharedGamePlace] {
    let own = [usableRuntime, data.map { $0.data + "/shared" }].compactMap { $0 }
    return own.filter(isPrivate).map { SharedGamePlace(folder: $0, group: nil) } + groupPlaces
  }

  private var groupPlaces: [SharedGamePlace] {
    // The folder of temporary files is not listed: anybody can put 100,000 others there.
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

  /// The folder in that of the session, if that is there and the user's.
  private var usableRuntime: String? {
    guard let runtime, let status = try? FileSystem.status(of: runtime, followsLinks: true),
      status.kind == .folder, status.owner == UserAccount.currentID
    else { return nil }
    return runtime + "/memorize"
  }

  /// Makes what is missing between a home, which must be there, and a folder in it.
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
