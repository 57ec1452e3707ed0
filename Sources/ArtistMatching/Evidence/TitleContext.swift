/// A title and its event, looked at once for all candidates.
final class TitleContext {
  let scan: TitleScan
  let event: EventContext
  /// For each token the lists of it and of the phrases it is a part of.
  let covered: [WordLists]
  /// For each position the lists of what ends before it, and of what starts at it.
  let ending: [WordLists]
  let starting: [WordLists]
  /// Position after the first "at" or "@" that is not the first word.
  let venueStart: Int?
  let hasCapitals: Bool
  let hasLowerCase: Bool

  var text: FoldedText { scan.text }
  var count: Int { scan.text.tokens.count }

  init(_ scan: TitleScan, _ event: EventContext) {
    (self.scan, self.event) = (scan, event)
    let tokens = scan.text.tokens
    var covered = scan.lists
    var ending = [WordLists](repeating: [], count: tokens.count + 1)
    var starting = ending
    for (index, lists) in scan.lists.enumerated() {
      ending[index + 1].formUnion(lists)
      starting[index].formUnion(lists)
    }
    for phrase in scan.phrases {
      ending[phrase.tokens.upperBound].formUnion(phrase.lists)
      starting[phrase.tokens.lowerBound].formUnion(phrase.lists)
      for index in phrase.tokens { covered[index].formUnion(phrase.lists) }
    }
    (self.covered, self.ending, self.starting) = (covered, ending, starting)
    venueStart = tokens.indices.first { index in
      index > 0 && (tokens[index].gap.contains(.at) || scan.lists[index - 1].contains(.at) && index > 1)
    }
    hasCapitals = tokens.contains { $0.traits.contains(.capitalised) }
    hasLowerCase = tokens.contains {
      !$0.traits.contains(.upper) && !$0.traits.isDisjoint(with: [.latin, .cyrillic]) && $0.end - $0.start > 1
    }
  }
}

/// What stands around a title.
struct EventContext {
  let isConcertPlace: Bool
  let isOtherPlace: Bool
  let isTicketHost: Bool
  let isConcertCategory: Bool
  let isOtherCategory: Bool
  var speaksOfConcert: Bool { isConcertPlace || isTicketHost || isConcertCategory }

  init(_ event: EventText) {
    let place = EventContext.lists(of: event.location ?? "")
    isConcertPlace = place.contains(.venue)
    isOtherPlace = !(event.location ?? "").isEmpty && !isConcertPlace
    isTicketHost = event.url.map(TicketHosts.contains) ?? false
    let categories = event.categories.map(EventContext.lists)
    isConcertCategory = categories.contains { !$0.isDisjoint(with: [.show, .music, .ticket]) }
    isOtherCategory = !isConcertCategory && categories.contains { $0.contains(.ordinary) }
  }

  private static func lists(of text: String) -> WordLists {
    guard !text.isEmpty else { return [] }
    let scan = TitleScan(FoldedText(text), table: KeyTable())
    return (scan.lists + scan.phrases.map(\.lists)).reduce(into: []) { $0.formUnion($1) }
  }
}

/// Sites that sell tickets or list concerts.
enum TicketHosts {
  private static let hosts = ticketHostData.split(whereSeparator: \.isWhitespace).map { "." + $0 }

  static func contains(_ url: String) -> Bool {
    guard let scheme = url.firstRange(of: "://") else { return false }
    let host = "." + url[scheme.upperBound...].prefix { !"/:?#".contains($0) }.lowercased() + "."
    return hosts.contains { host.contains($0 + ".") }
  }
}

/// Hosts by their name without the last part, so that every country's site counts.
let ticketHostData = """
  songkick bandsintown ticketmaster eventim dice ra seetickets axs livenation ticketweb residentadvisor ticketone
  setlist ticketek ticketcorner oeticket fnacspectacles stubhub viagogo eventbrite universe tickets ticketswap
  billetto billetlugen tickster lippu ticketpro ebilet biletix passo kassir ticketland concert ponominalu eplus
  pia l-tike interpark melon yes24 damai maoyan kktix ticketmaster entradas wegow feverup skiddle gigantic wegottickets
  songtradr frontgatetickets etix showclix tixr
  """
