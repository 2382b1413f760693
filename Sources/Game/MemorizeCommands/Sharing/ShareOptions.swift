import CommandLineKit
import SharedGames
import SystemCalls

/// The options for sharing a game with other terminals.
struct ShareOptions: Sendable {
  let isShared: Bool
  /// The name of the shared game; nil for the login name.
  let name: SharedGameName?
  /// The Unix group whose members may join; nil for the user alone.
  let group: String?

  init(name: SharedGameName?, group: String?) {
    (isShared, self.name, self.group) = (true, name, group)
  }

  init(_ line: inout RequestReader) throws(UsageError) {
    isShared = try line[.share]
    name = try line[.sharedName]
    group = try line[.group]
  }

  /// Throws a `UsageError` for a name or a group of a game that is not shared.
  func check() throws(UsageError) {
    let typed = name != nil ? Option.sharedName.row : group != nil ? Option.group.row : nil
    guard let typed, !isShared else { return }
    throw .usage(
      "\(typed.title) is for a game that is shared; give \(Option.share.row.title) as well")
  }
}

extension ShareOptions {
  /// Returns the folder for the socket of the shared game: the user's own, or that of the group.
  func place(in folders: SharedGameFolders) throws(Failure) -> SharedGamePlace {
    do throws(RestrictedFolder.Flaw) {
      guard let group else { return try folders.own() }
      return try folders.place(ofGroup: group)
    } catch {
      throw Failure(sharingIn: error)
    }
  }

  /// Returns the name of the game, by default that of the user.
  func name(of user: SeatName) throws(Failure) -> SharedGameName {
    if let name = name ?? SharedGameName(user.description) { return name }
    throw Failure(
      code: .failed,
      message: "no game can be called \(shown(user.description)): give another name by "
        + "\(Option.sharedName.row.title), \(SharedGameName.rule)")
  }
}

extension Option<Bool> {
  static var share: Self {
    Self(flag: "share", in: .sharing, "Let others see the game, and join it")
  }
  static var shared: Self {
    Self(flag: "shared", in: .output, "List games that can be joined or watched")
  }
}

extension Option<SharedGameName?> {
  static var sharedName: Self {
    Self(
      "name", .sharedName, in: .sharing, "Name the shared game",
      default: "your login name")
  }
}

extension Option<SeatName?> {
  static var seatName: Self {
    Self("as", .seatName, in: .sharing, "Your name in the game", default: "your login name")
  }
}

extension Option<String?> {
  static var group: Self {
    Self("group", .group, in: .sharing, "Let members of a Unix group join")
  }
}

extension ValueForm<SharedGameName> {
  /// A value form for the name of a shared game.
  static var sharedName: Self {
    Self(
      help: ValueHelp(placeholder: "NAME", allowed: SharedGameName.rule),
      read: SharedGameName.init)
  }
}

extension ValueForm<SeatName> {
  /// A value form for the name of a person at the table.
  static var seatName: Self {
    Self(
      help: ValueHelp(placeholder: "NAME", allowed: "a name of 1 to 32 visible letters"),
      read: { $0.unicodeScalars.count > SeatName.longest ? nil : SeatName($0) })
  }
}

extension ValueForm<String> {
  /// A value form for the name of a Unix group; sharing checks that the group exists.
  static var group: Self {
    Self(
      help: ValueHelp(placeholder: "GROUP", allowed: "the name of a group, at most 32 letters"),
      read: { (1...32).contains($0.utf8.count) && !$0.contains("/") ? $0 : nil })
  }
}
