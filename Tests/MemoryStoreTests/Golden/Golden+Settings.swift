/// Files as released versions of the game wrote them; they must be read for ever.
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
}
