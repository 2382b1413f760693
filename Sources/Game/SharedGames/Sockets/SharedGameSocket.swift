import SystemCalls

/// A socket in a place, found by its folder, without a connection.
struct SharedGameSocket: Hashable, Sendable {
  let name: SharedGameName
  let place: SharedGamePlace
  /// The user id of the socket's owner.
  let owner: UInt32

  var path: String { place.path(of: name) }

  var isOwn: Bool { owner == UserAccount.currentID }

  /// Looks up a name; nil if there is no socket, or its owner may not share in this place.
  init?(_ name: SharedGameName, in place: SharedGamePlace) {
    guard let status = try? FileSystem.status(of: place.path(of: name)), status.kind == .socket,
      place.admits(status.owner)
    else { return nil }
    (self.name, self.place, owner) = (name, place, status.owner)
  }

  /// Returns all sockets of some places, by place and name.
  static func all(in places: [SharedGamePlace]) -> [SharedGameSocket] {
    places.flatMap { place in
      let files = (try? FileSystem.names(in: place.folder)) ?? []
      let names = files.compactMap(place.name).map { ($0, "\($0)") }
      return names.sorted { $0.1 < $1.1 }.compactMap { SharedGameSocket($0.0, in: place) }
    }
  }
}

extension [SharedGameSocket] {
  /// Returns the sockets in the order of the queries: the first of each user, then the second of
  /// each, and this user's own first each time.
  ///
  /// So nobody can hide the games of others behind many of their own.
  ///
  /// - Parameter members: Users whose sockets all precede those of others.
  /// - Returns: All sockets.
  func inFairOrder(first members: Set<UInt32>) -> [SharedGameSocket] {
    var rounds: [UInt32: Int] = [:]
    let keyed = enumerated().map { index, socket in
      defer { rounds[socket.owner, default: 0] += 1 }
      let isKnown = socket.isOwn || members.contains(socket.owner)
      let round = rounds[socket.owner, default: 0]
      return (key: (isKnown ? 0 : 1, round, socket.isOwn ? 0 : 1, index), socket: socket)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.socket)
  }
}
