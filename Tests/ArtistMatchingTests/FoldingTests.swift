import Testing

@testable import ArtistMatching

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Björk", "bjork"), ("Bjo\u{308}rk", "bjork"), ("BEYONCÉ", "beyonce"), ("Røyksopp", "royksopp"),
    ("İbrahim Tatlıses", "ibrahim tatlises"), ("Ænima Œuvre", "aenima oeuvre"), ("Straße", "strasse"),
    ("Þursaflokkurinn", "thursaflokkurinn"), ("Małe Łódź", "male lodz"), ("Đorđe", "dorde"), ("Ħal", "hal"),
    ("Sơn Tùng", "son tung"), ("Ёлка", "елка"), ("Άλκηστις", "αλκηστισ"), ("فَيْرُوز", "فيروز"), ("أم كلثوم", "ام كلثوم"),
    ("周杰倫", "周 杰 伦"), ("Ｂ’ｚ", "b z"), ("𝐓𝐚𝐲𝐥𝐨𝐫", "taylor"), ("ᴅᴇᴀᴅ", "dead"), ("ﾋｶﾙ", "ヒ カ ル"), ("ﾌﾞﾙ", "ブ ル"),
    ("Cold\u{ad}play", "coldplay"), ("Coldplay™", "coldplay"), ("٣٤", "34"),
  ])
  func marksFormsAndCaseAreFolded(_ text: String, _ folded: String) {
    #expect(ArtistMatching.fold(text) == folded)
  }

  @Test(arguments: [
    ("Ke$ha", "kesha"), ("A$AP", "asap"), ("P!nk", "pink"), ("Wham!", "wham"), ("R.E.M.", "rem"), ("N*E*R*D", "nerd"),
    ("$uicideboy$", "suicideboys"), ("5$ or 10$", "5 or 10"),
  ])
  func signsThatStandForLettersAreLetters(_ text: String, _ folded: String) {
    #expect(ArtistMatching.fold(text) == folded)
  }

  @Test(arguments: [
    ("Mumford and Sons", "Mumford & Sons"), ("Rodrigo & Gabriela", "Rodrigo y Gabriela"), ("Fifty Cent", "50 Cent"),
    ("Boyz 2 Men", "Boyz II Men"), ("21 Pilots", "Twenty One Pilots"),
    ("Florence and the Machine", "Florence + the Machine"),
    ("ACDC", "AC/DC"), ("blink182", "blink-182"), ("Salt n Pepa", "Salt-N-Pepa"), ("林俊傑", "林俊杰"),
  ])
  func twoSpellingsHaveOneKey(_ one: String, _ other: String) {
    #expect(ArtistMatching.key(one) == ArtistMatching.key(other))
  }

  @Test func aNameOfSignsIsItsOwnKey() {
    #expect(ArtistMatching.key("!!!") == "!!!")
    #expect(ArtistMatching.key("† † †") == "†††")
  }

  @Test func aLabelNeedsAllItsWordsAndTheBeginningOfTheLast() {
    #expect(LabelQuery("music the sph").matches("Music of the Spheres"))
    #expect(!LabelQuery("sph the").matches("Music of the Spheres"))
    #expect(LabelQuery("BJORK").matches("Björk"))
    #expect(!LabelQuery("").matches("Björk"))
  }
}
