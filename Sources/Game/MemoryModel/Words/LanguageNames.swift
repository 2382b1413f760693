/// The names of languages, as headings of columns have them.
package enum LanguageNames {
  /// The names in lower case: in the languages of the words on cards, and each in its own.
  package static let all = Set(
    """
    english german french spanish italian portuguese dutch polish turkish japanese chinese latin \
    greek russian arabic hebrew swedish danish norwegian finnish ukrainian korean czech slovak \
    slovenian slovene croatian serbian bosnian bulgarian romanian hungarian estonian latvian \
    lithuanian icelandic irish gaelic welsh basque catalan galician albanian macedonian persian \
    farsi hindi urdu bengali tamil thai vietnamese indonesian malay swahili esperanto mandarin \
    cantonese kurdish armenian georgian afrikaans yiddish mongolian sanskrit sinhala malayalam
    englisch deutsch französisch spanisch italienisch portugiesisch niederländisch polnisch \
    türkisch japanisch chinesisch latein lateinisch griechisch russisch arabisch hebräisch \
    schwedisch dänisch norwegisch finnisch ukrainisch koreanisch tschechisch slowakisch slowenisch \
    kroatisch serbisch bosnisch bulgarisch rumänisch ungarisch estnisch lettisch litauisch \
    isländisch irisch walisisch baskisch katalanisch galicisch albanisch mazedonisch persisch \
    bengalisch thailändisch vietnamesisch indonesisch malaiisch suaheli kurdisch armenisch \
    georgisch jiddisch mongolisch
    inglés alemán francés español castellano italiano portugués neerlandés holandés polaco turco \
    japonés chino latín griego ruso árabe hebreo sueco danés noruego finés finlandés ucraniano \
    coreano checo eslovaco esloveno croata serbio bosnio búlgaro rumano húngaro estonio letón \
    lituano islandés irlandés galés euskera catalán gallego albanés macedonio persa tailandés \
    vietnamita indonesio malayo suajili kurdo armenio georgiano
    anglais allemand français espagnol italien portugais néerlandais polonais turc japonais \
    chinois grec russe arabe hébreu suédois danois norvégien finnois ukrainien coréen tchèque \
    slovaque slovène croate serbe bosniaque bulgare roumain hongrois estonien letton lituanien \
    islandais irlandais gallois catalan galicien albanais macédonien persan thaï vietnamien \
    indonésien malais espéranto kurde arménien géorgien
    inglese tedesco francese spagnolo portoghese olandese polacco giapponese cinese latino greco \
    arabo ebraico svedese danese norvegese finlandese ucraino ceco slovacco sloveno croato serbo \
    bosniaco bulgaro rumeno ungherese estone lettone lituano islandese irlandese gallese basco \
    catalano galiziano albanese macedone persiano tailandese indonesiano malese curdo armeno
    inglês alemão francês espanhol português holandês neerlandês polonês polaco japonês chinês \
    latim grego hebraico sueco dinamarquês norueguês finlandês tcheco checo eslovaco esloveno \
    sérvio bósnio romeno estoniano letão islandês irlandês galês basco catalão galego albanês \
    macedônio tailandês vietnamita indonésio malaio curdo armênio
    engels duits frans spaans italiaans portugees nederlands pools turks japans chinees latijn \
    grieks russisch arabisch hebreeuws zweeds deens noors fins oekraïens koreaans tsjechisch \
    slowaaks sloveens kroatisch servisch bosnisch bulgaars roemeens hongaars ests lets litouws \
    ijslands iers welsh baskisch catalaans albanees macedonisch perzisch thais vietnamees \
    indonesisch maleis koerdisch armeens georgisch
    angielski niemiecki francuski hiszpański włoski portugalski niderlandzki holenderski polski \
    turecki japoński chiński łacina łaciński grecki rosyjski arabski hebrajski szwedzki duński \
    norweski fiński ukraiński koreański czeski słowacki słoweński chorwacki serbski bośniacki \
    bułgarski rumuński węgierski estoński łotewski litewski islandzki irlandzki walijski \
    baskijski kataloński albański macedoński perski tajski wietnamski indonezyjski kurdyjski
    ingilizce almanca fransızca ispanyolca italyanca portekizce felemenkçe lehçe türkçe japonca \
    çince latince yunanca rusça arapça ibranice isveççe danca norveççe fince ukraynaca korece \
    çekçe slovakça slovence hırvatça sırpça boşnakça bulgarca rumence macarca estonca letonca \
    litvanca izlandaca farsça hintçe tayca vietnamca endonezce kürtçe ermenice gürcüce
    英語 ドイツ語 フランス語 スペイン語 イタリア語 ポルトガル語 オランダ語 ポーランド語 トルコ語 日本語 中国語 ラテン語 \
    ギリシャ語 ロシア語 アラビア語 ヘブライ語 スウェーデン語 デンマーク語 ノルウェー語 フィンランド語 ウクライナ語 韓国語 チェコ語
    英语 德语 法语 西班牙语 意大利语 葡萄牙语 荷兰语 波兰语 土耳其语 日语 日文 中文 汉语 拉丁语 希腊语 俄语 阿拉伯语 \
    希伯来语 瑞典语 丹麦语 挪威语 芬兰语 乌克兰语 韩语 捷克语 英文
    svenska dansk norsk suomi eesti latviešu lietuvių íslenska gaeilge cymraeg čeština slovenčina \
    slovenščina hrvatski srpski bosanski română magyar shqip català euskara galego русский \
    українська български српски македонски ελληνικά עברית العربية فارسی हिन्दी বাংলা ไทย \
    한국어 kurdî kiswahili
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
