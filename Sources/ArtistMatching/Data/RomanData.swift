// swift-format-ignore-file

/// How letters of other scripts sound in Latin ones: pairs of a letter and its romanisation, after the everyday systems
/// (BGN/PCGN for Cyrillic, ELOT 743, Hepburn, RTGS, ISO 15919 without marks; vowels that a script does not write are absent).
/// `-` is silence.
let romanData = """
  а a б b в v г g ґ g д d е e є e ж zh з z и i і i ї i к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sh ъ - ы y ь - э e ю yu я ya ў u
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ ks ο o π p ρ r σ s τ t υ i φ f χ h ψ ps ω o
  א a ב b ג g ד d ה h ו o ז z ח h ט t י i כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק k ר r ש sh ת t
  ا a ب b ت t ث th ج j ح h خ kh د d ذ d ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق k ك k ل l م m ن n ه h و w ي y ء - پ p چ ch ژ zh گ g
  あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go さ sa し shi す su せ se そ so ざ za じ ji ず zu ぜ ze ぞ zo
  た ta ち chi つ tsu て te と to だ da ぢ ji づ zu で de ど do な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ば ba び bi ぶ bu べ be ぼ bo
  ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa を o ん n ゔ vu ぁ a ぃ i ぅ u ぇ e ぉ o
  ゃ ya ゅ yu ょ yo っ - ー -
  ก k ข k ค k ฆ k ง ng จ ch ฉ ch ช ch ซ s ฌ ch ญ y ฎ d ฏ t ฐ t ฑ t ฒ t ณ n ด d ต t ถ t ท t ธ t น n บ b ป p ผ p ฝ f พ p ฟ f ภ p ม m ย y ร r ล l ว w
  ศ s ษ s ส s ห h ฬ l อ - ฮ h
  क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ं n
  """
