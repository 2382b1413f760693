/// The first line of a list if it names the columns instead of a pair, as in many spreadsheets.
struct WordListHeadings: Hashable, Sendable {
  /// The texts of the two columns.
  let texts: [String]
  let line: Int

  /// Finds headings: two of the known words, above a pair that is not two of them.
  ///
  /// A list of languages has known words in its second line too, so that its first is a pair.
  init?(_ rows: [WordList.Row]) {
    guard rows.count > 1, Self.areHeadings(rows[0]), !Self.areHeadings(rows[1]) else { return nil }
    texts = rows[0].cells.map(\.text)
    line = rows[0].line
  }

  private static func areHeadings(_ row: WordList.Row) -> Bool {
    row.cells.count == 2 && row.cells.allSatisfy { words.contains($0.text.lowercased()) }
  }

  /// The words in lower case, in English, German, French, Spanish, Italian, Portuguese and Dutch.
  private static let words = Set(
    """
    english german french spanish italian portuguese dutch polish turkish japanese chinese latin \
    greek russian arabic hebrew swedish danish norwegian finnish ukrainian korean \
    englisch deutsch französisch spanisch italienisch portugiesisch niederländisch polnisch \
    türkisch japanisch chinesisch latein griechisch russisch arabisch hebräisch schwedisch dänisch \
    anglais allemand français espagnol italien portugais néerlandais polonais turc japonais \
    chinois latin grec russe arabe \
    inglés alemán francés español italiano portugués holandés polaco turco japonés chino latín \
    inglese tedesco francese spagnolo portoghese olandese latino \
    inglês alemão francês espanhol português latim \
    engels duits frans spaans italiaans portugees nederlands latijn \
    polski türkçe \
    front back word translation term definition question answer meaning \
    vorderseite rückseite wort vokabel übersetzung begriff bedeutung frage antwort fremdsprache \
    recto verso mot traduction terme définition réponse \
    anverso reverso palabra traducción término definición pregunta respuesta \
    fronte retro parola traduzione termine definizione domanda risposta \
    frente palavra tradução woord vertaling vraag antwoord
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
