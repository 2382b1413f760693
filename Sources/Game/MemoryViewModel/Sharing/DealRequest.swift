/// A request of another terminal for another deal, which the player here answers.
public struct DealRequest {
  /// The name of the player who asks; nil for another window of the same player.
  public let player: String?
  let refuse: () -> Void

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - player: The name of the player who asks; nil for another window of the same player.
  ///   - refuse: Tells the other terminal that the game goes on.
  public init(by player: String?, refuse: @escaping () -> Void) {
    (self.player, self.refuse) = (player, refuse)
  }

  /// The request as a sentence.
  public var sentence: String {
    "\(player ?? "The window beside") asks for another deal."
  }
}
