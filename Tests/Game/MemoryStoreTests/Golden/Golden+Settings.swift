/// Files as released versions wrote them; they must remain readable.
enum Golden {}

extension Golden {
  /// The first format of settings.
  static let settings = """
    {"format":"memorize-settings","version":1,"length":45,"crc":"0b8df5a6"}
    {
      "bell": "true",
      "player.name": "Ada"
    }

    """

  /// The second format of settings.
  static let settings2 = """
    # Settings of memorize (format 2).
    # Each line sets one thing: key = value. A line that begins with # is a comment.
    # All keys with their values and defaults: memorize manual | man -l -
    playerName = Ada
    players = 2

    """
}
