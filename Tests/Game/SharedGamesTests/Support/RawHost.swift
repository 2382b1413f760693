import SharedGames
import SystemCalls
import Testing

/// A listener in place of a host, which sends arbitrary bytes to each connection.
final class RawHost {
  let place: SharedGamePlace
  let name: SharedGameName
  private let words: [UInt8]
  private let listener: SocketListener
  private var lines: [FileDescriptor] = []
  private var now = Duration.zero

  init(_ name: String, saying words: String = "", in place: SharedGamePlace) throws {
    self.name = try #require(SharedGameName(name))
    (self.place, self.words) = (place, Array(words.utf8))
    listener = try SocketListener(at: place.path(of: self.name))
  }

  deinit { for line in lines { line.hangUp() } }

  /// Returns the only listing of the name, waiting a second for the host's answer.
  func found() -> SharedGameListing? {
    SharedGameSearch(in: [place], waitingAtMost: .seconds(1), now: time)
      .named([name]) { _, users in users.indices.first }[0]
  }

  /// Connects until the listen queue is full.
  func fillBacklog() {
    while let line = try? FileDescriptor(connectingTo: place.path(of: name)) { lines.append(line) }
  }

  /// A time that advances by a tenth of a second while the host sends its text.
  private func time() -> Duration {
    while !words.isEmpty, let line = try? listener.accept() {
      _ = try? line.send(words[...])
      lines.append(line)
    }
    now += .milliseconds(100)
    return now
  }
}
