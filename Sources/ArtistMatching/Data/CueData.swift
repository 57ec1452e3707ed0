// swift-format-ignore-file

/// Words of calendars, by what they tell. Written for this project from the everyday language of calendars: English, German,
/// French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech, Russian, Ukrainian, Greek,
/// Turkish, Arabic, Hebrew, Hindi, Thai, Japanese, Korean, Chinese. A line that ends in `:` opens a list, `_` joins the words of a phrase;
/// a phrase is compared folded. A word may be in several lists.
let cueData = """
  show:
  concert concerts gig gigs tour tours worldtour tourdates setlist headline headliner headlining recital residency encore showcase
  matinee soundcheck arenatour stadiumtour liveshow in_concert on_tour farewell_tour an_evening_with
  evening_with a_night_with concert_film world_tour headline_show album_launch record_release residency gig_at tour_kickoff
  konzert konzerte konzertabend liveauftritt auftritt tournee tournée tourauftakt abschiedstour abschiedskonzert ein_abend_mit
  clubkonzert zusatzkonzert auf_tour
  concerts tournée en_concert spectacle une_soirée_avec récital showcase
  concierto conciertos gira recital en_concierto en_vivo en_directo una_noche_con
  concerto concerti tournée dal_vivo in_concerto una_serata_con
  show concerto turnê ao_vivo uma_noite_com digressão
  concert optreden tournee een_avond_met
  konsert konserter turné spelning keikka konsertti kiertue koncert koncerter spillested
  koncert koncerty trasa trasa_koncertowa na_żywo koncertowa koncertu
  концерт концерты концерта тур турне гастроли большой_концерт сольный_концерт юбилейный_концерт виступ
  συναυλία συναυλια konser konseri turnesi
  حفل حفلة حفلات كونسرت הופעה קונצרט מופע कॉन्सर्ट संगीत_कार्यक्रम
  คอนเสิร์ต
  ライブ ライヴ コンサート ツアー 公演 単独公演 リサイタル ワンマン フェス 来日公演 武道館 ワンマンライブ
  콘서트 공연 투어 단독콘서트 팬미팅 내한공연 내한 쇼케이스 페스티벌
  演唱会 演唱會 音乐会 巡演 巡回 巡迴 巡回演唱会 世界巡演 专场 音乐节 音樂節 嘉年华 签唱会 歌友会 livehouse

  ticket:
  ticket tickets eticket etickets e_ticket e_tickets presale pre_sale on_sale onsale sold_out soldout rsvp box_office doors doors_open
  general_admission standing rescheduled postponed wristband guestlist meet_and_greet vip
  karten kartenvorverkauf vorverkauf ausverkauft einlass eintritt eintrittskarten verlegt
  billet billets billetterie complet prévente places
  entrada entradas boletos preventa agotado taquilla
  biglietto biglietti prevendita bilhete bilhetes ingresso ingressos esgotado
  uitverkocht kaartjes kaarten biljett biljetter billetter slutsålt liput bilet bilety wyprzedane vstupenky
  билет билеты квитки εισιτήρια biletleri تذاكر תذكرة כרטיסים टिकट บัตร チケット 抽選 一般発売 先行 티켓 예매 门票 門票 抢票 购票

  stage:
  live acoustic unplugged reunion anniversary farewell album vinyl setlist lp ep festival fest openair open_air orchestra symphony philharmonic
  headliners lineup line_up stage mosh encore remastered debut single release releases listening_party album_release singalong
  gigging performs performing performance plays playing jam_session dj dj_set djset b2b soundsystem
  akustik jubiläum orchester freilicht festspiele abschied wiedervereinigung
  acoustique orchestre plein_air adieux
  acústico orquesta aniversario despedida festival
  acustico orchestra anniversario orquestra aniversário despedida
  akoestisch orkest afscheid jubileum akustisk orkester
  akustycznie orkiestra jubileusz
  акустика оркестр юбилейный фестиваль прощальный живой_звук
  アコースティック 周年 オーケストラ 音博 フェスティバル アルバム 어쿠스틱 주년 앨범 周年 不插电 巨蛋 小巨蛋 北京站 上海站

  music:
  band trio quartet quintet sextet duo ensemble solo piano guitar drummer singer songs music musik musique música musica muziek
  muzyka музыка 音楽 음악 音乐 ミュージック indie rock pop jazz techno metal punk folk hip_hop rap reggae blues soul electronic house_music drum_and_bass
  группа groupe gruppe grupo gruppo zespół bandet バンド 밴드 乐队 樂隊 ансамбль ωδείο singer_songwriter afterparty

  billing:
  feat featuring ft w with_special_guest special_guest special_guests guests support supporting supported_by opening_act openers opener
  opening_for vs versus presents presented present b2b x aka together_with plus co_headline joined_by hosted_by
  vorgruppe vorband präsentiert präsentieren gast gäste special_guest unterstützung
  invité première_partie présente avec
  invitado invitados telonero teloneros presenta
  ospite ospiti presenta apertura convidado convidados apresenta abertura
  voorprogramma presenteert förband presenterar oppvarming forband
  gościnnie support prezentuje
  при_участии гости разогрев представляет
  ゲスト 対バン 공동 게스트 嘉宾

  venue:
  arena stadium stadion stade estadio stadio estádio hall halle theatre theater théâtre teatro teatr театр auditorium opera_house opera amphitheatre
  amphitheater academy ballroom pavilion colosseum coliseum palace palais palacio palazzo palladium apollo forum roundhouse barrowland garden gardens
  park ground bowl dome club lounge pub tavern inn bar cellar warehouse church cathedral chapel center centre zentrum centrum centro halls music_hall
  concert_hall symphony_hall odeon empire hippodrome playhouse fillmore bataclan olympia zenith zénith bercy festhalle philharmonie musikverein konzerthaus
  columbiahalle waldbühne tempodrom huxleys astra lanxess lanxess_arena o2 the_o2 o2_arena sse ovo 3arena ziggo_dome ahoy paradiso melkweg vega
  royal_albert_hall wembley madison_square_garden msg red_rocks greek_theatre hollywood_bowl house_of_blues brixton hammersmith barbican koko
  village_underground union_chapel lafayette alexandra_palace shepherds_bush_empire bush_hall harpa spektrum forest_national ancienne_belgique
  vorst rotonde bowery_ballroom troubadour ryman ryman_auditorium sala razzmatazz palau foro_sol luna_park caupolicán allianz_parque circo_voador
  plaza_de_toros campo_pequeno coliseu altice_arena meo_arena unipol mediolanum_forum arena_di_verona
  fabrik kulturhuset kulturhus konserthuset kulttuuritalo globe tele2 klub stodoła torwar tauron spodek progresja stadthalle stadtpark
  клуб дворец лужники олимпийский стадион крокус кремль крокус_сити ηρώδειο harbiye açıkhava açıkhava_tiyatrosu kuruçeşme
  ドーム 武道館 アリーナ ホール 京セラ 体育馆 體育館 体育场 剧院 鸟巢 올림픽공원 체조경기장 고척 돔 체육관 קיסריה בית_הדין castle
  castle abbey amphithéâtre bandshell fairgrounds racecourse speedway raceway showgrounds barn basement ballpark rooms

  building:
  gallery museum cinema school university college hospital clinic medical office station airport library hotel market street st lane road
  square avenue building tower bridge river lake mountain island beach house_viewing hauptbahnhof bahnhof gare estación stazione medical_centre
  arts_centre community_centre sports restaurant café cafe coffee shop store bank mosque synagogue temple gate platform kino_theater rathaus schule
  krankenhaus praxis klinik hôpital école musée hospital escuela ospedale scuola ziekenhuis sjukhus szpital больница школа музей

  at:
  at beim bei chez w_klubie στο στη

  in:
  in im to into from near via nach aus zu à au aux dans vers en a de hasta desde da dal nel para em no na naar uit van til från i do z w v we в во из на до

  with:
  with mit avec con com met med z ze с со με with_the wth

  function:
  the a an of my our his her your their its on for by and or is are was be this that about after before until der die das ein eine den dem des mein
  für von über le la les un une des du mon ma pour sur el los las mi por lo il i gli di per una o os as do da het een de der mijn voor op den det
  re fwd fw aw wg me us you it not no ce

  tribute:
  homage_to homenaje_a homenagem_a homenagem_ao omaggio_a hommage_à hommage_an hommage_aux
  tribute tributes tribut tributo tributes_to tribute_to a_tribute_to tribute_act tribute_band tribute_show tribute_night coverband cover_band cover_bands covers cover
  covers_night impersonator impersonators lookalike lookalikes soundalike the_music_of music_of songs_of the_songs_of the_best_of best_of in_the_style_of
  candlelight plays_the_music_of performed_by sung_by played_by as_performed 
  tribute_concert experience the_story_of legend_of celebrating_the_music celebration_of_the_music salute_to salutes karaoke singalong
  tributband coverabend nachspielt coverkonzert cover_abend spielt_lieder_von lieder_von reprises reprise chansons_de canciones_de tocan_a versiones
  canzoni_di cover_di as_músicas_de musicas_de liedjes_van hyllning sånger_av hołd piosenki_z_repertuaru hołd_dla трибьют трибьют_шоу каверы кавер
  кавер_группа песни памяти вечер_памяти トリビュート コピーバンド カバー 트리뷰트 커버 헌정 致敬 翻唱 模仿 not_the no_the fake the_ultimate
  tribute_orchestra rhapsody_tribute

  weakTribute:
  story night nights gold celebration legend legends revue musical hologram quiz trivia remembered revisited reimagined revival forever convention party disco
  symphonic

  screen:
  film movie cinema screening documentary doku dokumentation documentaire documental documentario fiction exhibition ausstellung exposition exposición mostra
  biopic book books reading lecture vernissage box_set boxset museum myth rerun

  ordinary:
  meeting meetings meet mtg standup stand_up sync call calls callback review retro retrospective sprint planning plan demo interview interviews onboarding offsite
  workshop training trainings webinar seminar conference conf hackathon deadline deploy deployment release_plan invoice invoices payment rent tax taxes
  budget report reports lunch brunch breakfast dinner coffee tea drinks bbq barbecue picnic birthday bday anniversary_dinner baby_shower wedding funeral
  christening baptism appointment appt dentist doctor physio gp clinic vaccine vaccines surgery scan checkup check_up haircut hairdresser barber nails massage braces
  blood_test vet gym yoga pilates run running swim swimming hike walk ride bike bicycle football soccer tennis rugby cricket basketball baseball match game league cup
  playoffs stage_12 chess school class classes lesson lessons homework exam exams parents parent teacher pta prom daycare nursery kindergarten kids playdate
  practice rehearsal choir_practice orchestra_rehearsal pickup pick_up drop_off dropoff delivery repair repairs service maintenance boiler plumber electrician
  cleaning clean wash laundry dishes groceries grocery shopping market flat house_viewing viewing moving visa passport embassy flight flights plane
  airport train_to bus taxi ferry parking car tyres mot holiday holidays vacation trip travel road_trip hotel hostel checkin check_in checkout boarding lands
  closed renewal renew licence license subscription registration office department court hearing election vote voting church mass bible study sermon
  prayer retreat club book_club knitting gardening trimming renovation paint sample shelves fix buy order return collect remind reminder
  todo to_do due bill bills bank mortgage insurance hr payroll team teams all_hands allhands one_on_one kickoff board briefing brainstorm slides deck finance accounting
  campaign client customer sales marketing project standing_meeting catch_up catchup family mom mum dad grandma grandpa nest farm born pizza burger
  certificate control conditioning ribbon how_to equation department group tasting photo photos pottery exhibition tour_of walking_tour city_tour
  factory_tour guided_tour museum_tour ghost_tour campus_tour sightseeing nap jog visit lecture reading
  termin besprechung sitzung arzt ärzte zahnarzt arzttermin geburtstag mittagessen abendessen frühstück kaffee elternabend schule kita unterricht
  training flug reise urlaub zug bahn umzug friseur reinigung müll handwerker steuer rechnung kündigen abgabe prüfung vorlesung übung
  anrufen abholen einkaufen streiken streik verschieben besuch hochzeit beerdigung gottesdienst probe chorprobe wandern fahrrad auto werkstatt tüv
  impfung physiotherapie krankengymnastik
  réunion rendez_vous rdv médecin dentiste anniversaire déjeuner dîner petit_déjeuner école cours leçon vol voyage vacances coiffeur ménage
  facture impôts examen formation mariage entretien répétition parents_profs
  reunión cita dentista médico cumpleaños comida cena almuerzo desayuno escuela clase vuelo viaje vacaciones peluquería factura impuestos examen
  boda entrevista ensayo partido misa retiro camino junta
  riunione appuntamento medico compleanno pranzo colazione scuola lezione volo viaggio vacanza parrucchiere bolletta esame matrimonio colloquio prova
  partita messa
  reunião consulta aniversário_de almoço jantar escola aula voo viagem férias fatura exame casamento jogo missa
  vergadering afspraak tandarts huisarts verjaardag diner ontbijt les vlucht reis vakantie kapper factuur bruiloft wedstrijd
  möte tandläkare läkare födelsedag middag frukost skola lektion flyg resa semester klippning faktura träning bröllop
  møte tannlege lege bursdag middag skole fly ferie møde tandlæge læge fødselsdag frokost aftensmad
  kokous hammaslääkäri lääkäri syntymäpäivä lounas illallinen koulu lento matka loma
  spotkanie dentysta lekarz wizyta urodziny obiad kolacja śniadanie szkoła lekcja lot podróż wakacje fryzjer faktura egzamin wesele zebranie trening
  встреча совещание стоматолог зубной врач врача день_рождения обед ужин завтрак школа урок рейс поездка отпуск парикмахер счет экзамен свадьба
  тренировка собрание созвон планерка ремонт машей мамой папой зустріч лікар
  ραντεβού οδοντίατρος γιατρός γενέθλια toplantı randevu dişçi doktor doğum_günü
  موعد طبيب اجتماع عيد_ميلاد מפגש פגישה רופא יום_הולדת बैठक डॉक्टर जन्मदिन नัด
  นัด หมอ ประชุม วันเกิด
  会議 ミーティング 歯医者 病院 誕生日 ランチ 学校 授業 休校 出張 旅行 飛行機 美容院 面接 試験 結婚式 打ち合わせ 飲み会 予約 湯
  회의 치과 병원 예약 생일 점심 저녁 학교 수업 여행 비행기 미용실 면접 시험 결혼식 만들기 이유식 모임
  会议 开会 牙医 医生 医院 生日 午餐 晚餐 学校 上课 家长会 航班 旅行 理发 面试 考试 婚礼 报告 聚餐 房租 出差 体检 交 元

  attend:
  see watch go going attend attending hear catch seeing ask maybe hold tentative want treat love yay finally birthday_present surprise meetup_before

  time:
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march april may june july august september
  october november december jan feb mar apr jun jul aug sep sept oct nov dec am pm today tonight tomorrow night evening morning afternoon day weekend
  week year years annual weekly summer winter spring autumn montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi
  vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo heute morgen abend soir demain hoy mañana oggi domani
  """
