// swift-format-ignore-file

/// Words that name people, places and things in calendars, so that an artist of the same name is in doubt. Written for this
/// project from general knowledge: usual given names, countries, states and large cities, and everyday nouns.
let nameWordData = """
  person:
  aaron adam adele adrian agnes alan albert alejandro alex alexander alexandra alexis alfred ali alice alicia alison amanda amelia amy ana andre andrea
  andreas andrew andy angela anita ann anna anne annie anthony antonio arthur ashley astrid barbara beatrice becky ben benjamin bernard beth betty bill billy
  bjorn bob bobby brad brandon brenda brian bruce bruno camille carl carla carlos carmen carol caroline carolyn catherine cathy cecilia charles charlie
  charlotte chloe chris christian christina christine christoph christopher claire clara claudia claus connor craig cristina cynthia dan daniel daniela danny
  dave david dean debbie deborah denise dennis derek diana diane diego dominic don donald donna doris dorothy doug douglas drake duncan dylan ed eddie
  edgar edith edward elena eli elias elisa elise elizabeth ella ellen ellie elsa emil emilia emilie emily emma eric erica erik erin ernest esther ethan
  eugene eva eve evelyn felix fernando fiona flora florence frances francis francisco frank frankie franz fred freddie frederick gabriel gabriela gary
  gavin genevieve george gerald gina giovanni gloria grace graham greg gregory greta gustav guy hannah hans harold harriet harry heather heidi helen helena
  henri henry herbert holly howard hugh hugo ian ibrahim ida igor ines ingrid irene iris isaac isabel isabella ivan jack jackie jackson jacob jake james jamie
  jan jana jane janet janice jason jay jean jeff jeffrey jen jennifer jenny jeremy jerry jesse jessica jill jim jimmy joan joanna joe joel johan johannes john
  johnny jon jonas jonathan jordan jorge jose joseph josh joshua joyce juan juana judith judy julia julian julie june justin karen karin karl kate
  katherine kathleen kathy katie kay keith kelly ken kenneth kenny kevin kim kirsten klaus kristin kurt kyle lana lars laura lauren laurie lea leah lee lena leo
  leon leonard leonie leslie liam lily linda lisa lloyd lorenzo louis louise luca lucas lucia lucy luis luke lukas lydia mads madison madonna magda magnus
  manuel marc marco marcus margaret maria marie marina mario marion mark markus marta martha martin martina mary mathias matt matthew matthias maurice max
  maya megan melanie melissa mia michael michel michelle miguel mike mila miles mo mohamed molly monica morgan moritz muhammad nadia nancy naomi natalia
  natalie nathan neil nelson niall nicholas nick nicola nicole nigel nikolai nina noah noel nora norah norman oliver olivia omar oscar otto owen pablo
  pamela patricia patrick patti paul paula pedro peggy penny pete peter petra phil philip phoebe pierre polly rachel ralph ray raymond rebecca renate
  ricardo richard rick rita rob robbie robert roberta roberto robin robyn roger roland ron ronald rosa rose rosie roy ruby russell ruth ryan sabine sally
  sam samantha samuel sandra sara sarah scott sean sebastian sharon sheila shirley sid simon simone sofia sonia sophia sophie stefan stella stephan
  stephanie stephen steve steven stuart sue susan susanne suzanne sven sylvia tanya tara ted teresa terry theo theresa thomas tim timothy tina tobias tom
  tommy tony tracy tyler ulrich ulrike uma ursula valentina valerie vanessa vera veronica victor victoria vince vincent viola virginia vivian walter wanda
  warren wendy werner will william willie wolfgang yvonne zac zoe
  анна мария ольга иван саша маша дима катя лена сергей андрей алиса наташа юля
  smith johnson williams brown jones garcia miller davis wilson anderson taylor moore martinez lopez jacobson murphy kelly santana nelson jackson white

  place:
  africa america asia europe australia antarctica argentina austria belgium bolivia brazil bulgaria canada chile china colombia croatia cuba cyprus denmark egypt
  england estonia ethiopia finland france germany ghana greece hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kenya korea latvia lebanon
  lithuania luxembourg malaysia malta mexico monaco morocco nepal netherlands nigeria norway pakistan panama peru poland portugal romania russia scotland serbia
  singapore slovakia slovenia spain sweden switzerland syria taiwan thailand tunisia turkey uganda ukraine uruguay usa venezuela vietnam wales zambia
  alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky
  louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey ohio oklahoma oregon pennsylvania
  tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec
  amsterdam antwerp athens atlanta austin bangkok barcelona basel beijing belfast belgrade berlin bern birmingham bogota bologna bordeaux boston bratislava brighton
  bristol brooklyn brussels bucharest budapest cairo calgary cambridge cannes cardiff chicago cleveland cologne copenhagen cordoba dallas delhi denver detroit
  dortmund dresden dubai dublin dusseldorf edinburgh essen florence frankfurt geneva genoa ghent glasgow gothenburg granada graz hamburg hanover helsinki houston
  istanbul jakarta jerusalem johannesburg kiev krakow kyoto kyiv leeds leicester leipzig lima lisbon liverpool london lyon madrid malmo manchester manila marseille
  melbourne memphis miami milan milwaukee minneapolis montreal moscow mumbai munich nantes naples nashville newcastle nice nottingham oakland orlando osaka oslo oxford
  palermo paris perth philadelphia phoenix pittsburgh porto portland prague reykjavik riga rio rome rotterdam salzburg santiago seattle seoul seville shanghai sheffield
  sofia stockholm strasbourg stuttgart sydney tallinn tokyo toronto toulouse turin utrecht valencia vancouver venice verona vienna vilnius warsaw zagreb zurich
  wien munchen muenchen koln koeln roma milano torino firenze venezia napoli lisboa sevilla bruxelles geneve moskva praha warszawa kobenhavn bremen indochine
  manhattan queens bronx hollywood harlem brixton camden soho nyc la sf москва питер киев 北京 上海 東京 京都 大阪 台北 香港 서울 부산
  город париж лондон

  foreign:
  kult fieber echt juli prinzen helden arzte aerzte sportfreunde puhdys silbermond wind regen feuer wasser himmel sonne mond stern liebe leben tod zeit haus hund katze
  brot kuchen auto baum blume herz hand kopf tag nacht woche freunde familie garten schnee engel teufel konig konigin prinz blut eis kaffee tee bier wein
  mana air telephone indochine noir desir feu eau ciel soleil lune etoile amour vie mort temps maison chien chat pain coeur jour nuit ami famille jardin neige ange roi reine
  prince sang glace biere vin ecole musique zebda louise voyage treize poste metro
  fuego agua cielo sol luna estrella amor vida muerte tiempo casa perro gato pan corazon dia noche amigo familia jardin nieve angel rey reina sangre hielo cerveza vino
  heroes cafe zoe libro ciudad calle piedra rio mar estopa
  fuoco acqua cielo sole luna stella amore vita morte tempo casa cane gatto pane cuore giorno notte amico famiglia giardino neve angelo negramaro litfiba subsonica
  fogo agua ceu estrela vida morte tempo casa cao gato pao coracao dia noite legiao
  vuur water hemel zon maan ster liefde leven dood tijd huis hond kat brood hart dag nacht vriend moe bloed
  eld vatten himmel sol mane stjarna karlek liv dod tid hus hund katt brod hjarta dag natt kent
  ogien woda niebo slonce ksiezyc gwiazda milosc zycie smierc czas dom pies kot chleb serce dzien noc lady_pank perfect dzem
  кино звери ария сплин алиса король огонь вода небо солнце луна звезда любовь жизнь смерть время дом собака кот хлеб сердце день ночь друг семья сад снег чиж пикник
  браво ленинград корни дискотека фабрика машина аквариум танцы пилот океан
  嵐 ゆず くるり 雨 雪 花 空 海 山 川 月 星 夢 恋 愛 猫 犬 春 夏 秋 冬 風 火 水 光 影 道 町 森 桜 米 茶 夜 朝 母 父 スピッツ ミスチル
  비 눈 꽃 하늘 바다 산 달 별 꿈 사랑 고양이 개 봄 여름 가을 겨울 바람 불 물 빛 길 거미 싸이 god
  风 雨 雪 花 天 海 山 月 星 梦 爱 春 夏 秋 冬 火 水 光 路 城 伍佰 五百
  """

