/// The names of months and weekdays in the usual languages.
enum MonthNames {
  /// The month 1…12 that a name or abbreviation stands for, whatever its case and accents; nil for another word.
  static func month(_ word: String) -> Int? {
    if word.utf8.count > 24 { return nil }
    return months[FoldedName.fold(word)]
  }

  /// Whether a word names a day of the week.
  static func isWeekday(_ word: String) -> Bool { weekdays.contains(FoldedName.fold(word)) }

  /// One line for each month. A word that is another month in another language is left out (`listopad`, `lis`, `srp`).
  private static let table = """
    jan january januar janvier janv jän jänner enero ene gennaio gen janeiro januari ianuarie ian stycznia styczeń sty leden ledna január tammikuu tammi янв января январь січ січня oca ocak sausio sijecanj ιαν
    feb february februar feber février févr fév fevr febrero febbraio fevereiro fev februari februarie lutego luty lut únor února február helmikuu helmi фев февр февраля февраль лют лютого şub şubat vasario veljaca φεβ
    mar march märz mär mrz mars marzo março mrt maart martie marca marzec březen března marec március márc maaliskuu maalis мар марта март бер березня mart kovo ozujak μαρ
    apr april avril avr abril abr aprile aprilie kwietnia kwiecień kwi duben dubna apríl április ápr huhtikuu huhti апр апреля апрель кві квітня nisan nis balandžio travanj απρ
    may mai mayo maggio mag maio maj mei maja květen května máj május toukokuu touko мая май тра травня mayıs gegužės svibanj μαϊ
    jun june juni juin junio giugno giu junho iunie czerwca czerwiec cze červen června jún június kesäkuu kesä июн июня июнь чер червня haziran haz birželio lipanj ιουν
    jul july juli juillet juil julio luglio lug julho iulie lipca lipiec lip červenec července júl július heinäkuu heinä июл июля июль лип липня temmuz tem liepos srpanj ιουλ
    aug august août aout agosto ago augustus augusti sierpnia sierpień sie srpen srpna augusztus elokuu elo авг августа август сер серпня ağustos ağu rugpjūčio kolovoz αυγ
    sep sept september septembre septiembre settembre set setembro septembrie września wrzesień wrz září szeptember szept syyskuu syys сен сент сентября сентябрь вер вересня eylül eyl rugsėjo rujan σεπ
    oct october oktober okt octobre octubre ottobre ott outubro out octombrie października październik paź říjen října október lokakuu loka окт октября октябрь жов жовтня ekim eki spalio οκτ
    nov november novembre noviembre novembro noiembrie marraskuu marras ноя ноября ноябрь лис листопада kasım kas lapkričio studeni νοε
    dec december dezember dez décembre déc diciembre dic dicembre dezembro des desember decembrie grudnia grudzień gru prosinec prosince joulukuu joulu дек декабря декабрь гру грудня aralık ara gruodžio prosinac δεκ
    """

  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    for (index, line) in table.split(separator: "\n").enumerated() {
      for word in line.split(separator: " ") { months[FoldedName.fold(String(word))] = index + 1 }
    }
    return months
  }()

  private static let weekdays: Set<String> = Set(
    """
    mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday mo di mi do fr \
    sa so montag dienstag mittwoch donnerstag freitag samstag sonntag lun mar mer jeu ven sam dim lundi mardi mercredi \
    jeudi vendredi samedi dimanche lunes martes mie miercoles jue jueves vie viernes sab sabado dom domingo ma wo vr za \
    zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    """.split(separator: " ").map(String.init))
}
