/// Where the player's things are, as help tells it.
struct PlayerPlace {
  let path: String
  let help: String

  static let all = [
    PlayerPlace(
      path: "$XDG_CONFIG_HOME/memorize", help: "settings; without the variable in ~/.config"),
    PlayerPlace(
      path: "$XDG_DATA_HOME/memorize",
      help: "themes, scores and saved games; without the variable in ~/.local/share"),
    PlayerPlace(
      path: "~/Library/Application Support/memorize",
      help: "all of these on a Mac, without the variables"),
  ]
}