/// Other names of well-known artists that no rule makes from their names: nicknames, former names, the same in another script.
/// A line is the name and its others; they hold only where the catalog has the first. Facts as Wikidata (CC0) and MusicBrainz
/// (CC0) list them; the file is small on purpose: a catalog's own aliases do the rest.
let aliasData = """
  Manic Street Preachers | Manics | The Manics
  Snoop Dogg | Snoop Lion | Snoop Doggy Dogg | DJ Snoopadelic
  Cat Stevens | Yusuf | Yusuf Islam | Yusuf Cat Stevens
  Prince | Prince Rogers Nelson | Prince & The Revolution | Prince and the New Power Generation
  Kanye West | Kanye | Ye
  Diddy | Puff Daddy | P. Diddy | Sean Combs
  Café Tacvba | Café Tacuba
  JAY-Z | Shawn Carter | Jigga
  deadmau5 | deadmaus
  alt-J | ∆ | altJ
  ††† | Crosses
  !!! | Chk Chk Chk
  Led Zeppelin | Led Zep
  Queens of the Stone Age | QOTSA
  Nine Inch Nails | NIN
  LCD Soundsystem | LCD
  Godspeed You! Black Emperor | GY!BE | GYBE | Godspeed You Black Emperor
  Red Hot Chili Peppers | RHCP | The Chili Peppers | Chili Peppers
  Rage Against the Machine | RATM
  Guns N' Roses | GnR | Guns and Roses
  Orchestral Manoeuvres in the Dark | OMD
  Electric Light Orchestra | ELO | Jeff Lynne's ELO
  Twenty One Pilots | TØP | 21P
  5 Seconds of Summer | 5SOS
  The 1975 | 1975
  Thirty Seconds to Mars | 30STM
  Bring Me the Horizon | BMTH
  My Chemical Romance | MCR
  System of a Down | SOAD
  King Gizzard & The Lizard Wizard | King Gizzard | KGLW
  Crosby, Stills, Nash & Young | CSNY | Crosby Stills & Nash
  Earth, Wind & Fire | EWF
  Creedence Clearwater Revival | CCR | Creedence
  Black Sabbath | Sabbath
  Bruce Springsteen | Springsteen | The Boss
  Bob Dylan | Dylan
  David Bowie | Bowie | Ziggy Stardust
  Elvis Presley | Elvis
  The Beatles | Fab Four
  "Weird Al" Yankovic | Weird Al
  Florence + the Machine | Florence and the Machine | Florence & The Machine
  Hüsker Dü | Husker Du
  Daryl Hall & John Oates | Hall & Oates
  Simon & Garfunkel | Paul Simon & Art Garfunkel
  Die Fantastischen Vier | Fanta 4 | Fanta Vier | Fanta4
  Die Toten Hosen | Hosen
  Berliner Philharmoniker | Berlin Philharmonic | Berlin Philharmonic Orchestra | Berliner Philharmonic
  London Symphony Orchestra | LSO
  BBC Symphony Orchestra | BBC SO | BBCSO
  Dvořák | Antonín Dvořák
  Beyoncé | Beyoncé Knowles | Queen Bey
  P!nk | Pink
  Ke$ha | Kesha
  A$AP Rocky | ASAP Rocky
  Yo-Yo Ma | YoYo Ma
  MF DOOM | DOOM
  blink-182 | blink 182 | blink one eighty two
  UB40 | UB 40 | UB40 featuring Ali Campbell
  BADBADNOTGOOD | BBNG
  Of Monsters and Men | OMAM
  Death Cab for Cutie | DCFC
  Belle and Sebastian | Belle & Sebastian
  The Jesus and Mary Chain | JAMC
  A Tribe Called Quest | ATCQ
  The War on Drugs | TWOD
  Yo La Tengo | YLT
  Frank Turner & The Sleeping Souls | Frank Turner
  Bob Marley & The Wailers | Bob Marley and the Wailers | The Wailers
  방탄소년단 | BTS | Bangtan Boys | 防弾少年団 | 防弹少年团
  소녀시대 | Girls' Generation | SNSD | 少女時代
  아이유 | IU | Lee Ji-eun
  비 | Rain (KR) | Bi Rain | 정지훈
  혁오 | Hyukoh | HYUKOH
  잔나비 | Jannabi
  BLACKPINK | 블랙핑크
  周杰倫 | Jay Chou | ジェイ・チョウ
  林俊杰 | JJ Lin | Lin Junjie
  孙燕姿 | Stefanie Sun | Sun Yanzi | Yanzi
  五月天 | Mayday (TW) | Ashin Mayday | 五月天乐团
  伍佰 | Wu Bai | Wu Bai & China Blue | 伍佰 & China Blue
  张远 | Zhang Yuan
  薛之谦 | Joker Xue | Xue Zhiqian
  草东没有派对 | No Party for Cao Dong | 草东
  王杰 | Dave Wang
  王菲 | Faye Wong
  陈奕迅 | Eason Chan
  邓紫棋 | G.E.M.
  蔡依林 | Jolin Tsai
  张学友 | Jacky Cheung
  刘德华 | Andy Lau
  宇多田ヒカル | Utada Hikaru | Hikaru Utada | Utada | 宇多田光
  椎名林檎 | Shiina Ringo | Sheena Ringo | Ringo Sheena
  米津玄師 | Kenshi Yonezu | Yonezu Kenshi | 米津玄师
  嵐 | ARASHI
  ゆず | Yuzu
  くるり | Quruli
  スピッツ | Spitz
  サザンオールスターズ | Southern All Stars | サザン
  Official髭男dism | 髭男 | ヒゲダン | Official Hige Dandism | Higedan
  YOASOBI | ヨアソビ
  東京事変 | Tokyo Jihen | Tokyo Incidents
  Кино | Виктор Цой | Viktor Tsoi | группа Кино
  Ария | Aria band
  Би-2 | Bi-2 | Би2
  Земфира | Zemfira
  Мумий Тролль | Mumiy Troll | Mumiy Troll' | Лагутенко
  Океан Ельзи | Okean Elzy | Океан Эльзы
  Звери | Zveri
  Сплин | Splean | Splin
  Björk | Bjork Guðmundsdóttir
  أم كلثوم | Umm Kulthum | Oum Kalthoum | Om Kalthoum | Oum Kalsoum
  فيروز | Fairuz | Fairouz | Feiruz
  عمرو دياب | Amr Diab
  تامر حسني | Tamer Hosny
  עידן רייכל | Idan Raichel | The Idan Raichel Project | הפרויקט של עידן רייכל
  שלמה ארצי | Shlomo Artzi
  अरिजीत सिंह | Arijit Singh
  ए. आर. रहमान | A. R. Rahman | AR Rahman
  บอดี้สแลม | Bodyslam
  โปเตโต้ | Potato (TH)
  Γιάννης Χαρούλης | Giannis Haroulis | Yannis Haroulis
  """
