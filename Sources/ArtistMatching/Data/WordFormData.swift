// swift-format-ignore-file

/// "and" in the languages of the calendars: English (also `'n'`), German, French, Spanish, Catalan, Italian, Portuguese,
/// Dutch, Scandinavian, Polish, Russian, Ukrainian, Greek, Turkish, Finnish; folded.
let conjunctionData = """
  and n und et y e ed og och en i u и та και ve ja
  """

/// zero to twenty, then the tens.
let numberData = """
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
  """

/// Articles that names begin with: English, German, French, Spanish, Italian, Portuguese, Dutch, Scandinavian.
let articleData = """
  the der die das les le la los las el il lo gli os as de het den det
  """

/// Case endings of Russian and Ukrainian nouns, and particles of Korean.
let endingData = (
  cyrillic: """
    а у ом е ы и ов ам ами ах я ю ем ой ою ей ею ям ями ях ою і ів
    """,
  hangul: """
    은 는 이 가 을 를 의 에 에서 와 과 랑 이랑 도 만 로 으로 님
    """
)
