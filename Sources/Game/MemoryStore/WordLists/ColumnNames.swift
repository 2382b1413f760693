import MemoryModel

/// The headings of columns that are known, in lower case.
///
/// They are in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish.
enum ColumnNames {
  /// Returns true for the name of a language, or of a column of any purpose.
  static func areKnown(_ text: String) -> Bool {
    let text = text.lowercased()
    return LanguageNames.all.contains(text) || words.contains(text) || others.contains(text)
  }

  /// Returns true for the name of a column that is not on cards, such as `Lesson`.
  static func areOfOthers(_ text: String) -> Bool { others.contains(text.lowercased()) }

  private static let words = set(
    """
    front back word translation term definition question answer meaning expression phrase \
    vocabulary picture image native foreign
    vorderseite rückseite wort vokabel übersetzung begriff bedeutung frage antwort fremdsprache \
    ausdruck bild wörter vokabeln
    recto verso mot traduction terme définition réponse signification image
    anverso reverso palabra traducción término definición pregunta respuesta significado imagen
    fronte retro parola traduzione termine definizione domanda risposta significato
    frente verso palavra tradução pergunta resposta significado imagem
    woord vertaling vraag antwoord betekenis
    słowo tłumaczenie pytanie odpowiedź znaczenie
    """)

  private static let others = set(
    """
    # id no no. nr nr. number index guid deck notetype tag tags lesson unit chapter level page pos \
    example examples sentence note notes comment comments audio sound ipa pronunciation \
    transcription hint category topic type gender plural frequency rank date
    lektion kapitel einheit seite stufe wortart beispiel beispiele beispielsatz satz notiz \
    bemerkung bemerkungen aussprache lautschrift kategorie thema geschlecht häufigkeit nummer
    leçon unité chapitre niveau exemple remarque prononciation catégorie thème genre numéro
    lección unidad capítulo nivel ejemplo nota pronunciación categoría tema género número
    lezione unità capitolo livello esempio pronuncia categoria genere numero
    lição unidade nível exemplo pronúncia gênero
    les hoofdstuk niveau voorbeeld uitspraak categorie
    lekcja rozdział poziom przykład wymowa kategoria
    """)

  private static func set(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
