/// Returns at most three letters of a player's name; the number of a person without a name.
func shortName(_ name: String, of player: Int) -> String {
  name == "Player \(player + 1)" ? "P\(player + 1)" : String(name.prefix(3))
}
