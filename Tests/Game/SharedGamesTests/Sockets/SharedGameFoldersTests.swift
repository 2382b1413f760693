import SharedGames
import SystemCalls
import TestSupport
import Testing

@Suite("Folders of shared games")
struct SharedGameFoldersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func folders(_ variables: [String: String]) -> SharedGameFolders {
    SharedGameFolders(
      environment: variables, temporary: folder.path, system: "\(folder.path)/system")
  }

  /// Returns the name of this user's first group.
  private static func ownGroup() throws -> String {
    let account = try #require(UserAccount(id: UserAccount.currentID))
    let names = [account.name, "root", "wheel", "staff", "users"]
    return try #require(names.first { UserGroup(named: $0)?.id == account.group })
  }

  @Test("the user's own are in the private folder of the session")
  func runtime() throws {
    let folders = folders(["XDG_RUNTIME_DIR": folder.path, "HOME": "/nonexistent"])
    #expect(folders.all() == [])
    let place = try folders.own()
    #expect(place.folder == "\(folder.path)/memorize")
    #expect(try folder.mode(of: "memorize") == 0o700)
    #expect(folders.all() == [place])
    let name = try #require(SharedGameName(".."))
    #expect(place.path(of: name) == "\(folder.path)/memorize/...sock")
  }

  @Test(
    "without such a folder they are beside the saved games",
    arguments: ["relative", "/nonexistent", ""])
  func home(runtime: String) throws {
    let folders = folders(["XDG_RUNTIME_DIR": runtime, "XDG_DATA_HOME": folder.path, "HOME": "/"])
    #expect(try folders.own().folder == "\(folder.path)/memorize/shared")
    #expect(try folder.mode(of: "memorize/shared") == 0o700)
    #expect(try folders.own() == folders.all().first)
  }

  @Test("a missing home is not created, and without a home there is no folder")
  func homeless() throws {
    #expect(throws: RestrictedFolder.Flaw.self) {
      try folders(["HOME": "\(folder.path)/none"]).own()
    }
    #expect(throws: RestrictedFolder.Flaw.self) { try folders([:]).own() }
    #expect(folder.names == [])
  }

  @Test("a folder that others may enter is rejected, and skipped by a search")
  func open() throws {
    try folder.makeFolder("memorize")
    let folders = folders(["XDG_RUNTIME_DIR": folder.path])
    let path = "\(folder.path)/memorize"
    let flaw = RestrictedFolder.Flaw.permissions(path, mode: 0o755, wanted: 0o700)
    #expect(throws: flaw) { try folders.own() }
    #expect(folders.all() == [])
  }

  @Test(
    "a group has its own folder, which its members find",
    .enabled("needs a user with an account and a group") { (try? ownGroup()) != nil })
  func group() throws {
    let name = try Self.ownGroup()
    let folders = folders([:])
    let place = try folders.place(ofGroup: name)
    #expect(place.folder == "\(folder.path)/memorize-\(name)")
    #expect(place.group == UserGroup(named: name)?.id && place.keeper == nil)
    #expect(try folder.mode(of: "memorize-\(name)") == 0o3770)

    try folder.makeFolder("memorize-nobody-knows")
    try folder.makeLink("memorize-daemon", to: "memorize-\(name)")
    #expect(folders.all() == [place])
    for wrong in ["nobody-knows", "../x", ""] {
      #expect(throws: RestrictedFolder.Flaw.noSuchGroup(wrong)) {
        try folders.place(ofGroup: wrong)
      }
    }
  }

  @Test(
    "the administrator's folder takes precedence over one that anybody could have made",
    .enabled(if: UserAccount.currentID == 0, "needs root"))
  func systems() throws {
    let name = try Self.ownGroup()
    let folders = folders([:])
    let usual = try folders.place(ofGroup: name)
    try folder.makeFolder("system")
    #expect(try folders.place(ofGroup: name) == usual)

    try folder.makeFolder("system/\(name)")
    let path = "\(folder.path)/system/\(name)"
    let flaw = RestrictedFolder.Flaw.permissions(path, mode: 0o755, wanted: 0o3770)
    #expect(throws: flaw) { try folders.place(ofGroup: name) }
    #expect(folders.all() == [])
    try FileSystem.setMode(0o3770, of: path)
    #expect(try folders.place(ofGroup: name).folder == path)
    #expect(folders.all().map(\.folder) == [path])

    // In a folder that is writable for all, other users may have created it.
    try FileSystem.setMode(0o777, of: "\(folder.path)/system")
    #expect(folders.all() == [usual])
  }
}
