/// `memorize games`: the saved games.
struct GamesCommand: Sendable {
  let isJSON: Bool

  init(_ given: GivenArguments) {
    isJSON = given.has(.json)
  }
}
