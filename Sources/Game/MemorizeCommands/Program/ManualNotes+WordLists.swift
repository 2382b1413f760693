import CommandLineKit
import MemoryModel
import MemoryStore

extension ManualNotes {
  /// The section on lists of words, and on games with them.
  static let wordLists = Section(
    "LISTS OF WORDS",
    [
      "memorize themes import words.tsv makes a theme of a text file, with a pair in each line: two "
        + "columns, such as dog and Hund, or one if both cards show the same. Tabs, semicolons or "
        + "commas separate the columns, whichever the first lines have, or a sign such as | or = in "
        + "each line; quotes are those of RFC 4180. Anki's notes in plain text are read as they are. "
        + "A file is UTF-8, UTF-16, or else cp1252; --encoding names another encoding.",
      "A line that cannot be used is left out, with its number and the reason; --report writes all "
        + "of them into a file. Of several columns the first two with words are on the cards; "
        + "--columns 2,5 or --columns Wort,English chooses others.",
      "Lines that begin with # are comments, but #name:Farm animals, #pairs:8 and #color:green "
        + "describe the theme. A column may name a picture beside the list, such as dog.jpg. A face "
        + "belongs to one pair. A list has at most \(WordList.limit) pairs, and a face at most "
        + "\(Face.longestSymbol) letters.",
      "memorize themes export words -o words.csv writes a theme as a list, and --svg cards.svg its "
        + "cards on pages to print.",
      "The themes sums, times, dots, flags, capitals, opposites and letters are pairs that belong "
        + "together. --sides word pairs the pictures of any other theme with their words. --halves "
        + "gives the two sides backs of two shades. --weak deals the pairs that were forgotten, "
        + "and a third of new ones.",
    ])
}
