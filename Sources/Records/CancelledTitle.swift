/// Titles by which Outlook and its like say that an event is off, without STATUS:CANCELLED: a word of the sender's
/// language and a colon before the title, or the word in brackets.
package enum CancelledTitle {
  private static let words: Set<String> = [
    "canceled", "cancelled", "abgesagt", "storniert", "annulé", "annulée", "annule", "annulee", "cancelado",
    "cancelada",
    "anulado", "anulada", "annullato", "annullata", "geannuleerd", "afgelast", "aflyst", "avlyst", "inställt",
    "inställd", "peruutettu", "peruttu", "odwołane", "odwołano", "anulowane", "zrušeno", "zrušené", "lemondva",
    "törölve", "anulat", "otkazano", "odpovedano", "отменено", "отменена", "скасовано", "отменен", "ακυρώθηκε",
    "iptal edildi", "i\u{307}ptal edildi", "キャンセル済み", "キャンセル", "取り消し済み", "已取消", "취소됨", "취소", "בוטל", "ملغاة",
    "تم الإلغاء",
  ]
  /// Longer words than any of these need not be looked up.
  private static let wordLimit = 24

  /// Whether a title says of itself that the event is off.
  package static func isOne(_ title: String) -> Bool {
    var title = title[...].drop(while: \.isWhitespace)
    let isBracketed = title.first == "[" || title.first == "("
    if isBracketed { title = title.dropFirst() }
    let ends: Set<Character> = isBracketed ? ["]", ")"] : [":", "：", "﹕"]
    guard let end = title.prefix(wordLimit + 1).firstIndex(where: ends.contains) else { return false }
    var word = title[..<end].drop(while: \.isWhitespace)
    while word.last?.isWhitespace == true { word.removeLast() }
    return words.contains(word.lowercased())
  }
}
