/// What may speak for or against a candidate. The name of a case stands in answers and in the table of weights.
enum Rule: UInt8, CaseIterable, Sendable {
  // the name itself
  case unique, unusual, doubtful, common, veryCommon, cue
  case person, place, digits, plainWords, manyWords, twoLetters
  // how it is written here
  case signs, lowered, capitals, otherCase, withoutArticle, withArticle, addedArticle
  case umlauts, alias, acronym, surnames, leader, inflected, lastFirst, typo, typoOfWord, typoAtEnd, typoFar, typoShort,
    sound, soundShort, rejoined, compound
  // its place in the title
  case wholeTitle, wholeButCues, first, fills, quoted
  case leftStart, leftSeparator, leftList, leftShow, leftTicket, leftStage, leftBilling, leftAt, leftIn, leftWith
  case leftOrdinary, leftAttend, leftTribute, leftFunction, leftTime, leftLower, leftCapital, leftNumber, leftGlued
  case rightEnd, rightSeparator, rightList, rightShow, rightTicket, rightStage, rightBilling, rightAt, rightIn,
    rightWith
  case rightVenue, rightBuilding, rightOrdinary, rightTribute, rightFunction, rightTime, rightLower, rightCapital
  case rightNumber, rightGlued, rightPossessive
  case inVenue, afterArtistList, afterArtistDash, afterArtistComma, afterArtistBracket, afterArtistBilling, beforeArtist
  case inBrackets, personInCompany, personEveryday, placeAfterArtist, bareTitle, nothingOfConcerts
  // the rest of the title
  case showCue, ticketCue, stageCue, musicCue, billingCue, tributeCue, weakTributeCue, ordinaryCue, ordinaryCues
  case venueCue, buildingCue, screenCue, attendCue, billedWith, listedWith, lowerNeighbours, longTitle
  // the rest of the event
  case concertPlace, otherPlace, ticketHost, concertCategory, otherCategory
  // the catalog and the user: not fitted
  case albums, obscure, pinned
}

extension Rule {
  static let names = allCases.map { String(describing: $0) }
  static let named = Dictionary(uniqueKeysWithValues: zip(names, allCases))

  var name: String { Rule.names[Int(rawValue)] }
}
