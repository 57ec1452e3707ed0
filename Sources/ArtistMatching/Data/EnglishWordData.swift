// swift-format-ignore-file
// Made by Tests/Matching/english_words.py from SCOWL (sizes 10, 20, 35).
// SCOWL: Copyright 2000-2020 by Kevin Atkinson; permission to use, copy, modify, distribute and sell is granted.

let everyTextData = """
  ability able about above absence absolute abuse academic accept acceptable access accessible accident accidental
  accord account accuracy accurate achieve acquire across act action active activity actual add addition additional
  address adequate adjust administration admit admitted admitting adopt advance advantage advertise advice advise
  affair affect afford afraid after afternoon afterward again against age agency ago agree agreement ahead aid aim air
  alarm album algorithm alias alive all allow almost alone along already also alter alternate alternative although
  altogether always am ambiguous among amongst amount amuse an analog analogue analysis ancient and angle angry animal
  announce announcement annoy annual anonymous another answer any anybody anyone anyplace anything anyway anywhere
  apart apologise apologize apology apparent appeal appear appearance apple application applied apply appreciate
  approach appropriate approval approve arbitrary are area argue argument arise arithmetic arm army around arrange
  arrangement arrive art article artificial artist as aside ask asleep aspect assembler assembly assistant associate
  association assume assumption assure at ate atmosphere attach attack attempt attend attention attitude attract
  attractive audience author authority automatic automatically automobile autumn available average avoid awake award
  aware away awful awkward back background backwards bad balance ball ban bank bar base basic basically basis battery
  be bear beautiful became because become bed been before beforehand began begin beginning begun behalf behave behavior
  behaviour behind being believe belong below benefit besides best bet better betting between beyond bid bidding big
  bigger biggest bill binary bind biology bit bite bitten bizarre black blame blank block blow blue board boat body
  book boot bore borne borrow both bottle bottom bought bound box boy bracket branch brand breach break bridge brief
  bright bring broadcast broke broken brother brought brown bucket budget buffer bug build built bulk bulletin buried
  bury bus business busy but button buy by byte calculate calculation call came campaign can candidate cannot capable
  capacity capital captain car cardboard care careful carried carry case cassette cat catalog catalogue catch category
  caught cause cease cell cent central centre century certain chain chair chairman chance change channel chaos chapter
  char character charge cheap cheapest check chemical cheque child children chip choice choose chose chosen church
  circle circuit circulation circumstance citizen city claim clarify class clean clear clearest clever clock close
  closest club clue code coffee cold collapse collect collection college color colour column combination combine come
  command comment commercial commission commitment committee common communicate communication community company
  comparable comparatively compare comparison compatibility compatible competition compiler complain complaint complete
  complex complexity complicate component compose composition comprehensive compromise compulsory compute concept
  concern conclusion concrete condition conference confident confirm confuse confusion connect connection consequence
  consequently consider considerable considerably consideration consist consistency consistent constant constraint
  construct consumption contact contain content context continually continuation continue continuous contract contrary
  contrast contribute contribution control controlled controlling convenient convention conventional conversation
  convert convince cope copied copy core corner correct correction corrupt cost could council count country county
  couple course court cover crash crazy create creation creature credit crisis crisp critical criticism cross cry cs
  culture cumming cums cup cure curious current cursor customer cut cutting cycle daily damage danger dangerous dare
  dark data database date datum day dead deal dealt dear death debate decade decent decide decision declare decrease
  dedicate deduce deem deep default defence defense define definite definition definitive degree delay delete
  deliberate deliver delivery demand democratic demonstrate demonstration department depend depth derive describe
  description design desirable desire desk desperate despite destroy detail detect determine develop development device
  devote dictionary did die differ difference different difficult difficulty digit digital dinner direct direction
  director directory dirty disadvantage disagree disappear disaster disc discipline discount discourage discover
  discuss discussion disk dislike display distance distant distinct distinction distinguish distribute distribution
  district disturb ditto divide division do document documentation doe dog doing dollar domain done door double doubt
  doubtful down dozen drastic draw drawn dream drew drink drive driven drop dropped dropping drove dry dubious due dumb
  dump during duty dying each earlier earliest early earth ease easier easiest easily east easy eat eaten economic
  economy edge edit edition editor education educational effect effective efficient effort eight either elect election
  electric electronic element elevator else elsewhere embarrass emergency emphasis employee empty enable encounter
  encourage end enemy engineer enjoy enormous enough ensure enter entire entitle entity entrance entry environment
  equal equipment equivalent eraser err error escape especially essential establish establishment estimate even event
  eventually ever every everybody everyone everything everywhere evidence exact examine example excellent except
  exception excess excessive exchange exclude exclusive excuse execute exercise exist existence expand expansion expect
  expense expensive experience experiment experimental expert explain explanation explicit express expression extend
  extension extensive extent external extra extract extreme eye face facility fact factor fail failure fair faith fall
  fallen false familiar family famous fan fancy far farm farther farthest fashion fast fastest fatal fate father fault
  favor favorite favour favourite fear feasible feature fed federal feed feedback feel feet fell felt few fewest field
  fight figure file fill film final financial find fine finger finish finite fire firm first fiscal fish fit fitted
  fitting five fix flag flash flat flavor flavour flew flexible flied flies flight float floor flow flown fly folk
  follow food foot for force foreign forever forget forgetting forgot forgotten form formal format forth forthcoming
  fortunately fortune forward found four fourth fraction frame free freedom french frequent fresh friend fries from
  front fry full fully fun function fundamental funny further furthest future gain game gap garbage garden gas gasoline
  gather gave general generate generation genuine get getting girl give given glad glass global go goes going gone good
  got gotten government governor gradually graduate grand grant graph graphic grateful grave gray great greatest green
  grew grey grind gross ground group grow grown growth guarantee guard guess guide gun guy habit hack had hair half
  hall hand handle handy hang happen happily happy hard hardest hardware harm harmful harmless has hat hate have he
  head health healthy hear heart heat heavily heavy held hell hello help helpful hence her here hereby herself hes hid
  hidden hide high highest hill him himself hint his historical history hit hitting hold hole holiday home honest hope
  hopefully horrible horse hospital host hot hotel hour house how however huge human hundred hung hunt hurry husband
  ice idea ideal identical identify identity if ignore ill illegal image imagination imagine immediate impact implement
  implication implied imply importance important impose impossible impression improve improvement in inability
  inadequate inch incident incidentally incline include income incompatible incomplete inconsistent inconvenience
  incorrect increase indeed independent index indicate indication individual industrial industry inevitably inferior
  infinite influence info inform information initial inner innocent input inputted inputting insert inside insist
  install instance instant instead institution instruction insurance integer integral intelligence intelligent intend
  intention interact interest interface internal international interpret interpretation interval intervention into
  introduce introduction invalid invariably invent investigate invisible invitation invite involve irrelevant irritate
  is isolate issue it item its itself job join joint joke joy judge judgement judgment jump junk just justification
  justified justify keen keep kept key keyboard kid kill kind king knew knock know knowledge known label labelled
  labelling labor laboratory labour lack lady lain land language large largest last late latest latter law lay layout
  lazy leach lead leaf learn learnt least leave lecture led left leg legal lend length less lesson let letter letting
  level liable library lie life lifetime lift light like likewise limit line linear link list listen literally
  literature little live load loan local location lock log logged logging logic logical long longest look loop loose
  lorry lose loss lost lot loudly love low lowest luck lucky lunch lying machine mad made magic magnetic magnitude mail
  main maintain major majority make man manage manipulation manner manual many map march mark market marriage marry
  mass massive master match material mathematical mathematics matter maximum may maybe me mean meaningful meaningless
  meant measure mechanic mechanism media medical medium meet member membership memory men mention mere merit mess
  message messy met metal method middle midnight might mile military million mind mine minimal minimum minor minority
  minute mislead misled miss mistake mistaken mistook misunderstand misunderstood misuse mix mod mode model modern
  modified modify moment money monitor month moral more morning most mother motion mouth move movement movie much
  multiple music must my myself mysterious naive name nasty nation national natural nature naughty near nearby nearest
  necessarily necessary necessity neck need negative neither nervous net network never nevertheless new next nice
  nicest night nine no nobody noise noisy none nonsense nor normal north not note nothing notice notify novel now
  nowadays nowhere numb numbest numerical numerous obey object objection obscure observation observe obtain obvious
  occasion occasional occupied occupy occur occurred occurring odd of off office official often oh oil old oldest omit
  omitted omitting on once one only onto open operate operation operator opinion opportunity oppose opposite opposition
  option optional or order ordinary organisation organise organization organize origin original other otherwise ought
  our ourselves out output outside over overall owe owing own pack package packet page paid pain painful pair paper
  paragraph parallel parent park part partial particular party pass past patch path patient pattern pause pay peace
  peak peculiar pen people per perfect perform performance perhaps period permanent permission permit permitted
  permitting person personal persuade petrol phase phenomenon philosophy phone phrase physical pi pick picture piece
  pile pint pipe place plain plan plane planet planned planning plant plastic play plea pleasant please plenty plot
  plug plus pocket poem poet point pointless police policy political poll pool poor pop popular population port
  position positive possibility possible possibly post postmaster potential pound power powerful practical practice
  practise precise prefer preferable preferably preference preferred preferring preparation prepare presence present
  preserve president press pressure presumably presume pretty prevent previous price primary prime primitive principle
  print printout prior private probably problem procedure process processor produce product production professional
  program programme progress project promise prompt prone proof proper property proportion proposal propose prospect
  protect protection protest prove provide public publication publicity publish pull punctuation puncture purchase pure
  purpose push put putt qualified qualify quality quantity quarter question queue quick quickest quiet quit quite
  quitting quote race radio rain raise ran random range rapid rare rate rather raw re reach react reaction read
  readable readily ready real realise reality realize reason reasonable reasonably recall receive recent reception
  recognise recognition recognize recommend recommendation record recover red reduce reduction redundant refer
  reference referred referring reflect reflection refuse regard regardless region register regret regular regulation
  reject relate relation relationship relative release relevance relevant reliable religion religious reluctant rely
  remain remark remember remind remote removal remove repair repeat replace replacement replied reply report represent
  representation representative reproduce request require requirement research reserve resident resolution resort
  resource respect respectively respond response responsibility responsible rest restart restore restrict result retain
  return reveal reverse review rewrite rid ridding ride ridiculous right ring rise risk river road role roll room root
  rough round route routine row rubber rubbish rule rumor rumour run running rush sad safe safest safety said saint
  sake saki sale same sample sat satisfied satisfy save saw say scale scan scene scheme school science scientific score
  scrap scratch screen script search season second secondary secret secretary section secure security see seek seem
  seen select selection self sell seminar send senior sense sensible sensibly sensitive sent sentence separate sequence
  serial series serious serve service session set setting settle seven several severe sex shall shame shape share sharp
  she sheet shelf shell shift ship shoot shop shopped shopping short shortage shortest should show shown shut shutting
  side sight sign signal significance significant silly similar simple simplest simply simultaneous since sincerely
  single sit site sitting situation six size skill sleep slight slip slow slowest small smallest smile smooth so social
  society soft software sold solely solid solution solve some somebody somehow someone someplace something sometime
  somewhat somewhere son soon soonest sophisticate sorry sort sought sound source south southern space spare speak
  special specific specifically specified specify speech speed spell spelt spend spent spirit spite split splitting
  spoke spoken spot spotted spotting spread spring square stable staff stage stand standard start state statement
  station statistic statistical status stay steal step stick still stock stone stood stop stopped stopping storage
  store storey story straight straightforward strange strategy stream street strength strict strike string strong
  struck structure stuck student studied study stuff stupid style subject submit submitted submitting subsequent subset
  substantial substitute subtle succeed success successful such sudden suffer suffice sufficient sugar suggest
  suggestion suit suitable suitably sum summary summer sun superior supervisor supplied supply support suppose sure
  surface surprise survey survive suspect suspend suspicion switch symbol syntax system table take taken talk tank tape
  target task taste taught tax tea teach team technical technique technology tedious teeth telephone television tell
  temperature temporarily temporary ten tendency term terminal terminology terribly test text than thank that the their
  them themselves then theoretical theory there thereby therefore these they thin thing think third this thoroughly
  those though thought thousand threat three threw through throughout throw thrown thus ticket tie tight till time tin
  title to today together token told tomorrow tonight too took tooth top topic total touch toward town trace track
  traditional traffic train transfer transferred transferring translate translation transport trap trapped trapping
  trash travel treat treatment tree trial trick tried tries trip trivial trouble truck true truly trunk trust truth try
  tune turn twelve twenty twice two tying type typical ugly ultimate unable unacceptable unaware uncertain unclear
  under undergraduate underneath understand understood unfortunate unhappy uniform unique unit unite universal
  university unknown unless unlike unlimited unnecessarily unnecessary unpleasant unreasonable unsuitable until unusual
  unwanted up update upon upper upset upsetting upwards us usage use useful useless user using usual utility utterly
  vacation vague valid validity valuable value van variable variation varied variety various vary vast vector version
  very via vice video view virtually virtue visible vision visit vital voice volume vote wait walk wall want war warm
  warn was wash waste watch water way we weapon wear weather week weekend weight weird welcome well went were west
  western what whatever whatsoever wheel when whenever where whereas whereby wherever whether which while whilst white
  who whoever whole whom whose why wide widespread widest wife wild will win window wine winning winter wire wise wish
  with withdraw within without woman women won wonder wonderful wooden word wore work world worn worried worry worse
  worst worth worthwhile worthy would write written wrong wrote year yellow yes yesterday yet you young your yourself
  zero
  """

let mostTextsData = """
  aardvark abandon abbreviate abbreviation abide abnormal abolish abolition abort abortion abroad absent absorb
  abstract abstraction absurd abusive abysmal accelerate accent acceptance accommodate accommodation accompanied
  accompany accomplish accordance accountant accumulate accusation accuse accustom ace achievement acid acknowledge
  acorn acoustic acquaintance acquisition acronym activate actor acute adapt adaptation adaptor addict addictive adhere
  adjacent adjective adjustment administer administrative admirable admiration admire admission adoption adult
  advantageous advent adventure adventurous adverse advert advertisement advisable advisor advisory advocate aerial
  aesthetic aesthetically affection aforementioned agenda agent aggressive aging agony agricultural aircraft airport
  akin alas albeit alcohol alcoholic alert algebra algebraic alien align alignment alike allegation allege allergic
  alleviate alliance allocate allocation allowable allowance ally alongside aloud alpha alphabet alphabetic
  alphabetical alteration amateur amaze ambassador amber ambient ambiguity ambitious amend amendment amp ample
  amplifier amusement anagram analogous analogy analyse analyst analyze anarchy anatomy ancestor anecdote angel anger
  anguish anniversary annoyance anomaly anorak anthology anticipate anticipation antidote antique antisocial anxious
  anyhow apathetic apathy apostrophe appal appall apparatus append appendix applause applicable applicant appoint
  appointment appraisal appreciation approximate approximation apt arbitrarily arc arcade arcane arch archaic
  architecture archive arena arguable arguably arisen arose array arrest arrival arrogance arrogant arrow arse artistic
  ascend ash ashamed ashcan ass assault assemble assert assertion assess assessment asset assign assignment assist
  assistance assort asterisk astronomer astronomy asynchronous atheism atheist atlas atmospheric atom atomic atrocity
  attachment attain attendance attendant attorney attraction attribute audible audio aunt authentic authorisation
  authorise authorization authorize autobiography automate availability await ax axe axiom axis baby backbone backlog
  backspace backward bacteria bacterium badge baffle bag baggage bake ballet ballot banal banana bandwagon bandwidth
  bang bankrupt banned banner banning bare bargain bark baroque barred barrel barrier barring barrister basement bash
  basket bass bastard bat batch bath bathroom battle baud bay beach beam bean beast beat beaten beauty bedroom beef
  beer beg beginner belief believable bell beloved belt bench bend beneath beneficial bent beside beta beware bias
  bible biblical bicycle bigot bigotry billfold billion bin biochemistry biography biological biologist bird birth
  birthday biscuit bishop bitmap bitter blackboard blackmail blade blanket blast blatant bless blew blind blink bliss
  blob blood bloody blown blurb bob bog bogged bogging boggle bogus boil bold bolt bomb bond bone bonus booklet
  bookshop bookstore boom boost border borderline boredom born boss bounce boundary bout bow bowl brain brake brass
  brave bread breakdown breakfast breath breathe bred breed breeze brethren brick brigade brightest brilliant broad
  browse brush brutal bubble buck bugger bulb bull bullet bump bunch bundle burden bureaucracy burn burnt burst bush
  bust butter bye bypass cabbage cabinet cable caffeine cage cake calculator calculus calendar calm cam camera camp
  campus cancel cancelled cancelling cancer canonical cant cap capability capitalism capitalist capture carbon careless
  carpet carriage carrier carrot cartoon cartridge cash cast castle casual catastrophic categorically cathedral
  catholic cattle causal causality caution cave caveat ceiling celebrate celebration cellular censor censorship
  ceremony certainty certificate chalk challenge chamber champagne champion chancellor changeover chaotic chap chapel
  characteristic charitable charity charm chart chase chat chatted chatting cheat cheek cheer cheerful cheese chemist
  chemistry chess chest chestnut chew chicken chief childhood childish chocolate choir chop chopped chopping choral
  chord chorus chuck chunk cider cigarette cinema circa circuitry circular circulate cite civil civilian civilisation
  civilise civilization civilize clarification clarified clarity clash classic classical classification classified
  classify clause cleanest clearance cleverest click client cliff climate climb clinic clinical clip clipped clipping
  clique clog clone closet closure cloth clothe cloud clumsy cluster coach coal coarse coast coat cobbler coherent coin
  coincide coincidence coke collaboration collar collate colleague collective colon colony combat comedy comfort
  comfortable comfortably comic comma commandment commence commentary commentator commit committed committing commodity
  communal communism communist compact companion comparative compassion compel compelled compelling compensate
  compensation compete competence competent competitive competitor compilation compile complacent complement
  complementary completion complication compliment comply composite compound comprehend comprehensible comprehension
  compress compression comprise compulsion computation computational computerise computerize con concatenate conceal
  concede conceivable conceivably conceive concentrate concentration conception conceptual concert concerto concise
  conclude concur concurrently condemn condemnation condense conditional condom condone conduct conductor confess
  confidence confidential confidentiality configuration configure confine confirmation conflict conform confront
  congest congestion congratulate congratulations conjecture conjunction connector connotation conscience conscious
  consecutive consensus consent consequent conservation conservative considerate consolation console conspicuous
  conspiracy constituency constituent constitute constitution constitutional constrain construction constructive
  consult consultancy consultant consultation consume contemplate contemporary contempt contend contention contentious
  contest continent continental continual continuity continuum contour contraception contradict contradiction
  contradictory contravention contributor contrive controller controversial controversy convenience converse conversion
  convey convict conviction cook cookie cool cooperate cooperation coordinate coordination copper copyright corn
  corporate corporation corpse correlate correlation correspond correspondence correspondent corridor corruption cosmic
  cosmology cosy cotton cough counsel counselled counselling counterexample counterpart countless countryside courage
  courier courtesy cousin coverage cow cozy crack craft cramp crap crass crawl cream creative creator credibility
  credible creed creep crew cricket cried cries crime criminal criteria criterion critic criticise criticize crop
  crossroad crossword crowd crown crucial crude cruel cruelty cruise crunch crush cryptic crystal cube cubic cuckoo
  cuddly cue culprit cult cultural cumbersome cumulative cunning cupboard curiosity curly currency curriculum curry
  curse curtain curve custard custom customary cute cyclist cylinder cynic cynical daft damn damnation damp dance
  darling dash daughter dawn daylight daytime deadline deaf debatable debt debug debugged debugger debugging decay
  decimal deck declaration decline decode deduction deed deepest defeat defect defective defend defensive deficiency
  defy degenerate degradation degrade deity deletion delicate delicious delight delightful delimiters delta delusion
  demented demise democracy democratically demolish denied denominator denote dense density dentist deny departmental
  departure dependant dependence dependent deposit depress depression deprive deputy derange derivative derogatory
  descend descriptive desert deserve designate desktop despair despise destination destine destruction destructive
  detach detectable detection detective detector deter determination deterrent detract devastate deviation devil
  devious devise devoid diagnosis diagnostic diagonal diagram dial dialect dialled dialling dialog dialogue diameter
  diary dice dictate dictator dictatorship diesel diet differential differentiate dig digest digging dignity dilemma
  dim dimension dimensional dine dip diplomatic dire directive dirt disable disagreement disappoint disappointment
  disastrous discard discharge disciplinary disclaimer disco disconnect discontinue discovery discrepancy discrete
  discretion discriminate discrimination disease disguise disgust dish dishonest dismal dismiss disorder disposable
  disposal dispose disposition dispute disregard disrupt disruption dissertation dissimilar distasteful distinctive
  distort distortion distract distress disturbance ditch dive diverse diversity divert divine divorce doctor doctrine
  documentary dodge dogma dole domestic dominant dominate don donate donation doom dose dot dotted dotting doubtless
  downhill downright downstairs downwards draft drag dragged dragging dragon drain drama dramatic dramatically drank
  drastically draught drawback dread dreadful dreamt dreary dress dried dries drift drill drip dripped dripping drivel
  drown drug drum drunk drunken dual duck duff dug dull duly dummy dumpster duplicate duplication duration dust dustbin
  dusty dynamic dynamically eager eagle ear earn eastern eccentric echo ecological ecology economical editorial educate
  efficiency egg ego eh eighteen eighth elaborate elderly electoral electorate electrical electricity electron
  electronically elegant elementary elephant eleven eligible eliminate elite elitist em embarrassment embed embedded
  embedding emerge eminent emit emotion emotional emphasise emphasize empire empirical employ employment emptied
  emulate emulation emulator enclose encode encouragement endeavor endeavour endless energy enforce engage engine
  enhance enhancement enjoyable enjoyment enlarge enlighten enlightenment enquire enquiry entail enterprise entertain
  entertainment enthusiasm enthusiastic entirety envelope environmental envisage envy epic episode equality equate
  equation equilibrium equip equipped equipping era erase ergo erroneous esoteric essay essence estate estimation
  eternal eternity ethic ethical ethnic etymology evaluate evaluation eventual everyday evident evil evolution
  evolutionary evolve exaggerate exam examination exceed exceptional excite excitement exclamation exclusion executable
  execution executive exempt exhaust exhaustive exhibit exhibition exit exotic expectation expedition expenditure
  experimentation expertise expire expiry explanatory explode exploit exploitation exploration explore explosion
  explosive exponential export expose exposure expressway extant extinction extraction extraneous extraordinarily
  extraordinary extremist eyesight fabric facilitate factory factual faculty faint faintest fairest fairy faithful fake
  fallacious fallacy fame familiarity famine fantastic fantasy farce fare farewell fascinate fascist fashionable fat
  fatuous faucet faulty favorable favourable feasibility feat fee feeble fellow female feminist fence fender festival
  fetch fever fiber fibre fiction fictional fiddle fierce fifteen fifth fifty filter filthy finalise finalize finance
  finest firework fizzy flagged flagging flame flaw fleet flesh flexibility flip flipped flipping flood floppy flour
  fluctuation fluent fluffy fluid flush flute foam focus fog fold fond font fool foolish football footnote forbade
  forbid forbidden forbidding forcibly forecast foreseeable forest forgave forgive forgiven fork formation formatted
  formatting formula formulae formulation fortnight fortunate forty forum fossil fought foul foundation fountain
  fourteen fragile fragment framework frank frantic fraud freak freeway freeze frequency friction fried friendship
  frighten fringe frivolous frog frown froze frozen fruit frustrate frustration fudge fuel fulfil fulfill fullest fume
  functional functionality fundamentalist funeral funnier funniest fur furniture furry furthermore fuse fusion fuss
  fussy futile fuzzy galactic galaxy gang garage garble gasp gate gateway gay gear gender gene generalisation
  generalise generalization generalize generator generic generous genetic genetically genius genocide genre gentle
  gentleman gentlemen gently geographical geography geology geometry gesture ghastly ghost giant gibberish gift gig gin
  girlfriend glance glean glorious glory glossy glove glow glue gnome goal goat god gold golden goldfish golf goodbye
  goody gorgeous gospel gossip govern gown grab grabbed grabbing grace grade gradual graduation graffiti graffito grain
  grammar grammatical grandfather grandmother graphical grasp grass gratuitous gravitational gravity greasy greed
  greedy grid grief grim grip groan guest guidance guideline guilt guilty guinea guitar gulf gullible gum gut gutter ha
  hail haircut hairy halt halve ham hammer handbook handful handicap hangover happier happiest happiness hardback
  harden hardship hardy harmony harsh hash hassle hasten hasty hatred havoc hay hazard hazy headache headline heap
  heartily heaven heavier heaviest heel height helicopter helmet helpless henceforth heresy heritage hero heroic heroin
  herring hesitate heterosexual hexadecimal hey hideous hierarchical hierarchy highlight highway hilarious hindsight
  hip hire historian historic hitherto ho hobby hog hollow holy homosexual homosexuality honesty honey honor honorary
  honour hook hopeful hopeless horde horizon horizontal horn horrendous horribly horrid horrific horrified horrify
  horror hostile household huh hum humane humanity humble humbly humor humorous humour hungry hurt hut hydrogen hyphen
  hypocrisy hypocrite hypocritical hypothesis hypothetical hysterical icon id idealistic identification identified
  identifier ideological ideology idiom idiosyncratic idiot idiotic idle ignorance ignorant illiterate illogical
  illusion illustrate illustration imaginary imaginative imbalance immature immense imminent immoral immortal immune
  impair impend imperative imperfect imperial impersonal implausible implementation implicit import impractical impress
  impressive imprison improbable impulse inaccessible inaccuracy inaccurate inadvertently inane inappropriate incapable
  incarnation incentive incidence incidental inclination inclusion inclusive incoherent incompetence incompetent
  incomprehensible inconsistency inconvenient incorporate incredible incredibly increment incur incurred incurring
  indefensible indefinite indent independence indeterminate indicative indicator indictment indirect indirection
  indistinguishable induce induction indulge ineffective inefficiency inefficient inequality inertia inevitable
  inexperienced infallible infamous infant infantile infect infection infelicity infer inference inferiority infinity
  inflation inflexible inflict influential informal informative infrastructure infrequent infringement ingenious
  ingredient inhabit inhabitant inherent inherit inheritance inhibit inhibition initialisation initialise
  initialization initialize initiate initiative inject injure injury injustice ink innocence innovation innovative
  inquire inquiry insane insect insecure insensitive insertion insidious insight insignificant insistence insofar
  inspect inspection inspiration inspire installation instinct institute instruct instrument instrumental insufficient
  insult intact intake integrate integration integrity intellect intellectual intense intensity intensive intent
  intentional inter interaction interactive intercourse interfere interference interim interior intermediate
  intermittent interrogate interrupt interruption intersection intervene interview intimate intolerance intrinsic
  intrinsically introductory intuitive invade invalidate invaluable invasion invention inventor inverse invert invest
  investigation investment invoke involvement ion irate iron ironic irony irrational irrespective irresponsible
  irritation island isolation jack jacket jail jam jammed jamming jargon jazz jealous jeans jelly jerk jest jet jolly
  journal journalist journey juice junction jungle junior jury justice justifiable justifiably juvenile ken kernel
  kettle keystroke keyword kick kidded kidding kidnap kidnapped kidnapping kidney kingdom kiss kit kitchen knee knife
  knight lab lad ladder lag laid lake lamp landlord landscape lane lark laser laugh laughter launch lavatory lawn
  lawyer laziness leadership leaflet league leak lean leap leather legend legendary legible legislation legitimate
  leisure lemon lengthy lenient lens lent lesbian lest lethal liability liaison libel liberal liberty librarian licence
  license lid lifestyle lightest lightning likelihood limb limitation linguistic linkage lion lip liquid liquor lisp
  lit literal literary literate litre litter livest lobby locate lodge logo lonely loophole lord loud loudest lousy
  loyal luckily ludicrous luggage lump lunatic lunchtime lung lurk lust luxury lyric machinery magazine magical
  magnificent mailbox mainframe mainstream maintenance maize male malfunction malicious management mandate mandatory
  mangle mania manifestation manifestly manifesto manipulate mankind manned manning manpower manufacture mapped mapping
  margin marginal marital married marvellous marvelous mask mate mathematician matrices matrix mature maximise maximize
  mayor maze meal meantime meanwhile measurement meat mechanical medicine medieval megabyte melody melt memorable
  mental mentality menu mercury mercy merge merry metaphor metre metric metro mice microcomputer microprocessor
  microwave midday mighty migrate migration mild mileage milk mill mimic mindless minimalist minimise minimize minister
  mint minus miracle miraculous mirror miscellaneous misdirect miserable miserably misery misfortune misguide
  misinterpret misplace misprint misread misrepresent missile mission mist mixture mnemonic moan mob mobile mock
  modelled modelling moderate moderation modest modification module mold mole molecular molecule mom momentarily
  momentum monarch monkey monochrome monopoly monster mood moon morality moreover moron mortal mortality motivate
  motivation motive motor motorway motto mould mount mountain mouse muck mud muddle mug multiplication multiplied
  multiply mum mumble mummy mundane murder muscle museum musical musician mutter mutual mystery mystic myth mythical
  mythology nail naked nameless narrative narrow narrowest nastier nastiest native nay neat needle negate neglect
  negligible negotiable negotiate negotiation neighbor neighborhood neighbour neighbourhood nerve nest neural neutral
  newcomer newest newsletter newspaper nick nickname nightmare nil noble node nominal nominate nonetheless noon norm
  normality northern nose nostalgia notable notably notation noticeable noticeably notification notified notion
  notorious notwithstanding noun novelty novice nuclear nuisance null numeral numeric nun nurse nut oar objectionable
  objective obligation obligatory oblige obnoxious obscene obscurity obsess obsession obsolete obstruct obtainable
  occupation occurrence ocean offence offend offense offensive offhand offset offsetting offspring omission oneself
  ongoing onion onus onwards opera operational opponent oppress oppression opt optic optical optimal optimisation
  optimise optimistic optimization optimize optimum opus oral orange orbit orbital orchestra orchestral organ organic
  orient oriental orientate orientation originate originator orthodox outcome outcry outdated outgoing outline outlook
  outrage outrageous outright outset outstanding outweigh overcame overcome overdraft overdue overflow overhead overlap
  overload overlong overlook overnight overprice overridden override overrode overseas overtime overtone overview
  overwhelm overwriting overwritten ownership oxygen ozone pace pacifier pad padded padding painless paint palace pale
  pan panel panic pant paperback par parade paradise paradox parameter paranoia paranoid paraphrase pardon parentheses
  parenthesis parity parliament parochial parody parrot parse participant participate particle partition partner
  passage passenger passion passionate passive passport password paste pat patent pathetic patience patronise patronize
  pavement payment peaceful peanut peasant pedal pedant pedantic pedantry pedestrian peer penalty pence pencil pended
  pending pends penguin penny perceive percent percentage perception perfection periodic periodically peripheral
  permissible perpetual persecute persist persistent personality personnel perspective persuasion perverse pet petty
  pharmacy phenomena philosopher philosophical phoenix photo photocopy photograph photographic physic physicist
  physiology piano pie pig pigeon pill pilot pin pinch pink pipeline pit pitch pitfall pity pizza plague planetary
  plaster plate platform plausible playground pleasure plotted plotter plotting ploy plugged plugging plural poetic
  poetry poison poke polar pole policeman polish polite politician politics pollution polynomial pompous poorest pope
  popped popping populace popularity populate pork pornography portability portable portion portray pose possess
  possession postage postal postcard postpone postscript postulate pot potato pour poverty powder practicable pragmatic
  praise pray preach precaution precede precedence precedent precious precision predecessor predict predictable
  prediction predominantly preface prefix pregnancy pregnant prejudice preliminary premature premise premium
  prerequisite prescribe prescription presentation pretend pretentious prevail prevalent prevention preview pride
  priest primarily prince principal priority prise prison privacy privatisation privatization privilege prize pro
  probability probable proceed proclaim productive productivity profession professor profile profit profitable profound
  programmable prohibit projection proliferation prolong prominent promote promotion pronoun pronounce pronunciation
  propaganda prophet proportional proposition proprietary prose prosecute prosecution prospective prostitute protein
  protocol prototype proud proven provision provisional provocative provoke proximity pseudo psychological psychologist
  psychology pub publicise publicize pudding pulp pulse pump pun punch punish punishment punt pupil purge purity purple
  pursue pursuit puzzle python qualification qualifier quantum queen query quest questionable questionnaire quibble
  quietest quiz quota quotation rabbit rabid racial racism racist rack racket radar radiation radical radius rag rage
  raid rail railroad railway rainbow ram rampant rang rank rant rape rarest rash rat ratio rational rationale rattle
  rave ray razor reactionary reactor readership realisation realistic realization realm rear rearrange reassure rebuild
  rebuilt receipt recipe recipient reckless reckon reclaim recognisable recognizable recollection reconcile reconsider
  recovery recreational recruit recruitment rectangle rectangular rectified rectify recursion recursive recycle
  redefine redirect redundancy referendum refine reflex reform reformat refrain refresh refund refusal refute regain
  regime regional registration regrettably regretted regretting reign reinstate reiterate rejection relativity relax
  relay reliability reliably relied relief relieve relocation reluctance remainder remarkable remarkably remedy
  reminiscent rename rend rendition renew rent repeatable repent repertoire repetition repetitive rephrase reproduction
  repulsive reputation requisite reread rescue resemblance resemble resent reservation reset resetting reside residence
  resign resignation resist resistance resolve respectable respective restaurant restrain restriction restrictive
  resume resurrection retail retire retirement retract retrieval retrieve reuse revelation revenge revenue revert
  revise revision revolt revolution revolutionary reward rewritten rewrote rhetorical rhyme rhythm ribbon rice rich
  richest ridden rigid rigorous riot rip ripped ripping risen risky ritual rival robot robust rock rocket rod rode
  roman romance romantic roof rope rose rot rotate rotation rotten roundabout rout royal royalties rub rude ruin rung
  rural rusty sabotage sack sacred sacrifice sadden safeguard saga sail salary salesman salt salvation sand sandwich
  sane sang sanity sank sarcasm sarcastic satellite satire satisfaction satisfactorily satisfactory sauce scandal
  scanned scanner scanning scarce scare scarf scarlet scatter scenario scenery sceptical schedule scholar
  scientifically scientist scope scotch scrapped scrapping scream screw scroll scum sea seal seat sect sector secular
  segment seldom selective selfish semantic sensation sensitivity sentient sentiment sentimental separation separator
  sequel sequential sermon servant seventh severity sexist sexual sexuality sexy shade shadow shake shaken shaky
  shallow shareholder shedding sheep shelter shelve shine shiny shipped shipping shirt shock shoe shone shook shorten
  shorthand shot shout shove shutdown shy sic sick sicken sideways sigh sigma signalled signalling signature silence
  silent silicon sillier silliest silver similarity simplicity simplified simplify simplistic simulate simulation sin
  sincere sine sinful sing singular sinister sink sir sister situate sixteen sixth sixty skeleton skeptical sketch skin
  skip skipped skipping skirt skull sky slag slang slash slave slept slice slid slide slightest slim slipped slippery
  slipping slogan slope sloppy slot smallish smart smash smell smelly smith smoke smug snack snag snail sneak sneaky
  sniff snobbery snow soap sober socialism socialist sock socket sod soil solar soldier sole solicitor solo song sordid
  sore soul soundtrack soup span spatial specialise specialist speciality specialize specialty species specification
  specimen spectacular spectrum speculate speculation sped sphere spies spigot spike spill spin spiral spiritual spit
  spitted spitting splendid spoil spoilt spokesman sponsor spontaneous spoof spool sport spout sprang spray sprung spur
  spurious spy squad squash squeeze stability stack stagger stair staircase stake stale stall stamp stance standardise
  standardize standpoint star stare stark starred starring startle starve static stationary steadily steady steam steel
  steep steer stem stepped stepping stereo stereotype sterile sterling sticky stiff stimulate stimulation stir stirred
  stirring stole stolen stomach storm strain strangest strategic straw stray strengthen stress stretch stringent strip
  stripped stripping strive stroke strongest structural struggle studio stumble stun stunned stunning stunt stupidity
  subjective submission subroutine subscribe subscription subsidiary subsidise subsidize substance substitution
  subtlety subtly subway succession successive successor sue suffix suicidal suicide suing suitability suite summarise
  summarize summed summing sundry sung sunk sunlight sunny sunrise sunshine super superb superficial superfluous
  superiority supermarket supernatural supervise supervision supplement supplementary supplier suppress suppression
  supreme surgery surname surplus surround survival susceptible suspension suspicious sustain swallow swam swamp swap
  swapped swapping swear sweat sweep sweet swept swim swimming swing sword swore sworn swum symbolic symmetric symmetry
  sympathetic sympathise sympathize sympathy symphony symptom syndicate syndrome synonym synonymous syntactic
  syntactically synthesis synthesizer systematic tab tack tackle tactic tactical tactless tag tail tailor tale talent
  tall tame tangent tap tasteless taxation taxi taxpayer teapot tear technological teenage telescope temper temple
  tempt temptation tennis tense tension tentative tenth terminate termination terminator terrible terrified terrify
  territory terror terrorism terrorist terse textbook textual thankful theater theatre thee theft theme theological
  theology theorem therapy thereabouts thereafter therein thereof thesis thick thief thieve thirst thirty thorough
  thoroughfare thou thread threaten threshold throat throughput thrust thumb thy tick tidied tidy tiger tile timescale
  timetable tiny tip tire tiresome toad toast tobacco toe toggle toilet tolerance tolerant tolerate toll tomato tome
  ton tone tongue tool topical tore torn torture toss tough tour tourist tower toy trade tradition tragedy tragic trail
  transaction transcript transform transformation transient transit transition translator transmission transmit
  transmitted transmitter transmitting transparent trashcan travelled travelling tray tread treasure treaty trek
  tremendous trend trendy triangle tribe tricky trifle trigger trilogy trinity triple tripos triumph trivia trolley
  troop trouser trumpet truncate trusty tube tunnel turntable tutor tutorial twentieth twin twist typeset typesetting
  typewriter tyre ugh umbrella unaffected unambiguous unattended unauthorised unauthorized unavailable unavoidable
  unbalanced unbearable unbelievable unbelievably unbiased uncertainty unchanged uncle uncomfortable uncommon
  unconnected unconscious unconvincing undefined underestimate undergo undergone underground underlain underlay
  underlie underline underlying understandable undertake undertaken undertook underwent undesirable undid undo
  undocumented undone undoubtedly unduly uneasy unemployed unemployment unexpected unexplained unfair unfamiliar
  unfinished unfounded unfriendly unhealthy unhelpful unified unify unimportant uninteresting union unity universe
  unjustified unload unlock unlucky unnatural unobtainable unofficial unpopular unpredictable unread unreadable
  unrealistic unrelated unreliable unsafe unsatisfactory unseen unset unsolicited unsound unspecified unstable
  unsuccessful unsupported unsure unsuspecting untidy unto untrue unusable unused unwelcome unwilling unwise unworkable
  upbringing upgrade upright ups upside upstairs upward urban urge urgency urgent usable utter vacancy vacuum vain
  valley valve vandalism vanish variance variant vat vegetable vegetarian vehicle vein velocity vend vendor venture
  venue verb verbal verbatim verbose verdict verification verified verify versatile verse versus vertical vessel vet
  viable vicar vicinity vicious victim victory viewpoint vigorously vile village vintage vinyl violate violation
  violence violent violin virgin virtual virus visitor visual vocabulary vocal void voltage voluntarily voluntary
  volunteer vomit vouch vowel vulnerable wade waffle wage wake wallet wander warehouse warp warrant warranty wartime
  wary wasteful wave weak wealth wealthy weary weasel wed wedded wedding wee weekday weigh welfare wet wetting whale
  whence whereupon whichever whim whiskey whisky whistle wholeheartedly wholly whoop wicked width wing winner wipe
  wisdom wisest wit witch withdrawal withdrawn withdrew witty wive wizard woke woken wolf wombat wondrous wont wood
  workable workload workshop workstation worldwide worm worship worthless wound wow wrap wrapped wrapper wrapping wrath
  wreck wren wretched wrist yard yawn yeti yield youngest yourselves youth zone zoom
  """

let smallDictionaryData = """
  aback abacus abandonment abate abbey abbot abdicate abdication abdomen abdominal abduct aberration abet abetted
  abetting abhor abhorred abhorrence abhorrent abhorring abject ablaze ablest ably abnormality aboard abode abominable
  abomination aboriginal aborigine abortive abound aboveboard abrasive abreast abridge abrupt abruptest abscess abscond
  absentee absolutest absolve absorbent absorption abstain abstention abstinence abstruse absurdest absurdity abundance
  abundant abyss academically academy accede acceleration accelerator accentuate acceptability acceptably accessibility
  accessory acclaim acclimate acclimatise acclimatize accolade accompaniment accompanist accomplice accomplishment
  accordion accost accountability accountable accountancy accredit accrue accumulation ache achievable acidity acing
  acknowledgement acknowledgment acne acquaint acquiesce acquiescence acquit acquittal acquitted acquitting acre
  acreage acrid acridest acrimonious acrimony acrobat acrobatic acrylic activist actress actuality actuary acumen
  acupuncture acutest ad adage adamant adaptable adaptive addendum addiction additive addressee adept adherence
  adherent adhesion adhesive adjoin adjourn adjournment adjunct adjustable administrator admirably admiral admissible
  admittance admonish admonition ado adobe adolescence adolescent adorable adoration adore adorn adornment adrift
  adroit ads adulation adulterate adulteration adultery adulthood advancement adverb adverbial adversary adversest
  adversity aeon aerodynamic aeroplane aerosol aerospace afar affable affably affectation affectionate affidavit
  affiliate affiliation affinity affirm affirmation affirmative affix afflict affliction affluence affluent affordable
  affront afield aflame afloat afoot aforesaid afresh aftereffect afterlife afterlives aftermath afterthought aggravate
  aggravation aggregate aggression aggressor aghast agile agility agitate agitation agitator aglow agnostic agnosticism
  agonise agonize agreeable agreeably agriculture aground ah ahoy aide ail ailment aimless airborne airfield airier
  airiest airline airmail airplane airstrip airtight airy aisle ajar alarmist albino alcoholism alcove ale alga algae
  alibi alienate alienation alight alimony alkali alkaline allay allegiance allegorical allegory allergy alley allied
  alligator allot allotment allotted allotting alloy allude allure allusion almanac almighty almond alms aloft aloof
  alphanumeric altar alterable alternation alternator altitude alto altruism altruistic aluminium aluminum amalgamate
  amalgamation amass amateurish amazement ambiance ambidextrous ambience ambition ambivalence ambivalent amble
  ambulance ambush amen amenable amenity amethyst amiable amiably amicable amicably amid amidst amiss ammonia
  ammunition amnesia amnestied amnesty amoeba amoebae amok amoral amorous amorphous ampere ampersand amphetamine
  amphibian amphibious amphitheater amphitheatre amplest amplification amplified amplify amplitude amputate amputation
  amulet anachronism anaemia anaemic anaesthesia anaesthetic anal analgesic analytic analytical anarchic anarchism
  anarchist anathema anatomical ancestral ancestry anchor anchorage anchovy ancientest android anemia anemic anesthesia
  anesthetic anew angelic angrier angriest angrily angst angular animate animation animosity ankle annals annex
  annexation annihilate annihilation annotate annotation annuity annul annulled annulling annulment anoint anomalous
  anon anonymity answerable ant antagonise antagonism antagonist antagonistic antagonize anteater antelope antenna
  antennae anthem anthill anthrax anthropological anthropologist anthropology antibiotic antibody antic anticlimax
  antifreeze antipathy antiquate antiquity antiseptic antitheses antithesis antler antonym anus anvil anxiety aorta
  apartheid apartment ape aperture apex aphorism apiece aping aplomb apocryphal apologetic apologetically apostle
  apparel apparelled apparelling apparition appease appeasement appendage appendices appendicitis appetiser appetising
  appetite appetizer appetizing applaud appliance applicability applicator appointee apposite appraise appreciable
  appreciative apprehend apprehension apprehensive apprentice apprenticeship approachable appropriation apricot apron
  aptest aptitude aquamarine aquarium aquatic aqueduct arable arbiter arbitrate arbitration arbitrator arbor arbour
  archaeological archaeologist archaeology archbishop archery archest archetypal archipelago architect architectural
  archway ardent ardor ardour arduous argumentative aria arid aristocracy aristocrat aristocratic ark armadillo
  armament armchair armistice armor armory armour armoury armpit aroma aromatic arouse arraign arrears arsenal arsenic
  arson artefact arterial artery artful arthritic arthritis artichoke articulate articulation artifact artifice
  artillery artisan artistically artistry artwork asbestos ascension ascent ascertain ascetic ascribe asexual ashen
  ashore ashtray askance askew asparagus aspen aspersion asphalt asphyxiate asphyxiation aspirant aspiration aspire
  aspirin assail assailant assassin assassinate assassination assent assertive assessor assimilate assimilation
  associative assortment assurance asteroid asthma astonish astonishment astound astray astride astringent astrological
  astrology astronaut astronomical astute astutest asylum asymmetry atheistic athlete athletic atone atonement
  atrocious attainment attentive attest attic attire attributable attribution auburn auction auctioneer audacious
  audacity audibly audit audition auditor auditorium auditory augment august augustest aura aural auspicious austere
  austerest austerity authentically authenticate authenticity authoritarian authoritative authorship auto
  autobiographical autocracy autocrat autocratic autograph automation automotive autonomous autonomy autopsied autopsy
  autumnal auxiliary avail avalanche avarice avaricious avenge avenue averse aversion avert aviation aviator avid
  avocado avoidable avoidance avow avowal awaken awe awesome awfuller awfullest awhile awing awkwardest awning awoke
  awoken awry axing axiomatic axle aye azalea azure babble babe babied babier babiest baboon babyish bachelor backfire
  backgammon backhand backlash backlogged backlogging backpack backside backslash backstage backtrack backwoods bacon
  bacterial badder baddest bade badminton bagel bagged baggier baggiest bagging baggy bail bait bakery balcony bald
  baldest bale balk ballad ballast ballerina ballistics balloon ballroom balm balmier balmiest balmy baloney bamboo
  bamboozle bandage bandanna bandied bandier bandiest bandit bandstand bandy bani banish banister banjo banknote
  bankruptcy banquet banter baptise baptism baptize barb barbarian barbaric barbarous barbecue barbiturate bareback
  barefoot barest barge baritone barley barman barn barnacle barnyard barometer baron barrage barrelled barrelling
  barren barrenest barrette barricade bartender barter baseball baseline basest bashful basil basin bask basketball
  bassoon baste bathe bathtub baton batsman battalion batted batter batting battlefield battleship baulk bawdier
  bawdiest bawdy bawl bayonet bayou bazaar beacon bead beadier beadiest beady beagle beak bearable beautician
  beautified beautify beaver beckon bedbug bedclothes bedded bedder bedding bedlam bedridden bedrock bedside bedspread
  bedtime bee beech beefier beefiest beefy beehive beeper beeswax beet beetle beeves befall befallen befell befit
  befitted befitting befriend beggar begged begging begrudge beguile behalves behavioral behavioural behead beheld
  behold beige belabor belabour belated belch belfry belie belittle bellboy bellhop bellied belligerent bellow belly
  belying bemoan bemuse benediction benefactor beneficiary benevolence benevolent benighted benign bequeath bequest
  bereave bereavement bereft beret berried berry berserk berth beseech beset besetting besiege besought bestial
  bestiality bestow betcha betray betrayal betrothal betterment bettor beverage bewilder bewilderment bewitch bib
  bibliographic bibliography bicentennial bicker bidden bide biennial bifocals bigamist bigamous bigamy bike bikini
  bilateral bile bilingual billboard billiards billow bingo binned binning binomial biochemical biodegradable
  biographer biographical bipartisan biped biplane birch birdcage birthmark birthplace bisect bisexual bison bitch
  bitterest bittersweet blab blabbed blabbing blackberry blackbird blacken blackest blackhead blackjack blacklist
  blackout blacksmith blacktop blacktopped blacktopping bladder blameless blanch blancmange bland blandest blankest
  blare blaspheme blasphemous blasphemy blaze bleach bleak bleakest blearier bleariest bleary bleat bled bleed blemish
  blend blight blimp blindest blindfold blip blissful blister blithe blithest blitz blizzard blobbed blobbing bloc
  blockade blockage blockbuster blockhead blog blogged blogger blogging blond blonde blondest bloodhound bloodied
  bloodier bloodiest bloodshed bloodshot bloodstream bloodthirstier bloodthirstiest bloodthirsty bloom blossom blot
  blotch blotted blotter blotting blouse blowout blowtorch blubber bludgeon bluebell blueberry bluebird bluegrass
  blueprint bluest bluff bluffest blunder blunt bluntest blur blurred blurring blurt blush bluster boa boar boardwalk
  boast boastful bobbed bobbin bobbing bobcat bobsled bobsledded bobsledding bode bodice bodily bodyguard bodywork
  boisterous boldest bologna bolster bombard bombardment bondage bonfire bonier boniest bonnet bony boo booby bookcase
  bookend bookkeeper bookkeeping bookmark bookshelf bookworm boomerang boon boor boorish bootee booth bootleg
  bootlegged bootlegging bootstrap booty booze bop borough bosom bossier bossiest bossy botanical botanist botany botch
  bothersome bottleneck bottomless bough boulder boulevard boundless bountiful bounty bouquet bourbon bourgeois
  bourgeoisie boutique bovine bowel bowlegged boxcar boycott boyfriend boyhood boyish bra brace bracelet brackish brag
  braggart bragged bragging braid brainier brainiest brainless brainstorm brainwash brainy braise bran brandied
  brandish brandy brash brashest brassier brassiere brassiest brassy brat bravado bravery bravest bravo brawl brawn
  brawnier brawniest brawny bray brazen brazier breadth breadwinner breakable breakneck breakpoints breakthrough
  breakwater breast breathless breathtaking breezier breeziest breezy brevity brew brewery bribe bribery bricklayer
  bridal bride bridegroom bridesmaid bridle briefcase briefest brighten brilliance brim brimmed brimming brimstone
  brine brinier briniest brink briny brisk briskest bristle britches brittle brittlest broach broaden broadest
  broadside brocade broccoli brochure broil bronchitis bronco bronze brooch brood brook broom broth brotherhood brow
  browbeat browbeaten brownest brownie bruise brunch brunette brunt brusque brusquest brutality brute brutish bubblier
  bubbliest bubbly buckle bud budded budding buddy budge buff buffalo buffet buffoon bugged buggier buggiest bugging
  buggy bugle bulbous bulge bulkier bulkiest bulky bulldog bulldogged bulldogging bulldoze bullfight bullfrog bullied
  bullion bully bum bumblebee bummed bummer bummest bumming bumpier bumpiest bumpy bun bung bungalow bungle bunion bunk
  bunny buoy buoyancy buoyant burble burdensome bureau bureaucrat bureaucratic burger burglar burglary burgle burial
  burlap burlier burliest burly burnish burp burr burro burrow bursar bushel bushelled bushelling bushier bushiest
  bushy busied busier busiest busily businessman businessmen businesswoman businesswomen bustle busybody butcher
  butchery butler butt butte buttercup butterflied butterfly buttermilk butterscotch buttery buttock buttonhole
  buttress buxom buzz buzzard bygone bystander byway cab cabaret cabbed cabbing cabin caboose cacao cache cackle cacti
  cactus cad caddie caddying cadence cadet cafeteria cagey cagier cagiest cajole calamity calcium calculi calf caliber
  calibrate calibration calibre calico calk callable calligraphy callous callow callus calmest calorie calve
  camaraderie camel cameo camouflage canal canary cancellation candid candidacy candied candle candlestick candor
  candour candy cane canine canister canker canned cannery cannibal cannibalism cannier canniest canning cannon canny
  canoe canon canopied canopy cantaloupe cantankerous canteen canvas canyon capably capacitance capacitor cape
  capillary capitalisation capitalise capitalization capitalize capitulate capped capping caprice capricious capsize
  capsule caption captivate captive captivity captor caramel carat caravan carbohydrate carburetor carburettor carcass
  carcinogenic cardiac cardigan cardinal carefree carefuller carefullest caretaker cargo caribou caricature carnage
  carnal carnation carnival carnivore carnivorous carol carolled carolling carouse carp carpenter carpentry carriageway
  carrion cart cartel cartilage cartographer cartography carton cartoonist cartwheel carve cascade cashew cashier
  cashmere casino cask casket casserole castaway caste castigate castoff castrate casualty cataclysm cataclysmic
  catapult cataract catastrophe catcall catchier catchiest catchment catchy catechism categorical categorise categorize
  caterpillar catfish catnap catnapped catnapping catnip catwalk caucus cauliflower caulk causeway caustic cautious
  cavalier cavalry cavern caviar cavity cavort caw ceasefire ceaseless cedar cede celebrity celery celestial celibacy
  celibate cellar cellist cello cellophane cellulose cement cemetery censure census centennial centerpiece centimeter
  centimetre centipede centralise centralize centrepiece centrifuge ceramic cereal cerebral ceremonial ceremonious
  certified certify cervical cessation chafe chaff chagrin chainsaw chairmen chairperson chalet chalice chalkier
  chalkiest chalky chameleon champ championship chandelier changeable channelled channelling chant chaperon chaperone
  chaplain chapped chapping characterisation characterise characteristically characterization characterize charcoal
  chargeable chariot charisma charismatic charitably charlatan charred charring chasm chassis chaste chasten chastest
  chastise chastisement chastity chatter chatterbox chattier chattiest chatty chauffeur chauvinist cheapen checkout
  checkpoint checkup cheep cheerfuller cheerfullest cheerier cheeriest cheery cheesecloth cheetah chef cherish cherry
  cherub cherubim chewier chewiest chewy chi chic chicest chick chide chiefest chieftain childbirth childlike chili
  chill chillest chilli chilliest chilly chime chimney chimp chimpanzee chin china chink chinned chinning chintz
  chipmunk chipped chipper chipping chiropractor chirp chisel chiselled chiselling chivalrous chivalry chlorine
  chloroform chlorophyll choicest choke cholera cholesterol choosier choosiest choosy chopper choppier choppiest choppy
  chore choreographer choreography chortle chow chowder christen chrome chromium chromosome chronic chronically
  chronicle chronological chronology chrysanthemum chubbier chubbiest chubby chuckle chug chugged chugging chum chummed
  chummier chummiest chumming chummy chunkier chunkiest chunky churn chute cigar cinch cinder cinnamon cipher
  circuitous circulatory circumcise circumcision circumference circumflex circumstantial circumvent circumvention
  circus cistern citation citizenship citric citrus civic civility clack clad clairvoyance clairvoyant clam clamber
  clammed clammier clammiest clamming clammy clamor clamour clamp clan clandestine clang clank clap clapped clapper
  clapping claptrap claret clarinet clasp classmate classroom classy clatter claustrophobia claw clay cleanlier
  cleanliest cleanliness cleanse cleat cleavage cleave clef cleft clemency clench clergy clergyman clergymen cleric
  clerical clerk climactic climax clime clinch cling clink clipboard clitoris cloak clockwise clockwork clod clogged
  clogging cloister clot clothespin clotted clotting cloudburst cloudier cloudiest cloudy clout clove cloven clown
  clubbed clubbing clubhouse cluck clueless clump clumsier clumsiest clumsily clumsiness clung clutch clutter coagulate
  coagulation coalesce coalition coarsen coarsest coastal coastline coax cob cobalt cobble cobra cobweb cocaine cock
  cockeyed cockier cockiest cockpit cockroach cocktail cocky cocoa coconut cocoon cod codded codding coefficient coerce
  coercion coexist coexistence coffer coffin cog cogency cogent cognac cognitive coherence coil coinage coincidental
  colander coldest colic collaborate collaborative collaborator collage collapsible collarbone collateral collation
  collector collegiate collide collie collision colloquial colloquialism collusion colonel colonial colonisation
  colonise colonization colonize colorful colorless colossal colourful colourless colt coma comb combatant combustible
  combustion comeback comedian comelier comeliest comestible comet comical commandant commandeer commando commemorate
  commemoration commencement commend commendable commendation commerce commercialise commercialism commercialize
  commiserate commiseration commodore commonest commonplace commonwealth commotion commune communicable communicative
  communicator communion communique commutative commute compactest compaction companionship compartment compass
  compassionate compatriot complacency completest complexion compliance compliant complied complimentary compost
  composure compulsive compunction comrade comradeship concatenation concave concealment conceit concentric concession
  conciliate conciliation concisest conclusive concoct concoction concord concordance concourse concurred concurrence
  concurrency concurrent concurring concussion condensation condescend condiment condolence condominium condor
  conducive cone confection confederacy confederate confederation confer conferred conferrer conferring confession
  confetti confidant confide configurable confinement confiscate confiscation conformity confound confrontation congeal
  congenial conglomerate congregate congregation congress congressman congressmen congresswoman congresswomen congruent
  conical conifer coniferous conjugal conjugate conjugation conjure connective connectivity conned conning connoisseur
  connote conquer conqueror conquest conscientious consecrate consequential conservatism conservatory conserve consign
  consignment consolidate consolidation consonant consort consortium conspirator conspire constancy constellation
  consternation constipation constrict constriction construe consul consular consulate consumable consumerism
  consummate contagion contagious contaminate contamination contemplation contemplative contemptible contemptuous
  contentment contestant contextual contiguous contingency contingent contort contortion contraband contraceptive
  contraction contractor contractual contraption contravene contributory contrite controllable convalesce convalescence
  convalescent convection convene convent converge convergence conversant conversational convertible convex conveyance
  convoluted convoy convulse convulsion convulsive coo cookbook coolest coop cooperative coordinator cop copier copious
  copped copperhead copping copulate copulation coral cord cordial cordless cordon corduroy cork corkscrew cornea
  cornet cornflakes cornier corniest cornmeal cornstarch corny corollary coronary coronation coroner corporal corps
  corpulent corpus corpuscle corral corralled corralling correctest corrective corrector corroborate corroboration
  corrode corrosion corrosive corruptest corruptible corsage corset cortex cosier cosiest cosily cosiness cosmetic
  cosmonaut cosmopolitan cosmos costlier costliest costume cot cottage cottontail cottonwood couch cougar councillor
  councilor counsellor counselor countable countdown countenance counteract counterattack counterbalance
  counterclockwise counterfeit countersign countess countryman countrymen coup coupon courageous courteous courthouse
  courtroom courtship courtyard cove covenant covert covet covetous coward cowardice cowboy cowgirl cowhide cox coy
  coyest coyote cozier coziest cozily coziness crab crabbed crabbier crabbiest crabbing crabby crackle crackpot cradle
  craftier craftiest craftily craftsman craftsmen crafty crag craggier craggiest craggy cram crammed cramming cranberry
  crane cranium crank crankier crankiest cranky crassest crate crave crayfish crayon craze crazier craziest crazily
  craziness creak creakier creakiest creaky creamier creamiest creamy crease creativity credence credential creditable
  creditor credulous creek creepier creepiest creepy cremate cremation crepe crept crescendo crescent crest crestfallen
  cretin cretinous crevasse crevice crib cribbed cribbing crimson cringe crinkle cripple crises crispest crispy
  crisscross critique croak crochet crock crockery crocodile crocus crofts crony crook crookedest croon cropped
  cropping croquet crossbow crossest crosswalk crotch crouch crow crowbar crucified crucifix crucifixion crucify
  crudest crudity cruelest crueller cruellest crumb crumble crumblier crumbliest crummier crummiest crummy crumple
  crunchy crusade crust crustacean crustier crustiest crusty crutch crux crybaby crypt crystallisation crystallise
  crystallization crystallize cub cubicle cucumber cuddle cuff cuing cuisine culinary cull culminate culmination
  culpable cultivate cultivation cunningest cupful cupped cupping cur curable curator curb curdle curfew curio curl
  currant curricula curried cursory curt curtail curtest curtsied curtsy curvature cushion custodian custody
  customisation customise customization customize cutback cutest cuticle cutlery cutlet cutter cutthroat cyanide
  cybernetics cyclic cyclone cylindrical cymbal cynicism cypress cyst czar dab dabbed dabbing dabble dachshund dad
  daddy daemon daffodil dagger daintier daintiest daintily dainty dairy dais daisy dallied dally dam dame dammed
  damming damnedest dampen dampest damsel dandelion dandier dandiest dandruff dandy dangle dank dankest dapper
  dapperest daredevil darken darkest darn dart dashboard dastardly daub daunt dauntless dawdle daybreak daydream daze
  dazzle deacon deaden deadest deadlier deadliest deadlock deafest dean dearest dearth deathbed deaves debase
  debasement debauchery debilitate debility debit debonair debrief debris debtor debunk debut decadence decadent
  decanter decapitate decease deceit deceitful deceive decency decentralisation decentralise decentralization
  decentralize deception deceptive decibel deciduous decimate decipher decisive declension decompose decomposition
  decorate decoration decorative decorator decorous decorum decoy decree decrepit decried decry dedication deduct
  deductive deepen deer deface defamation defamatory defame defeatist defecate defenceless defendant defenseless
  defensible defer deference deferential deferred deferring defiance defiant deficient deficit defied defile definable
  deflate deflation deflect deflection deform deformity defraud defrost deft deftest defunct dehydrate deified deify
  deign deject dejection delectable delegate delegation deleterious deli deliberation delicacy delicatessen delimit
  delinquency delinquent delirious delirium deliverance delude deluge deluxe delve demagogue demean demeanor demeanour
  dementia demerit democrat demolition demon demonstrably demonstrative demonstrator demoralise demoralize demote
  demotion demount demure demurest den denial denigrate denim denomination denounce densest dent dental dentistry
  denunciation deodorant deodorise deodorize depart dependable dependency depict depiction deplete deplorable deplore
  deport deportation deportment depose depot deprave depravity deprecate depreciate depreciation deprivation derail
  derailment derelict deride derision derivation derrick descendant descendent descent describable descriptor desecrate
  desecration desegregation designation desirability desirous desist desolate desolation desperation despicable
  despondent despot despotic dessert destabilise destabilize destiny destitute destitution detachable detachment detain
  detention detergent deteriorate deterioration determinable determinism deterministic deterred deterring detest
  dethrone detonate detonation detonator detour detriment detrimental devalue devastation deviant deviate devilled
  devilling devolution devolve devotee devotion devour devout devoutest dew dexterity dexterous diabetes diabetic
  diabolical diagnose diagrammed diagramming diametrically diamond diaper diaphragm diarrhea diarrhoea diatribe
  dictation dictatorial diction dietary differentiation diffuse diffusion digestible digestion digestive digitise
  digitize dignified dignify dignitary digress digression dike dilapidated dilate dilation diligence diligent dill
  dilute dilution dime diminish diminutive dimmed dimmer dimmest dimming dimple din dinghy dingier dingiest dingy
  dinned dinning dinosaur diocese dioxide diphtheria diphthong diploma diplomacy diplomat diplomata diplomatically
  dipped dipping directest direst dirge dirtied dirtier dirtiest disability disadvantageous disagreeable disagreeably
  disallow disambiguate disappearance disapproval disapprove disarm disarmament disarray disavow disband disbelief
  disbelieve disburse disbursement discern discernible disciple disciplinarian disclaim disclose disclosure discolor
  discoloration discolour discolouration discomfort disconcert disconsolate discontent discontinuity discord discordant
  discouragement discourse discourteous discourtesy discredit discreet discreetest discretionary discriminatory discus
  disdain disdainful disembark disembarkation disenchantment disengage disentangle disfavor disfavour disfigure
  disgrace disgraceful disgruntle dishearten dishonesty dishonor dishonorable dishonour dishonourable dishwasher
  disillusion disillusionment disincentive disinfect disinfectant disingenuous disinherit disintegrate disintegration
  disinterested disjoint dislocate dislocation dislodge disloyal disloyalty dismantle dismay dismember dismissal
  dismissive dismount disobedience disobedient disobey disown disparage disparate disparity dispassionate dispatch
  dispel dispelled dispelling dispensary dispensation dispense dispersal disperse dispersion displace displacement
  displease displeasure dispossess disproportionate disprove disqualified disqualify disquiet disrepair disreputable
  disrepute disrespect disrespectful disruptive dissatisfaction dissatisfied dissatisfy dissect dissection disseminate
  dissemination dissension dissent disservice dissident dissimilarity dissipate dissipation dissociate dissociation
  dissolute dissolution dissolve dissonance dissuade distaste distend distil distill distillation distillery
  distinctest distinguishable distraction distraught distributor distrust distrustful disuse dither ditty diverge
  divergence divergent diversified diversify diversion divest dividend divinest divinity divisible divisive divisor
  divulge dizzied dizzier dizziest dizziness dizzy docile dock doctorate dodo doer dogged doggerel dogging doghouse
  dogmatic dogwood doily doldrums doleful doll dolly dolphin dome domesticate domesticity domicile dominance domination
  dominion domino donkey donor doodle doorman doormen doorstep doorway dope dopey dopier dopiest dormant dormitory
  dorsal dos dote doubly dough doughnut dour dourest douse dove dowdier dowdiest dowdy downcast downfall downgrade
  downhearted downier downiest downpour downstream downtown downward downy dowry doze drab drabber drabbest draconian
  draftier draftiest draftsman draftsmen drafty dragonfly drainage dramatisation dramatise dramatist dramatization
  dramatize drape drapery draughtier draughtiest draughtsman draughtsmen draughty drawbridge drawl dreamier dreamiest
  dreamy drearier dreariest dredge dregs drench dressier dressiest dressmaker dressy dribble drier driest driftwood
  drily drinkable drivelled drivelling driveway drizzle droll drollest drone drool droop dropout dross drought drowse
  drowsier drowsiest drowsiness drowsy drudge drudgery drugged drugging druggist drugstore drummed drummer drumming
  drumstick drunkard drunkest dualism dub dubbed dubbing duchess duckling duct dud dude duel duelled duelling duet
  dugout duke dullest dully dumbbell dumbest dumbfound dumpier dumpiest dumpling dumpy dunce dune dung dungeon dunk
  dunno duo dupe duplex duplicity durability durable duress dusk duskier duskiest dusky dustier dustiest dustmen
  dustpan dutiful duvet dwarf dwell dwelt dwindle dye dyked dyking dynamical dynamite dynamo dynasty dysentery dyslexia
  eagerest earache eardrum earl earmark earnest earring earshot earthier earthiest earthlier earthliest earthquake
  earthworm earthy easel easterly eastward easygoing eave eavesdrop eavesdropped eavesdropping ebb ebony eccentricity
  ecclesiastical eclectic eclipse ecologist economise economist economize ecosystem ecstasy ecstatic ecumenical eczema
  eddied eddy edgewise edgier edgiest edgy edible edict edifice editorship educator eel eerie eeriest effectual
  effeminate effervescent effigy effortless effusive egalitarian eggplant egocentric egoism egotism egotist eigenvalue
  eighteenth eightieth eighty ejaculate ejaculation eject ejection eke eking elaboration elapse elastic elasticity
  elation elbow elder eldest elective elector electrician electrified electrify electrocute electrocution electrode
  electrolysis electromagnetic electrostatic elegance elegy elemental elevate elevation eleventh elf elicit eligibility
  elimination elitism elk ellipse ellipsis elliptic elliptical elm elongate elope elopement eloquence eloquent
  elucidate elude elusive elves email emanate emancipate emancipation embalm embankment embargo embark embassy
  embellish embellishment ember embezzle embezzlement embitter emblem embodied embodiment embody emboss embrace
  embroider embroidery embryo embryonic emerald emergence emergent emigrant emigrate emigration eminence emir emissary
  emission emitted emitting emotive empathy emperor emphases emphatic emphatically emphysema emporium empower empress
  emptier emptiest emptiness emulsion enact enactment enamel enamelled enamelling encapsulate encase enchant
  enchantment encircle enclosure encompass encore encroach encrypted encryption encumber encumbrance encyclopaedia
  encyclopedia endanger endear endearment endemic endive endorse endorsement endow endowment endurance endure endways
  enema energetic energetically enforcement engagement engender engrave engross engulf enigma enigmatic enlargement
  enlist enlistment enliven enmity enormity enrage enrich enrichment enrol enroll enrollment enrolment ensemble
  enshrine ensign enslave ensue entangle entanglement enthral enthrall enthusiast enthusiastically entice enticement
  entomologist entomology entrails entrant entrap entrapped entrapping entreat entreaty entrench entropy entrust
  entwine enumerate enumeration enunciate enunciation envelop enviable envied envious environs envoy enzyme eon epaulet
  epaulette ephemeral epidemic epidermis epilepsy epileptic epilogue epitaph epithet epitome epoch epsilon equalise
  equalize equalled equalling equanimity equator equatorial equestrian equilateral equine equinox equitable equity
  equivalence equivocal eradicate erasure erect erection ergonomic erode erosion erotic errand errant erratic
  erratically erstwhile erudite erupt eruption escalate escalation escalator escapade escapism escort esophagi
  esophagus especial espionage esteem estrangement etch ether ethereal ethos etiquette etymological eulogise eulogize
  eulogy euphemism eureka euthanasia evacuate evacuation evade evangelical evangelism evangelist evangelistic evaporate
  evaporation evasion evasive eve evenest eventful eventuality evergreen everlasting evermore evict eviction evilest
  eviller evillest evocative evoke ewe exacerbate exactest exaggeration exalt exaltation exasperate exasperation
  excavate excavation excel excelled excellence excelling excerpt excise excitable exclaim excommunicate
  excommunication excrement excrete excruciating excursion excusable executor exemplary exemplified exemplify exemption
  exert exertion exhale exhaustion exhilarate exhilaration exhort exhortation exhume exile existent existential exodus
  exonerate exoneration exorbitant expandable expanse expansive expatriate expectancy expectant expediency expedient
  expedite expel expelled expelling expend expendable expiration expletive explicable exponent exposition expound
  expressive expulsion exquisite extemporaneous exterior exterminate extermination extinct extinguish extol extolled
  extolling extort extortion extortionate extracurricular extradite extradition extrapolate extrapolation
  extraterrestrial extravagance extravagant extremest extremity extricate extrovert exuberance exuberant exude exult
  exultant exultation eyeball eyebrow eyelash eyelid eyesore eyewitness fable fabricate fabrication fabulous facade
  faceless facet facetious facial facile facsimile faction factorial factorisation factorization fad fade faeces faggot
  fagot faithless falcon fallible fallout falsehood falsest falsetto falsification falsified falsify falsity falter
  familiarise familiarize fanatic fanatical fancied fancier fanciest fanciful fanfare fang fanned fanning fantasied
  fantastically faraway farmland fascination fascism fashionably fasten fastidious fatalistic fatality fateful
  fatherhood fatherland fathom fatigue fatten fatter fattest fattier fattiest fatty faultier faultiest faultless fauna
  favorably favoritism favourably favouritism fawn faze fearful fearless fearsome feast feather featherier featheriest
  feathery feces federalism federalist federation feeblest feign feint feline fellest fellowship felon felony feminine
  femininity feminism fen ferment fermentation fern ferocious ferocity ferret ferried ferry fertile fertilisation
  fertilise fertility fertilization fertilize fervent fervor fervour fester festive festivity festoon feted fetid
  feting fetish fetter fetus feud feudal feudalism feverish fez fezzes fiasco fib fibbed fibber fibbing fiberglass
  fibreglass fiche fickle ficklest fictitious fiddly fidelity fidget fidgety fiend fiendish fiercest fierier fieriest
  fiery fiesta fifteenth fiftieth fig figment figurative figurehead filament filch filet fillet filly filmier filmiest
  filmy filth filthier filthiest fin finale finalist finality financier finch finesse fingernail fingerprint fingertip
  finickier finickiest finicky fir firearm firecracker firefighter firefly fireman firemen fireplace fireproof fireside
  firewood firmest firmware firsthand fisherman fishermen fishery fishier fishiest fishy fission fissure fist fitful
  fitter fittest fixable fixation fixture fizz fizzle flabbier flabbiest flabby flagpole flagrant flagship flagstone
  flail flair flak flake flakier flakiest flaky flamboyance flamboyant flamingo flammable flank flannel flannelled
  flannelling flap flapjack flapped flapping flare flashback flashest flashier flashiest flashlight flashy flask
  flatted flatten flatter flattery flattest flatting flaunt flautist flawless flea fleck fled fledged fledgling flee
  fleece fleecier fleeciest fleecy fleetest fleshier fleshiest fleshy flex flexibly flick flier fliest flightier
  flightiest flightless flighty flimsier flimsiest flimsiness flimsy flinch fling flint flippant flipper flippest flirt
  flirtation flirtatious flit flitted flitting flock flog flogged flogging floodlight flop flopped floppier floppiest
  flopping flora floral florid florist floss flotilla flounce flounder flourish flout flowerier floweriest flowery flu
  fluctuate flue fluency fluff fluffier fluffiest fluke flung flunk flunky fluorescent flurried flurry flushest fluster
  flutist flutter flux flyover foal foamier foamiest foamy focal fodder foe fogey fogged foggier foggiest fogging foggy
  foghorn fogy foible foil foist foliage folklore folksier folksiest folksy folly foment fondest fondle foodstuff
  foolhardier foolhardiest foolhardy foolproof footage foothill foothold footlights footpath footprint footstep
  footstool footwear footwork forage foray forbear forbearance forbore forborne forceful forceps forcible fore forearm
  forebode forefather forefinger forefront forego foregone foreground forehead foreleg foreman foremen foremost
  forensic foreplay forerunner foresaw foresee foreseen foreshadow foresight foreskin forestall forestry foretaste
  foretell forethought foretold forewarn forewent foreword forfeit forge forgery forgetful forgo forgone forlorn
  formalise formality formalize formative formidable formless formulate fornication forsake forsaken forsook forswear
  forswore forsworn fort forte forthright forthwith fortieth fortification fortified fortify fortitude fortress
  fortuitous forwardest forwent fossilise fossilize foster foulest foundling foundry fount fourteenth fowl fox foxier
  foxiest foxy foyer fracas fractal fractional fracture fragility fragmentary fragmentation fragrance fragrant frail
  frailest frailty franc franchise frankest frankfurter frantically fraternal fraternise fraternity fraternize
  fraudulent fraught fray freckle freehand freelance freest freight frenzied frenzy frequentest freshen freshest
  freshman freshmen freshwater fret fretful fretted fretting friar friendlier friendliest friendliness frieze frigate
  fright frightful frigid frigidity frill frillier frilliest frilly frisk friskier friskiest frisky fritter frivolity
  frizzier frizziest frizzy fro frock frolic frolicked frolicking frond frontage frontal frontier frost frostbit
  frostbite frostbitten frostier frostiest frosty froth frothier frothiest frothy frugal frugality fruitful fruitier
  fruitiest fruition fruitless fruity fuelled fuelling fugitive fulcrum fulfillment fulfilment fumble fumigate
  fumigation fundamentalism fungi fungicide fungus funnel funnelled funnelling funner funnest funnily furious furl
  furlong furlough furnace furnish furor furore furred furrier furriest furring furrow furtive fury fuselage fussier
  fussiest futility futuristic fuzz fuzzier fuzziest gab gabbed gabbing gable gadget gag gagged gagging gaiety gaily
  gainful gait gal gala gale gall gallant gallantry gallery galley gallivant gallon gallop gallows galore galvanise
  galvanize gambit gamble gamest gamma gamut gander gangling gangplank gangrene gangster gangway gape garb gardenia
  gargle gargoyle garish garland garlic garment garnet garnish garret garrison garrulous garter gaseous gash gasket
  gassed gassing gastric gaudier gaudiest gaudy gauge gaunt gauntest gauntlet gauze gavel gawk gawkier gawkiest gawky
  gayest gaze gazelle gazette gee geese gel gelatin gem genealogical genealogy genera generality generosity genesis
  geneticist genial genie genii genital gent gentile gentility gentlest gentry genus geographic geological geologist
  geometric geranium gerbil germ germicide germinate germination gestation gesticulate getaway geyser ghastlier
  ghastliest ghetto ghostlier ghostliest ghoul gibber gibe giddier giddiest giddiness giddy gigantic gigged gigging
  giggle gild gill gilt gimme gimmick ginger gingerbread gingham ginned ginning giraffe girder girdle girlhood girlish
  girth gist gizzard glacial glacier gladden gladder gladdest glade gladiator glamorise glamorize glamorous glamour
  gland glandular glare glassier glassiest glassware glassy glaze gleam glee glen glib glibber glibbest glide glimmer
  glimpse glint glisten glitter gloat globe globular globule gloom gloomier gloomiest gloomy gloried glorification
  glorified glorify gloss glossary glossier glossiest glucose glum glummer glummest glut glutted glutting glutton
  gluttony glycerin glycerine gnarl gnash gnat gnaw gnu goad goalie goalkeeper goatee gob gobbed gobbing gobble goblet
  goblin godchild godchildren goddess godfather godless godlier godliest godlike godmother godparent godsend goggle
  goldenest goldsmith gondola gong gonna goo goodnight goodwill gooey goof goofier goofiest goofy gooier gooiest goon
  goose gopher gore gorge gorier goriest gorilla gory gosh gosling gossamer gouge goulash gourd gourmet gout governess
  governmental grabber graceful graceless gracious gradation gradient graft gram gramophone grandchild grandchildren
  granddaughter grandest grandeur grandiose grandparent grandson grandstand granite granny granola granular granule
  grape grapefruit grapevine graphite grapple grasshopper grassier grassiest grassy grate gratification gratified
  gratify gratitude gratuity gravel gravelled gravelling graven gravest gravestone graveyard gravitate gravitation
  gravy grayest graze grease greasier greasiest greedier greediest greedily greediness greenback greenery greenest
  greenhorn greenhouse greet gregarious gremlin grenade greyest greyhound griddle gridiron grievance grieve grievous
  grill grille grimace grime grimier grimiest grimmer grimmest grimy grin grindstone grinned grinning gripe gripped
  gripping grislier grisliest grisly gristle grit gritted grittier grittiest gritting gritty grizzled grizzlier
  grizzliest grizzly grocer grocery groggier groggiest groggy groin groom groove groovier grooviest groovy grope
  grossest grotesque grotto grouch grouchier grouchiest grouchy groundless groundwork grouse grove grovel grovelled
  grovelling growl groyne grub grubbed grubbier grubbiest grubbing grubby grudge gruel gruelling gruesome gruesomest
  gruff gruffest grumble grumpier grumpiest grumpy grunt guarantor guardian gubernatorial guerrilla guessable guesswork
  guffaw guidebook guild guile guillotine guiltier guiltiest guiltily guiltless guise guitarist gulch gull gullet gully
  gulp gumdrop gummed gummier gummiest gumming gummy gumption gunfire gunman gunmen gunned gunner gunning gunpowder
  gunshot guppy gurgle guru gush gust gustier gustiest gusty gutted gutting guzzle gybe gym gymnasium gymnast
  gymnastics gynaecologist gynaecology gynecologist gynecology gyrate gyration gyroscope habitable habitat habitation
  habitual hackney hacksaw haddock haemoglobin haemophilia haemorrhage hag haggard haggle hailstone hairdo hairdresser
  hairier hairiest hairline hale halest halfway halibut hallelujah hallmark hallucination hallway halo halon hamburger
  hamlet hammed hamming hammock hamper hamster hamstring hamstrung handbag handcuff handicapped handicapping handicraft
  handier handiest handiwork handkerchief handlebar handmade handout handrail handshake handsome handsomest handwriting
  hangar hangout hanker haphazard hapless harangue harass harassment harbor harbour hardier hardiest hardliner hardwood
  hare harebrained harem hark harlot harmonic harmonica harmonious harmonise harmonize harness harp harpist harpoon
  harpsichord harried harrow harry harshest hart harvest haste hastier hastiest hastily hatch hatchet hateful hatted
  hatting haughtier haughtiest haughtily haughtiness haughty haul haunt haven hawk haystack haywire hazardous haze
  hazel hazier haziest headfirst headier headiest headland headlight headlong headmaster headphone headquarter headrest
  headroom headstone headstrong headway heady heal healthcare healthful healthier healthiest hearsay hearse heartache
  heartbeat heartbreak heartbroken heartburn hearten heartfelt hearth heartier heartiest heartless hearty heath heathen
  heave heavenlier heavenliest heaviness heavyweight heckle hectic hedge hedgehog heed heedless heftier heftiest hefty
  heifer heighten heinous heir heirloom heliport helium hellish helm hem hemisphere hemlock hemmed hemming hemoglobin
  hemophilia hemorrhage hemp hen henchman henchmen hepatitis herald herb herbivorous hereabouts hereafter hereditary
  heredity herein heretic heretical herewith hermaphrodite hermit hernia heroine heroism heron herpes hesitancy
  hesitant hesitation heterogeneous heterosexuality heuristic hew hexagon hexagonal heyday hi hiatus hibernate
  hibernation hiccup hick hickory hideaway hieroglyphic highbrow highland hijack hike hilarity hillbilly hillier
  hilliest hillside hilly hilt hind hindrance hinge hinterland hipped hipper hippest hippie hipping hippopotamus hippy
  histogram hitch hitchhike hither hive hoard hoarse hoarsest hoax hobbit hobble hobbyhorse hobgoblin hobnob hobnobbed
  hobnobbing hobo hock hockey hodgepodge hoe hogged hogging hoist holdup holier holiest holiness holler hollowest holly
  holocaust holster homage homeland homeless homelier homeliest homemade homesick homespun homestead homeward homework
  homey homicidal homicide homier homiest homogeneous homogenise homogenize homonym homophobic hone honestest honeycomb
  honeymoon honeysuckle honk honorable honourable hood hoodlum hoodwink hoof hoop hooray hoot hooves hop hopped hopper
  hopping hopscotch hormone hornet hornier horniest horny horoscope horseback horseman horseplay horsepower horseradish
  horseshoe horticultural horticulture hose hosiery hospitable hospitalisation hospitalise hospitality hospitalization
  hospitalize hostage hostel hostess hostility hotbed hothead hotter hottest hound hourglass houseboat housekeeper
  housewarming housewife housewives housework hove hovel howl hub hubbub huddle hue huff huffier huffiest huffy hug
  hugest hugged hugging hulk hull hullabaloo humanest humanise humanism humanist humanitarian humanize humblest humbug
  humdrum humid humidified humidify humidity humiliate humiliation humility hummed humming hummingbird humorist hump
  hunch hunchback hundredth hungrier hungriest hungrily hunk hurdle hurl hurrah hurricane hurried hurtful hurtle hush
  husk huskier huskiest huskily huskiness husky hustle hutch hyacinth hybrid hydrant hydraulic hydroelectric hydroplane
  hyena hygiene hygienic hymn hymnal hyperbole hypertension hyphenate hyphenation hypnosis hypnotic hypnotise hypnotism
  hypnotist hypnotize hypochondria hypochondriac hypotenuse hypotheses hypothesise hypothesize hysteria hysteric
  iceberg icebreaker icicle icier iciest icing icy idealise idealist idealize identifiable idiocy idiomatic
  idiosyncrasy idlest idly idol idolise idolize idyllic ifs igloo ignite ignition iguana ilk illegible illegibly
  illegitimate illicit illiteracy illuminate illumination illusory illustrative illustrator illustrious imagery
  imaginable imbecile imitate imitation imitative imitator immaculate immaterial immaturity immeasurable immeasurably
  immensity immerse immersion immigrant immigrate immigration immobile immobilise immobilize immorality immortality
  immovable immunisation immunise immunity immunization immunize imp impairment impale impart impartial impartiality
  impassable impasse impassioned impassive impatience impatient impeach impeccable impedance impede impediment impel
  impelled impelling impenetrable imperceptible imperceptibly imperfection imperialism imperialist imperil imperilled
  imperilling impersonate impersonation impertinence impertinent impervious impetuous impetus impinge impish implacable
  implant implementable implicate implore impolite importation imposition impossibility impossibly impostor impotence
  impotent impound impoverish imprecise impregnable impregnate impressionable imprint imprisonment improbability
  improbably impromptu improper impropriety improvisation improvise impudence impudent impulsive impunity impure
  impurest impurity inaction inactive inactivity inadequacy inadmissible inadvertent inadvisable inalienable inanest
  inanimate inapplicable inarticulate inasmuch inaudible inaugural inaugurate inauguration inauspicious inborn inbred
  inbreed inbuilt incalculable incandescence incandescent incantation incapacitate incapacity incarcerate incarceration
  incarnate incendiary incense inception incessant incest incestuous incinerate incinerator incision incisive incisor
  incite incitement incognito incoherence incomparable incompatibility incompatibly inconceivable inconclusive
  incongruity incongruous inconsequential inconsiderable inconsiderate inconsolable inconspicuous incorporation
  incorrigible incredulity incredulous incremental incriminate incubate incubation incubator incumbent incurable
  indebted indecency indecent indecision indecisive indefinable indelible indelibly indelicate indentation
  indescribable indestructible indices indict indifference indifferent indigenous indigestible indigestion indignant
  indignation indignity indigo indiscreet indiscretion indiscriminate indispensable indisposed indisputable indistinct
  individualism individualist individuality indivisible indoctrinate indoctrination indolence indolent indomitable
  indoor inducement induct indulgence indulgent industrialisation industrialise industrialist industrialization
  industrialize industrious inedible ineffectual inelegant ineligible inept ineptitude inert inertial inescapable
  inexact inexcusable inexhaustible inexorable inexorably inexpensive inexperience inexplicable inexplicably
  inextricably infamy infancy infantry infatuation infeasible infectious inferno inferred inferring infertile infest
  infestation infidel infidelity infield infiltrate infiltration infinitesimal infinitive infirm infirmary infirmity
  infix inflame inflammable inflammation inflammatory inflatable inflate inflationary inflection inflexion influenza
  influx informality informant informational infraction infrared infringe infuriate infuse infusion ingenuity ingest
  ingrain ingratiate ingratitude inhale inhospitable inhuman inhumane inhumanity initialled initialling initiation
  initiator injection injunction injurious inkier inkiest inkling inky inlaid inland inlay inlet inmate inn innards
  innate innermost innkeeper innocuous innuendo innumerable inoculate inoculation inoffensive inoperative inopportune
  inordinate inquest inquisition inquisitive ins insanest insanity insatiable inscribe inscription inscrutable
  insecticide insecurity insensitivity inseparable insignia insignificance insincere insincerity insinuate insinuation
  insipid insistent insolence insolent insoluble insolvency insolvent insomnia inspector instability installment
  instalment instantaneous instep instigate instigation instil instill instinctive institutional institutionalise
  institutionalize instructive instructor insubordinate insubordination insubstantial insufferable insular insulate
  insulation insulator insulin insure insurgent insurmountable insurrection intangible intelligible intelligibly
  intensest intensified intensify intercede intercept interception interchange interchangeable intercom interconnect
  intercontinental interdependence interdependent interject interjection interlock interloper interlude intermarriage
  intermarried intermarry intermediary interment interminable interminably intermingle intermission intern internet
  interplanetary interplay interpolation interpose interracial interred interring interrogation interrogator intersect
  intersperse interstate interstellar intertwine interweave interwove interwoven intestinal intestine intimacy
  intimation intimidate intimidation intolerable intolerably intolerant intonation intoxicate intoxication intractable
  intramural intransitive intravenous intrepid intricacy intricate intrigue introspective introvert intrude intrusion
  intrusive intuition inundate inundation invariable invariant invective inventive inventoried inventory inversion
  invertebrate investigator investor inveterate invigorate invincible invisibility invisibly invocation invoice
  involuntarily involuntary invulnerable inward iodine iota irascible ire iridescence iridescent iris irk ironically
  irradiate irreconcilable irrefutable irregular irregularity irrelevance irreparable irreplaceable irrepressible
  irreproachable irresistible irresponsibility irretrievable irretrievably irreverence irreverent irreversible
  irrevocable irrevocably irrigate irrigation irritability irritable irritably irritant isle isthmus italic italicise
  italicize itch itchier itchiest itchy itemise itemize iterate iteration iterative itinerant itinerary ivies ivory ivy
  jab jabbed jabber jabbing jackal jackass jackdaw jackknife jackknives jackpot jade jagged jaggedest jaguar jalopy
  jamb jamboree jangle janitor jar jarred jarring jaundice jaunt jauntier jauntiest jauntily jaunty javelin jaw jawbone
  jay jaywalk jealousy jeer jell jellied jellyfish jeopardise jeopardize jeopardy jerkier jerkiest jerky jersey jetted
  jetting jettison jetty jewel jewelled jeweller jewellery jewelling jewelry jibe jiffy jig jigged jigging jiggle
  jigsaw jilt jingle jinx jitterier jitteriest jitters jittery jobbed jobbing jockey jocular jog jogged jogger jogging
  jollied jollier jolliest jolt jostle jot jotted jotting journalism jovial joyful joyfuller joyfullest joyous joystick
  jubilant jubilation jubilee judicial judiciary judicious judo jug jugged juggernaut jugging juggle jugular juicier
  juiciest juicy jumble jumbo jumpier jumpiest jumpy juncture juniper junket junkie junta jurisdiction juror justest
  jut jute jutted jutting juxtapose juxtaposition kaleidoscope kangaroo karat karate kayak keel keenest keepsake keg
  kelp kennel kennelled kennelling kerb kerchief kerosene ketchup keyhole keynote keystone khaki kickback kickoff
  kidnapper kiln kilo kilobyte kilogram kilometer kilometre kilowatt kilt kimono kin kinda kindergarten kindest kindle
  kindlier kindliest kindred kinfolk kingfisher kink kinkier kinkiest kinky kinship kiosk kipper kitchenette kite
  kitten kitty kiwi knack knapsack knead kneecap kneecapped kneecapping kneel knelt knickers knighthood knit knitted
  knitting knives knob knockout knoll knot knotted knottier knottiest knotting knotty knowledgeable knuckle koala
  kosher kowtow kudos laborious labyrinth lace lacerate laceration lacier laciest lackluster lacklustre lacquer
  lacrosse lacy lade laden ladle ladybug ladylike laggard lagged lagging lagoon lair lamb lambda lame lament lamentable
  lamentation lamest lampoon lance landlady landlocked landmark landowner landslid landslide languid languish languor
  languorous lankier lankiest lanky lantern lap lapel lapped lapping lapse larceny lard larva larvae larynges
  laryngitis larynx lascivious lash lass latch latent lateral latex lath lathe latitude latrine lattice laud laudable
  laughable laughingstock launder laundry laureate laurel lava lavender lavish lavishest lawful lawless lawmaker
  lawsuit lax laxative laxest laxity layman laymen lazied lazier laziest leaden leafier leafiest leafy leakage leaky
  leanest leapfrog leapfrogged leapfrogging leapt lease leash leathery lectern ledge lee leech leek leer leerier
  leeriest leery leeway leftest leftmost legacy legalise legalistic legality legalize legged legging legibility legibly
  legion legislate legislative legislator legislature legitimacy legume lemme lemonade lengthen lengthier lengthiest
  lengthwise leniency lentil leopard leotard leper leprosy lesion lessen letdown lethargic lethargy letterhead lettuce
  letup leukaemia leukemia levee levelled levelling lever leverage levied levity levy lewd lewdest lexical lexicon liar
  libelled libelling libellous libelous liberalisation liberalise liberalism liberalization liberalize liberate
  liberation libertarian libretto lice lichen lick licorice lieu lieutenant lifeboat lifeforms lifeguard lifeless
  lifelike lifeline lifelong lifespan ligament ligature lighten lighthouse lightweight likable likeable likelier
  likeliest liken likest lilac lilt lily limbo lime limelight limerick limestone limitless limousine limp limpest
  linchpin lineage linefeed linen linger lingerie lingo linguist liniment linoleum lint lioness lipstick liquefied
  liquefy liqueur liquidate liquidation liquorice listless litany literacy lithe lithest lithium litigation litterbug
  littlest liturgical liturgy livable liveable livelier liveliest livelihood liveliness liven livestock livid lizard
  llama loadable loaf loam loath loathe loathsome loaves lob lobbed lobbied lobbing lobbyist lobe lobotomy lobster
  locale localise locality localize locket locksmith locomotion locomotive locust loft loftier loftiest loftiness lofty
  logarithm logarithmic logger logician loin loincloth loiter loll lollipop lone lonelier loneliest loneliness lonesome
  longevity longhand longish longitude longitudinal longshoreman longshoremen lookout loom loon loonie looniest loony
  loosen loosest loot lop lope lopped lopping lopsided lore lotion lottery lotus loudspeaker lounge louse lousier
  lousiest lovable lovelier loveliest loveliness lowdown lowlier lowliest loyalest loyalty lozenge lubricant lubricate
  lubrication lucid luckier luckiest lucrative lug lugged lugging lukewarm lull lullaby lumber lumberjack luminary
  luminous lumpier lumpiest lumpy lunacy lunar luncheon lunge lupin lupine lurch lure lurid luscious lush lushest
  lustier lustiest lustre lustrous lusty lute luxuriant luxuriate luxurious lye lymph lymphatic lynch lyre lyrical ma
  macabre macaroni mace machete machinist macho mackerel macroscopic madam madame madcap madden madder maddest madhouse
  madman madmen maelstrom magenta maggot magician magistrate magnanimity magnanimous magnate magnesium magnet magnetise
  magnetism magnetize magnificence magnified magnify magnolia magnum magpie mahogany maid maiden mailman mailmen maim
  mainland mainline mainstay maintainability maintainable majestic majestically majesty makeshift makeup maladjusted
  malady malaria malevolence malevolent malformed malice malign malignancy malignant mall mallard malleable mallet
  malnutrition malpractice malt maltreat mama mamma mammal mammalian mammoth manacle manageable managerial mandible
  mandolin mane maneuver mange mangier mangiest mango mangrove mangy manhandle manhole manhood maniac maniacal manic
  manicure manicurist manifest manifold manlier manliest manliness mannequin mannerism mannish manoeuvre manor mansion
  manslaughter mantel mantelpiece mantle manure manuscript maple mapper mar marathon marble mare margarine maria
  marigold marijuana marina marinate marine marionette maritime marketable marketplace marksman marksmen marmalade
  maroon marquee marred marring marrow marsh marshal marshalled marshalling marshier marshiest marshmallow marshy
  marsupial mart martial martin martyr martyrdom marvel marvelled marvelling mas mascara mascot masculine mash
  masochist mason masonry masquerade massacre massage mast masterful mastermind masterpiece mastery masticate
  masturbation mat matador matchbook matchless matchmaker materialise materialism materialist materialistic materialize
  maternal maternity math matriarch matriarchal matriculate matriculation matrimonial matrimony matron matt matte
  mattress maturest maturity maudlin maul mausoleum mauve maverick maxim maxima maximal mayhem mayonnaise meadow meager
  meagre mealier mealiest mealy meander meanest measles measlier measliest measly measurable mechanise mechanize medal
  medallion meddle meddlesome median mediate mediation mediator medicate medication medicinal mediocre mediocrity
  meditate meditation medley meek meekest megalomaniac megaphone megaton melancholy mellow mellowest melodic melodious
  melodrama melodramatic melon membrane memento memo memoir memorably memorandum memorial memorise memorize menace
  menagerie menial menopause menstrual menstruate menstruation menthol mentor meow mercantile mercenary merchandise
  merchant merciful merciless merest meridian meringue mermaid merrier merriest merrily merriment mes mesdames mesh
  messenger messier messiest metabolic metabolism metallic metallurgy metamorphose metamorphosis metaphorical
  metaphysical metaphysics mete meteor meteoric meteorite meteorologist meteorology methodical methodology meticulous
  metropolis metropolitan mettle mew mezzanine miaow microbe microbiology microcode microfiche microfilm micrometer
  micrometre microorganism microphone microscope microscopic microsecond middleman middlemen midget midriff midst
  midstream midsummer midway midwife midwives mien mightier mightiest migraine migrant migratory mike mildest mildew
  milestone militancy militant militarily militate militia milkier milkiest milkman milkmen milky milligram millimeter
  millimetre milliner millinery millionaire millionth millisecond mime mimicked mimicking mimicry mince mincemeat
  mindbogglingly mindful minefield mineral mingle miniature minibus minicomputer minimalism minion ministerial ministry
  mink minnow minstrel minuet minuscule minutest mirage mire mirth misadventure misapprehension misappropriate
  misappropriation misbehave misbehavior misbehaviour miscarriage miscarried miscarry miscellany mischief mischievous
  misconception misconduct misconstrue misdeed misdemeanor misdemeanour misdirection miser misfit misfitted misfitting
  misgiving mishap misinform misinformation misinterpretation misjudge mislaid mislay mismanagement mismatch misnomer
  misquote misrepresentation misshapen missionary missive misspell mistier mistiest mistletoe mistress mistrust misty
  mistype mite mitigate mitt mitten moat mobbed mobbing mobilisation mobilise mobility mobilization mobilize moccasin
  mockery mockingbird modal moderator modernisation modernise modernity modernization modernize modesty modicum
  modifier modular modulate modulation mohair moist moisten moistest moisture molar molasses moldier moldiest moldy
  molest mollified mollify mollusc mollusk molt molten momentary momentous monarchy monastery monastic monetarism
  monetary mongoose mongrel monies monk monogamous monogamy monogram monogrammed monogramming monolithic monologue
  monopolise monopolize monorail monosyllable monotonically monotonous monotony monsoon monstrosity monstrous monument
  monumental moo moodier moodiest moodily moody moonbeam moonlight moor moose moot mop mope mopped mopping morale
  moralist morass moratorium morbid morgue morn moronic morose morphine morphology morsel mortar mortgage mortification
  mortified mortify mortuary mosaic mosque mosquito moss mossier mossiest mossy motel moth mothball motherhood motif
  motionless motley motlier motliest motorbike motorcade motorcycle motorise motorist motorize mouldier mouldiest
  mouldy moult mound mountaineer mountainous mourn mournful mousier mousiest mousse moustache mousy mouthful mouthpiece
  movable mow ms mu mucous mucus muddied muddier muddiest muddy muff muffin muffle mugged mugger muggier muggiest
  mugginess mugging muggy mulch mule mull multi multinational multiplicative multiplicity multiprocessing multitasking
  multitude mummified mummify mumps munch municipal municipality mural murderous murkier murkiest murky murmur muscular
  muse mush mushier mushiest mushroom mushy musk musket muss mussel mustache mustang mustard mustier mustiest musty
  mutant mutate mutation mute mutest mutilate mutilation mutinied mutinous mutiny mutt mutton muzzle myopic myriad
  mystical mysticism mystified mystify mythological nab nabbed nabbing nag nagged nagging naivest naivety namesake nap
  napalm nape napkin napped napping nappy narcotic narrate narration narrator nasal nastily nastiness nationalise
  nationalism nationalist nationalistic nationality nationalize nationwide nativity nattier nattiest natty
  naturalisation naturalise naturalist naturalization naturalize naught naughtier naughtiest naughtily naughtiness
  nausea nauseate nauseous nautical naval navel navigable navigate navigation navigator navy nearsighted neatest nebula
  nebulae nebulous necessitate neckerchief necklace neckline necktie necrophilia nectar nectarine needier neediest
  needlework needy negation neglectful negligee negligence negligent negotiator neigh neighborliness neighbourliness
  neon neophyte nephew nepotism nestle nether netted netting nettle neurologist neurology neuron neuroses neurosis
  neurotic neuter neutralise neutrality neutralize neutron newbie newborn newfangled newsagents newscast newsier
  newsiest newsprint newsstand newsy newt newton nibble nicety niche nickel nicotine niece niftier niftiest nifty nigh
  nightclub nightclubbed nightclubbing nightfall nightgown nightingale nightmarish nighttime nimble nimblest nimbly
  nincompoop nineteen nineteenth ninetieth ninety ninny ninth nip nipped nippier nippiest nipping nipple nippy nit
  nitrate nitrogen nitwit nobility nobleman noblemen noblest noblewoman noblewomen nobly nocturnal nod nodded nodding
  noes noiseless noisier noisiest noisily noisiness nomad nomadic nomenclature nomination nominative nominee non
  nonchalance nonchalant noncommittal nonconformist nondescript nonentity nonfiction nonflammable nonpartisan nonprofit
  nonresident nonsensical nonstandard nonstop nontrivial nonviolence noodle nook noose northeast northeasterly
  northeastern northerly northward northwest northwestern nosebleed nosier nosiest nostalgic nostril nosy notch
  notebook noteworthy noticeboard notional notoriety nougat nought nourish nourishment nova novelist noxious nozzle
  nuance nuclei nucleus nude nudest nudge nudity nugget nullified nullify numerate numerator nuptial nursemaid nursery
  nurture nutcracker nutmeg nutrient nutriment nutrition nutritional nutritious nutshell nutted nuttier nuttiest
  nutting nutty nuzzle nylon nymph oaf oak oases oasis oath oatmeal obedience obedient obelisk obese obesity
  obfuscation obituary objectivity objector obligate oblique obliterate obliteration oblivion oblivious oblong oboe
  obscenest obscenity obscurest observable observance observant observatory obsessive obsolescence obsolescent obstacle
  obstetrician obstetrics obstinacy obstinate obstruction obstructive obtrusive obtuse obtusest occupancy occupant
  occupational oceanic oceanography octagon octagonal octal octave octopus ocular oddest oddity ode odious odometer
  odor odour oesophagi oesophagus offbeat officiate officious offload offshoot offshore offstage oftenest ogle ogre ohm
  ohs oilier oiliest oily ointment okay okra olden olfactory olive omega omelet omelette omen ominous omnibus
  omnipotence omnipotent omnipresent omniscient oncoming onerous onlooker onomatopoeia onrush onset onslaught onward
  oodles ooze opal opaque opaquest openest operand operatic operative ophthalmologist ophthalmology opinionated opium
  opossum opportune opportunist oppressive oppressor optician optima optimism optimist optometrist opulent oracle
  orangutan oration orator oratory orchard orchestrate orchestration orchid ordain ordeal ordinance ordinarily
  ordination ore organisational organism organist organizational orgasm orgy orifice originality ornament ornamental
  ornate ornithologist ornithology orphan orphanage orthodontist orthogonal orthogonality orthography orthopaedics
  orthopedics oscillate oscillation oscilloscope osmosis ostensible ostensibly ostentation ostentatious ostracise
  ostracize ostrich otter ouch ounce oust outbound outbreak outburst outcast outclass outdid outdistance outdo outdone
  outdoor outermost outfield outfit outfitted outfitting outgrew outgrow outgrown outgrowth outhouse outlaid outlandish
  outlast outlaw outlay outlet outlive outlying outmoded outnumber outpatient outpost outputted outputting outran
  outrun outrunning outshine outshone outskirt outsmart outspoken outstation outstrip outstripped outstripping outward
  outwit outwitted outwitting ova oval ovary ovation oven overate overbear overblown overboard overbore overborne
  overburden overcast overcharge overcoat overcrowd overdid overdo overdone overdose overdraw overdrawn overdrew
  overeat overeaten overestimate overgrew overgrow overgrown overhand overhang overhaul overhear overheat overhung
  overkill overlaid overlain overland overlapped overlapping overlay overlie overpass overpopulation overpower
  overprint overran overrate overreact overrule overrun overrunning oversampling oversaw oversee overseen overshadow
  overshoot overshot oversight oversimplification oversleep overslept overstate overstep overstepped overstepping overt
  overtake overtaken overthrew overthrow overthrown overtook overture overturn overuse overweight overwork overwrite
  overwrought ovum owl ox oxen oxidation oxide oxidise oxidize oyster pa pacemaker pacific pacified pacifism pacifist
  pacify pact paddle paddock paddy padlock paediatrician paediatrics pagan pageant pageantry pagination pagoda pail
  painfuller painfullest painstaking pajamas pal palaeontologist palaeontology palatable palate palatial paleontologist
  paleontology palest palette pall pallbearer pallid pallor palm palomino palpable palpably paltrier paltriest paltry
  pamper pamphlet panacea pancake pancreas pancreatic panda pandemonium pander pane panelled panelling pang panhandle
  panicked panicking panicky panned panning panorama panoramic pansy panther pantie pantomime pantry pap papa papacy
  papal papaya paperweight paperwork paprika papyri papyrus parable parachute paradigm paradoxical paraffin paragon
  parakeet paralyse paralysis paralytic paralyze paramount paraphernalia paraplegic parasite parasitic parasol
  paratrooper parcel parcelled parcelling parch parchment pardonable pare parentage parental parenthetical parenthood
  parish parishioner parka parkway parliamentary parlor parlour parodied parole parred parring parsec parsley parsnip
  parson parsonage partake partaken partiality participation participle partied partisan partnership partook partridge
  pas passable passageway passbook pasta pastel pasteurisation pasteurise pasteurization pasteurize pastiche pastier
  pastiest pastime pastor pastoral pastry pasture pasty patchwork patchy pate paternal paternalism paternity
  pathetically pathological pathologist pathology pathos pathway patientest patio patriarch patriarchal patrimony
  patriot patriotic patriotism patrol patrolled patrolling patron patronage patted patter patting patty paucity paunch
  paunchier paunchiest paunchy pauper pave pavilion paw pawn pawnbroker payable payload payoff payroll pea peaceable
  peacemaker peach peacock peal pear pearl peat pebble pecan peck peculiarity pedagogy pedalled pedalling peddle
  pedestal pediatrician pediatrics pedigree pedlar peek peel peep peerless peeve peevish peg pegged pegging pelican
  pellet pelt pelvic pelvis penal penalise penalize penance penchant pencilled pencilling pendant pendulum penetrate
  penetration penicillin peninsula penis penitence penitent penitentiary penknife penknives penmanship pennant penned
  penniless penning pension pensive pentagon pentagonal penthouse penultimate peon peony pep pepped pepper peppermint
  pepping perceptible perceptive perch perchance percolate percolation percolator percussion peremptory perennial
  perfectest perfectionist perforate perforation perfume perfunctorily perfunctory peril perilled perilling perilous
  perimeter periodical periphery periscope perish perishable perjure perjury perk perkier perkiest perky permanence
  permeate permissive permutation pernicious peroxide perpendicular perpetrate perpetrator perpetuate perplex
  perplexity persecution persecutor perseverance persevere persistence persona personable personalise personalize
  personification personified personify perspiration perspire persuasive pert pertain pertest pertinent perturb perusal
  peruse pervade pervasive perversion pervert peskier peskiest pesky pessimism pessimist pessimistic pest pesticide
  pestilence petal petite petition petrified petrify petroleum petted petticoat pettier pettiest pettiness petting
  petulant petunia pew pewter phantom pharmaceutical pharmacist pheasant phenomenal philanthropic philanthropist
  philanthropy philosophise philosophize phlegm phlegmatic phobia phonetic phoney phonics phonied phonier phoniest
  phonograph phony phosphor phosphorescence phosphorescent phosphorus photocopied photocopier photogenic photography
  photon photosynthesis phototypesetter phraseology physician physiological physique pianist piccolo pickax picket
  pickier pickiest pickle pickpocket pickup picky picnic picnicked picnicking pictorial picturesque piddle piecemeal
  piecework pier pierce piety pigeonhole pigged pigging piggish piggyback pigheaded pigment pigpen pigtail pike pilfer
  pilgrim pilgrimage pillage pillar pillow pillowcase pimple pimplier pimpliest pimply pincushion pine pineapple pinion
  pinkest pinnacle pinned pinning pinpoint pioneer pious pique piracy piranha pirate pirouette pis pistachio pistol
  piston pitchfork piteous pithier pithiest pithy pitied pitiful pitiless pittance pitted pitting pivot pivotal pixie
  placard placate placement placenta placid plagiarise plagiarism plagiarist plagiarize plaice plaid plainest plaintiff
  plaintive planar planetarium plank plankton planner plantain plantation plaque plasma plateau platinum platitude
  platoon platter plausibility plausibly playable playback playful playhouse playmate playpen plaything playwright
  plaza pleasantest pleasantry pleasurable pleat pledge plentiful plethora pliable pliant plied pliers plies plight
  plod plodded plodding plop plopped plopping plough plow pluck plucky plum plumage plumb plume plummet plump plumpest
  plunder plunge plurality plush plushest plutonium ply plywood pneumatic pneumonia poach pocketbook pockmark pod
  podded podding podium poetical poignancy poignant poinsettia poise poisonous pokey pokier pokiest poky polarisation
  polarise polarity polarization polarize polemic policemen policewoman policewomen polio politest polka pollen
  pollinate pollination pollster pollutant pollute polo polygamous polygamy polygon polyp polytechnic pomegranate pomp
  poncho pond ponderous pontoon pony poodle poop popcorn poplar poppy popularise popularize populous porcelain porch
  porcupine pore pornographic porous porpoise porridge portal portend portent portfolio porthole portico portlier
  portliest portrait portrayal positional positivism possessive possessor possum postbox postcode posterior posterity
  postgraduate posthumous postman postmark postmen postponement posture posy potassium potency potent pothole potion
  potted potter pottery potting pouch poultry pounce pout powdery powerhouse powerless powwow practicality practitioner
  pragmatism prairie praiseworthy pram prance prank prattle prawn preamble precarious precautionary precinct precipice
  precipitate precipitation precipitous precisest preclude precocious preconceive preconception precursor predator
  predatory predefined predestination predicament predicate predictably predictor predisposition predominance
  predominant predominate preeminence preeminent preempt preen prefab prefabbed prefabbing prefect preferential
  prehistoric prejudicial prelude premeditation premier premiere premonition prenatal preoccupation preoccupied
  preoccupy prepaid preparatory prepay preponderance preposition prepositional preposterous prerogative presentable
  preservation preservative preside presidency presidential prestige prestigious presto presumption presumptuous
  presuppose pretence pretense pretension pretext prettied prettier prettiest pretzel prevalence preventable preventive
  prey priceless prick prickle pricklier prickliest pried pries priestess priesthood prim primal primate primeval
  primmer primmest primp primrose principality printable prism privatest privation privatise privatize privier priviest
  privy probabilistic probation probe problematic procedural procession processional proclamation procrastinate
  procrastination procure procurement prodded prodding prodigal prodigious prodigy profane profanity profess proffer
  proficiency proficient profiteer profoundest profundity profuse profusion progeny prognoses prognosis progression
  progressive prohibition prohibitive projectile projector proletarian proletariat proliferate prolific prologue prom
  promenade prominence promiscuity promiscuous promontory promptest promulgate prong pronouncement proofread prop
  propagate propagation propel propelled propeller propelling propensity properest prophecy prophesied prophesy
  prophetic proponent proportionality proportionate propositional propped propping proprietor propriety propulsion
  prosecutor prospector prospectus prosper prosperity prosperous prostitution prostrate protagonist protective
  protector protestant proton protract protractor protrude protrusion proudest provable provably provenance proverb
  proverbial providence province provincial proviso provocation prow prowess prowl proxy prude prudence prudent prudish
  prune pry psalm pseudonym psych psyche psychedelic psychiatric psychiatrist psychiatry psychic psychoanalysis
  psychoanalyst psychopath psychoses psychosis psychotherapy psychotic puberty puck puddle pudgier pudgiest pudgy
  pueblo puff puffier puffiest puffy pugnacious puke pulley pullover pulmonary pulpit pulsate pulsation pulverise
  pulverize puma pumice pummel pummelled pummelling pumpernickel pumpkin punchline punctual punctuality punctuate
  pundit pungent punier puniest punishable punitive punk punkest punned punning puny pup pupped puppet pupping puppy
  puree purest purgatory purification purified purify puritanical purplest purport purposeful purr purse purveyor pus
  pushier pushiest pushover pushy pussier pussiest pussy putative putrid puttied putty pyjamas pyramid pyre qua quack
  quadrangle quadrant quadratic quadrilateral quadruped quadruple quadruplet quagmire quail quaint quaintest quake
  qualitative qualm quandary quantifier quantify quantitative quarantine quark quarrel quarrelled quarrelling
  quarrelsome quarried quarry quart quarterback quartet quartz quash quaver quay queasier queasiest queasy queenlier
  queenliest queer queerest quell quench queried quiche quicken quicksand quill quilt quinine quintessence quintet
  quintuplet quip quipped quipping quirk quirky quitter quiver quizzed quizzes quizzical quizzing quorum quotient rabbi
  rabble rabies raccoon racetrack racier raciest racketeer racy radial radiance radiant radiate radiator radii
  radioactive radioactivity radish radium raffle raft ragamuffin ragged raggedest ragging ragtime raincoat raindrop
  rainfall rainier rainiest rainstorm rainwater rainy raisin rake rallied rally ramble ramification rammed ramming ramp
  rampage ramrod ramrodded ramrodding ramshackle ranch rancid rancor rancorous rancour rankest rankle ransack ransom
  rap rapidest rapidity rapist rapped rapping rapport rapt rapture rapturous rarity rascal rashest rasp raspberry
  raster ratification ratified ratify ration rationalisation rationalise rationality rationalization rationalize ratted
  ratting rattlesnake ratty raucous ravage ravel ravelled ravelling raven ravenous ravine ravish rawest rayon raze
  reactive readability readied readier readiest readiness readjust realest realism realist realistically reallocate
  realty ream reap reappear rearrangement reassurance rebate rebel rebelled rebelling rebellion rebellious rebind
  rebirth reborn rebound rebuff rebuke rebut rebuttal rebutted rebutting recalcitrant recant recap recapped recapping
  recapture recede recentest receptacle receptionist receptive recess recession recharge rechargeable reciprocal
  reciprocate recital recitation recite reclamation recline recluse recoil recollect recompense recompile
  reconciliation recondition reconfigure reconnaissance reconnect reconstruct reconstruction recount recoup recourse
  recoverable recreate recreation rectal rector rectum recuperate recuperation recur recurred recurrence recurrent
  recurring redden redder reddest redeem redeemable redefinition redemption redesign redhead redid redirection
  rediscover redistribute redistribution redo redone redraft redraw redress reed reef reek reel reelect referee refill
  refinement refinery reflective reflector reflexive reformation reformatted reformatting refraction refreshment
  refrigerate refrigeration refrigerator refuel refuelled refuelling refuge refugee refurbish refurbishment refutation
  regal regale regalia regatta regenerate regeneration regent regimen regiment regimental registrar registry regress
  regression regretful regrettable regularity regulate regurgitate rehabilitate rehabilitation rehash rehearsal
  rehearse reimburse reimbursement rein reincarnate reincarnation reindeer reinforce reinforcement reinstatement
  reiteration rejoice rejoin rejoinder rejuvenate rejuvenation relaid relapse relational relativistic relaxation
  releasable relegate relent relentless reliance reliant relic relinquish relish relive reload relocatable relocate
  remade remake remedial remedied remembrance reminisce reminiscence remiss remission remit remittance remitted
  remitting remnant remodel remodelled remodelling remorse remorseful remorseless remotest removable remunerate
  remuneration renaissance rendezvous renegade renege renewable renewal renounce renovate renovation renown rental
  renunciation reopen reorganisation reorganise reorganization reorganize repaid reparation repatriate repay repayment
  repeal repel repelled repellent repelling repentance repentant repercussion repetitious replay replenish replete
  replica replicate replication repose repository reprehensible repress repression repressive reprieve reprimand
  reprint reprisal reproach reproductive reprogram reprogrammed reprogramming reprove reptile republic republican
  repudiate repudiation repugnance repugnant repulse repulsion reputable repute requiem requisition reroute resale
  reschedule rescind resentful resentment reservoir reshuffle residential residual residue resilience resilient resin
  resistant resistor resolute resonance resonant resound resourceful respectability respectably respectful respiration
  respirator respiratory respite resplendent responsibly responsive restful restfuller restfullest restitution restive
  restless restoration restraint restructure resubmit resubmitted resubmitting resultant resumption resurface
  resurgence resurrect resuscitate resuscitation retaliate retaliation retard retch retention rethink reticence
  reticent retina retort retrace retraction retreat retribution retroactive retrograde retrospect retrospective retry
  returnable retype reunion reunite rev revamp revel revelled reveller revelling revelry revengeful reverberate
  reverberation revere reverence reverent reverie reversal reversible reversion revile revisit revival revive revoke
  revolutionise revolutionize revolve revue revulsion revved revving rewind rework rhapsody rhetoric rheumatism rhino
  rhinoceros rhododendron rhubarb rhythmic rib ribbed ribbing ricketier ricketiest rickety rickshaw ricochet riddance
  riddle ridge ridicule rife rifest rifle rift rig rigged rigging righteous rightest rightful rightmost rigidity rigor
  rigour rile rim rimmed rimming rind ringleader ringlet ringworm rink rinse riotous ripe ripen ripest riposte ripple
  riskier riskiest rite rivalled rivalling rivalry rivet roach roadblock roadside roam roar roast rob robbed robber
  robbery robbing robe robin robustest rockier rockiest rocky rodent rodeo roe rogue roguish romantically romp rook
  rookie roomier roomiest roommate roomy roost rosary rosemary rosier rosiest roster rostrum rosy rotary rote
  rotisserie rotor rotted rottenest rotting rotund rotunda rouge roughage roughen roughest roughhouse roulette roundest
  rouse rowboat rowdier rowdiest rowdiness rowdy royalty rubbed rubbing rubble rubier rubiest rubric ruby rucksack
  ruckus rudder ruddier ruddiest ruddy rudest rudimentary rue rueful ruff ruffian ruffle rug rugby rugged ruggedest
  ruing ruinous rum rumble ruminate rummage rummer rummest rummy rump rumple runaway rundown rune runner runnier
  runniest runny runt runway rupture ruse rust rustic rustier rustiest rustle rut ruthless rutted rutting rye
  sabbatical saber saboteur sabre sac sacrament sacrificial sacrilege sacrilegious sadder saddest saddle sadism sadist
  sadistic safari safekeeping saffron sag sage sagebrush sagest sagged sagging sailboat sailor saintlier saintliest
  salable salad salami saleable salesmen salespeople salesperson saleswoman saleswomen salient saliva salivate sallow
  sallowest sally salmon salon saloon saltest saltier saltiest salty salutation salute salvage salve sanatorium
  sanctified sanctify sanctimonious sanction sanctity sanctuary sandal sandbag sandbagged sandbagging sandier sandiest
  sandman sandmen sandpaper sandstone sandstorm sandy sanest sanitarium sanitary sanitation sanserif sap sapling sapped
  sapphire sapping sarcastically sardine sari sash sassier sassiest sassy satanic satchel satin satirical satirise
  satirist satirize saturate saturation saucepan saucier sauciest saucy sauerkraut sauna saunter sausage savage
  savagery savagest savior saviour savor savorier savoriest savory savour savourier savouriest savoury savvied savvier
  savviest savvy sawdust saxophone scab scabbed scabbing scaffold scalar scald scalier scaliest scallop scalp scalpel
  scaly scamper scandalise scandalize scandalous scant scantest scantier scantiest scanty scapegoat scar scarcest
  scarcity scarecrow scarier scariest scarred scarring scarves scary scathing scatterbrain scavenger scenic scent
  scepter sceptic scepticism sceptre schizophrenia schizophrenic scholarship scholastic schoolboy schoolchild
  schoolchildren schoolteacher schooner scissor scoff scold scoop scoot scorch scorn scornful scorpion scoundrel scour
  scourge scout scowl scrabble scram scramble scrammed scramming scrapbook scrape scratchier scratchiest scratchy
  scrawl scrawnier scrawniest scrawny screech screwdriver screwier screwiest screwy scribble scribe scripture
  scriptwriter scrounge scrub scrubbed scrubbing scruff scruffier scruffiest scruffy scruple scrupulous scrutinise
  scrutinize scrutiny scuff scuffle sculptor sculpture scummed scumming scurried scurrilous scurry scuttle scythe
  seafaring seafood seam seaman seamen seamstress seaport sear searchlight seashell seashore seasick seaside seasonable
  seasonal seaweed secede secession seclude seclusion secondarily secrecy secretarial secrete secretion secretive
  securest sedan sedate sedatest sedative sedentary sediment sedimentary seduce seduction seductive seedier seediest
  seedling seedy seep seepage seer seesaw seethe segmentation segregate segregation seize seizure selector selves
  semantically semblance semen semester semicircle semicolon semiconductor semifinal seminary senate senator senile
  senility seniority sensational sensationalism senseless sensibility sensor sensory sensual sensuality sensuous
  sentience sentimentality sentry sepulcher sepulchre sequin serenade serene serenest serenity sergeant serpent serum
  serviceable serviceman servicemen serviette servile servitude setback settable setter settlement seventeen
  seventeenth seventy sever severance severest sew sewage sewn sexism shabbier shabbiest shabbily shabby shack shackle
  shadier shadiest shadowier shadowiest shadowy shady shaft shaggier shaggiest shaggy shakier shakiest shallowest sham
  shamble shameful shameless shammed shamming shampoo shamrock shanty shapelier shapeliest shark sharpen sharpest
  shatter shave shaven shawl sheaf shear sheath sheathe sheave sheen sheepish sheerest sheikh shellfish shepherd
  sherbet sheriff sherry shied shield shies shiftier shiftiest shiftless shifty shimmer shin shingle shinier shiniest
  shinned shinning shipment shipshape shipwreck shire shirk shiver shoal shod shoddier shoddiest shoddy shoelace
  shoestring shoo shopkeeper shoplifter shopper shore shortcoming shortfall shortlist shotgun shotgunned shotgunning
  shovel shovelled shovelling showcase showdown showier showiest showman showmen showy shrank shrapnel shred shredded
  shredding shrew shrewdest shriek shrill shrillest shrimp shrine shrink shrinkage shrivel shrivelled shrivelling
  shroud shrub shrubbery shrug shrugged shrugging shrunk shrunken shuck shudder shuffle shun shunned shunning shunt
  shutter shuttle shyest sibling sickest sickle sicklier sickliest sideline sidelong sideshow sidestep sidestepped
  sidestepping sidetrack sidewalk sidle siege sierra siesta sieve sift sightless signified signify signpost silentest
  silhouette silk silken sill silliness silo silt silversmith silverware silvery simile simmer simplex simplification
  simulator sincerest sincerity sinew sinewy singe singularity sinned sinner sinning sinus sip siphon sipped sipping
  sire siren sirloin sissier sissiest sissy sisterhood sitter sixpence sixteenth sixtieth sizable sizeable sizzle skate
  skateboard skein skeptic skepticism sketchier sketchiest sketchy skew ski skidded skidding skilful skillet skillful
  skim skimmed skimming skimp skimpier skimpiest skimpy skinflint skinned skinnier skinniest skinning skinny skipper
  skirmish skit skittish skulk skunk skylight skyline skyrocket skyscraper slab slabbed slabbing slack slacken slackest
  slain slake slam slammed slamming slander slant slap slapped slapping slapstick slat slate slaughter slavery slavish
  slay sleazier sleaziest sleazy sled sledded sledding sledgehammer sleek sleekest sleepier sleepiest sleepless sleepy
  sleet sleeve sleeveless sleigh slender slenderest slew slick slickest slier sliest slime slimier slimiest slimmed
  slimmer slimmest slimming slimy sling slingshot slink slipper slipperier slipperiest slipshod slit slither slitter
  slitting sliver slob slobber slog slogged slogging slop slopped sloppier sloppiest slopping slosh sloth slothful
  slotted slotting slouch slovenlier slovenliest slovenly sludge slug slugged slugging sluggish sluice slum slumber
  slummed slummer slumming slump slung slunk slur slurred slurring slush slut sly slyest smack smallpox smartest
  smattering smear smellier smelliest smelt smidgen smirk smite smithereens smitten smock smog smokestack smokier
  smokiest smoky smolder smoothest smote smother smoulder smudge smugger smuggest smuggle smut snagged snagging snake
  snap snapped snappier snappiest snapping snappy snapshot snare snarl snatch sneakier sneakiest sneer sneeze snicker
  snide snidest sniffle snip snipe snipped snippet snipping snitch snob snobbish snooker snoop snootier snootiest
  snooty snooze snore snorkel snorkelled snorkelling snort snot snout snowball snowdrift snowfall snowflake snowier
  snowiest snowplough snowplow snowstorm snowy snub snubbed snubbing snuff snug snugged snugger snuggest snugging
  snuggle soak soapier soapiest soapy soar sob sobbed sobbing soberest sobriety soccer sociable socialise socialize
  sociological sociologist sociology soda sodded sodden sodding sodium sodomy sofa softball soften softest soggier
  soggiest soggy sojourn solace solemn solemnest solemnity solicit solicitous solidarity solidest solidified solidify
  solidity solitaire solitary solitude soloist soluble solvent somber sombre someday somersault sonata sonic sonnet
  sonorous soot soothe sootier sootiest sooty sop sophistication sophistry sophomore sopped sopping soprano sorcerer
  sorceress sorcery sorest sorority sorrier sorriest sorrow sorrowful sorta soundest soundproof sour sourest southeast
  southeastern southerly southpaw southward southwest southwestern souvenir sovereign sovereignty sow sown spa
  spacecraft spaceship spacial spacious spade spaghetti spangle spaniel spank spanned spanner spanning spar sparest
  spark sparkle sparred sparring sparrow sparse sparsest spasm spasmodic spat spate spatted spatter spatting spatula
  spawn spay spear spearhead spearmint specialisation specialization specifier specious speck spectacle spectator
  specter spectra spectre speculative speculator speechless speedboat speedier speediest speedometer speedy spellbind
  spellbound spendthrift sperm spew spherical sphinx spice spicier spiciest spicy spider spied spilt spinach spinal
  spindlier spindliest spindly spine spineless spinning spinster spiralled spiralling spire spiteful spitefuller
  spitefullest spittle splash splat splatter spleen splendidest splendor splendour splice splint splurge spokesmen
  spokespeople spokesperson spokeswoman spokeswomen sponge spongier spongiest spongy sponsorship spontaneity spook
  spookier spookiest spooky spoon spoonful sporadic spore sporran sportsmanship spotless spotlight spottier spottiest
  spotty spouse sprain sprawl spreadsheet spree sprier spriest sprig springboard springier springiest springtime
  springy sprinkle sprint sprout spruce sprucest spry spud spun spunk spurn spurred spurring spurt sputter squabble
  squadron squalid squalidest squall squalor squander squarest squat squatted squatter squattest squatting squawk
  squeak squeakier squeakiest squeaky squeal squeamish squelch squid squint squintest squire squirm squirrel
  squirrelled squirrelling squirt stab stabbed stabbing stabilise stabilize stablest stadium stag stagecoach stagnant
  stagnate stagnation staid staidest stain stairway stalemate stalest stalk stallion stalwart stamina stammer stampede
  stanch stanchest standardisation standardization standby standoff standstill stank stanza staple starboard starch
  starchier starchiest starchy stardom starfish starkest starlight starrier starriest starry starvation statelier
  stateliest statesman statesmanship statesmen stationery statistician statue stature statute statutory staunch
  staunchest stave steadfast steadied steadier steadiest steak stealth stealthier stealthiest stealthily stealthy
  steamier steamiest steamroller steamy steepest steeple stellar stemmed stemming stench stencil stencilled stencilling
  stenographer stenography stepladder sterilisation sterilise sterilization sterilize stern sternest stethoscope stew
  steward stewardess stickier stickiest stickler stiffen stiffest stifle stigma stigmata stillborn stillest stilted
  stimulant stimuli stimulus sting stingier stingiest stinginess stingy stink stint stipulate stipulation stirrup
  stitch stockade stockbroker stockholder stockier stockiest stockpile stocky stockyard stodgier stodgiest stodgy
  stoical stoke stolid stolidest stomp stonier stoniest stony stool stoop stopgap stopover stoppage stopper stopwatch
  storehouse storekeeper storeroom stork stormier stormiest stormy stout stoutest stove stow stowaway straddle straggle
  straighten straightest strait straitjacket strand strangle strangulation strap strapped strapping strata stratagem
  stratified stratify stratosphere stratum strawberry streak streamline streetcar strenuous stressful strew strewn
  stricken strictest stridden stride strife stringier stringiest stringy stripe stripper striven strode stroll
  stronghold strove structuralist strum strummed strumming strung strut strutted strutting stub stubbed stubbier
  stubbiest stubbing stubble stubborn stubbornest stubby stud studded studding studentship studious stuffier stuffiest
  stuffy stump stung stunk stupefied stupefy stupendous stupidest stupor sturdier sturdiest sturdy stutter stylish
  stylistic stylus suave suavest sub subbed subbing subcommittee subconscious subdivide subdivision subdue subgroup
  subjugate subjunctive sublet subletting sublime sublimest submarine submerge submersion submissive subnormal
  subordinate subprogram subscript subsection subservient subside subsidy subsist subsistence substandard substantiate
  subsystem subterfuge subterranean subtlest subtract subtraction suburb suburban subversive subvert succinct
  succinctest succor succour succulent succumb suck suckle suction suds suede suffocate suffocation suffrage sugarier
  sugariest sugary suggestive suitcase suitor sulfur sulk sulkier sulkiest sulky sullen sullenest sulphur sultan
  sultrier sultriest sultry summarily summit summon sumptuous sunbathe sunburn sundae sundial sundown sunflower
  sunglasses sunken sunlit sunned sunnier sunniest sunning sunscreen sunset suntan suntanned suntanning sunup sup
  superbest supercomputer superhuman superimpose superintendent superlative superscript supersede supersonic superstar
  superstition superstitious superstructure supervisory supper supplant supple supplest supportive supposition
  supremacy surcharge surest surf surfboard surge surgeon surgical surlier surliest surly surmise surmount surpass
  surplussed surplussing surreal surrender surreptitious surveillance surveyor survivor suspense sustainable sustenance
  swab swabbed swabbing swagger swampier swampiest swampy swan swarm swarthier swarthiest swarthy swat swathe swatted
  swatting sway sweaty sweepstake sweeten sweetest sweetheart swell swellest swerve swift swiftest swig swigged
  swigging swill swindle swine swipe swirl swish swishest switchable switchboard swivel swivelled swivelling swollen
  swoon swoop swordfish swung syllable syllabus symbolise symbolism symbolize symmetrical sympathetically symphonic
  symptomatic synagogue synapse synchronisation synchronise synchronization synchronize synchronous synopses synopsis
  syntheses synthesise synthesize synthetic syphilis syringe syrup systematically tabbed tabbing tabby tabernacle
  tablecloth tablespoon tablespoonful tablet tabloid taboo tabulate tabulation tacit taciturn tackier tackiest tacky
  taco tact tactful tadpole tagged tagging tailgate taillight tailspin taint takeoff takeover talc talisman talkative
  tallest tallied tallow tally talon tambourine tamest tamper tan tandem tang tangential tangerine tangible tangle
  tango tankard tanned tanner tannest tanning tantalise tantalize tantamount tantrum tapestry tapped tapping tar
  tarantula tardier tardiest tardiness tardy tariff tarnish tarpaulin tarred tarried tarrier tarriest tarring tarry
  tart tartan tartar tartest tassel tasselled tasselling tasteful tastier tastiest tasty tattle tattoo tatty taunt taut
  tautest tautology tavern tawdrier tawdriest tawdry tawnier tawniest tawny taxable taxicab teacup teak teammate
  teamster teamwork teardrop tearful tease teaspoon teat technicality technician tedium tee teem teen teeter teethe
  teetotal teetotaller telecommunications telegram telegraph telepathic telepathy teletype televise telltale
  temperament temperamental temperance temperate tempest tempestuous template tempo temporal tenable tenacious tenacity
  tenancy tenant tenderest tenderise tenderize tendon tendril tenement tenet tenor tensest tensors tent tentacle
  tenuous tenure tepee tepid termini terminus termite terrace terrain terrestrial terrier terrific territorial
  terrorise terrorize tersest testable testament testicle testified testify testimonial testimony testis tetanus tether
  textile texture thankless thatch thaw theatrical theist thence theologian theoretic theorise theorist theorize
  therapeutic therapist thereon thereupon thermal thermodynamics thermometer thermostat thesauri thesaurus theta
  thicken thickest thicket thigh thimble thinned thinner thinnest thinning thirstier thirstiest thirsty thirteen
  thirteenth thirtieth thistle thong thorn thornier thorniest thorny thoroughbred thoroughest thoughtful thoughtless
  thousandth thrash threadbare thresh thrice thrift thriftier thriftiest thrifty thrill thrive throb throbbed throbbing
  throne throng throttle throwaway throwback thud thudded thudding thug thumbtack thump thunder thunderbolt thunderous
  thunderstorm thunderstruck thwart thyme thyroid tiara tickle ticklish tidal tidbit tide tidier tidiest tier tiff
  tighten tightest tightrope tightwad tilde tilt timber timekeeper timeless timelier timeliest timezone timid timidest
  timidity tinder ting tinge tingle tinier tiniest tinker tinkle tinned tinnier tinniest tinning tinny tinsel tinselled
  tinselling tint tipped tipping tipsier tipsiest tipsy tiptoe tirade tiredest tireless tissue tit titbit titillate
  titter toadstool toboggan toddle toenail toffee toga toil tolerable tolerably tomahawk tomb tomboy tombstone tomcat
  tonal tong tonic tonnage tonne tonsil tonsillitis toolkit toot toothache toothbrush toothpaste toothpick topaz
  topography topology topped topping topple torch torment tormentor tornado torpedo torque torrent torrential torrid
  torso tortilla tortoise tortuous tot totalitarian totalitarianism totality totalled totalling tote totem totted
  totter totting toucan touchdown touchier touchiest touchy toughen toughest toupee tournament tourniquet tousle tout
  tow towel towelled towelling townspeople toxic toxin tract traction tractor trademark traditionalist trafficked
  trafficking tragically trainee trait traitor traitorous tramp trample trampoline trance tranquil tranquilest
  tranquility tranquilize tranquillise tranquillity transact transatlantic transcend transcontinental transcribe
  transcription transferable transfusion transgress transgression transistor transitional transitive transitory
  transliteration translucent transparency transpire transplant transportable transportation transpose transverse
  trapdoor trapeze trapezoid trapper trashier trashiest trashy trauma traumatic traumatise traumatize traveller
  traverse travestied travesty trawl treacherous treachery treacle treadmill treason treasury treatise treble trekked
  trekking trellis tremble tremor trench trendier trendiest trepidation trespass trestle trialled trialling triangular
  tribal tribulation tribunal tributary tribute trickery trickier trickiest trickle trickster tricycle trigonometry
  trill trillion trim trimester trimmed trimmer trimmest trimming trinket trio tripe triplet triplicate tripod tripped
  tripping trite tritest triumphant triviality trod trodden troll trombone trophy tropical trot trotted trotting
  troublemaker troublesome trough trounce troupe trout trowel trowelled trowelling truancy truant truce trudge truest
  truffle truism trump truncation trustee trustful trustier trustiest trustworthier trustworthiest trustworthy truthful
  tryout tsar tub tuba tuberculosis tubular tuck tuft tug tugged tugging tuition tulip tumble tummy tumor tumour tumult
  tumultuous tuna tundra tuneful tunic tunnelled tunnelling turban turbine turbulence turbulent tureen turf turgid
  turkey turmoil turnaround turnip turnout turnover turnpike turnstile turpentine turquoise turret turtle turtleneck
  tusk tussle tuxedo twang tweak twee tweet tweezers twelfth twiddle twig twigged twigging twilight twine twinge
  twinkle twinned twinning twirl twitch twitter tycoon typeface typescript typesetter typhoid typhoon typhus typified
  typify typist typographic typographical tyrannical tyrannise tyrannize tyranny tyrant ubiquitous udder uglier ugliest
  ugliness ulcer ulterior ultimatum ultra ultrasonic ultraviolet umpire umpteen unacceptably unaccepted unaccountable
  unaccountably unadulterated unaltered unanimity unanimous unanswerable unanswered unarmed unassigned unassuming
  unattached unattainable unattractive unbearably unbeatable unbecoming unbeliever unblock unborn unbreakable unbroken
  unburden uncannier uncanniest uncanny unceasing unchallenged uncharitable unchristian unclean uncleanest
  uncomfortably uncommonest uncompromising unconcerned unconditional unconfirmed unconstitutional uncontrollable
  uncontrolled uncontroversial unconventional unconvinced uncountable uncouth uncover uncultured uncut undamaged
  undaunted undecidable undecided undemocratic undeniable undeniably underbrush undercover undercurrent undercut
  undercutting underdog underflow underfoot undergarment undergrowth underhanded undermine undernourished underpants
  underpass underprivileged underrate underscore undershirt underside understandably understate understatement
  understudied understudy undertone undertow underwater underwear underweight underworld underwrite underwritten
  underwrote undeserved undetected undeveloped undisturbed undoubted undress undue undying unearth uneasier uneasiest
  uneasily uneasiness uneconomic uneconomical uneducated unemployable unenlightened unequal unequalled unequivocal
  unerring unethical uneven uneventful unfailing unfairest unfaithful unfasten unfavorable unfavourable unfeasible
  unfeeling unfilled unfit unfitted unfitting unfold unforeseen unforgettable unforgivable unfriendlier unfriendliest
  unfunny unfurl ungainlier ungainliest ungainly ungodlier ungodliest ungodly ungrammatical ungrateful unhappier
  unhappiest unhappily unhappiness unhealthier unhealthiest unheard unhook unicorn unicycle unidentified unification
  uniformity unilateral unimaginative unimpressed uninformative uninformed uninhibited uninitiated uninspired
  uninspiring unintelligent unintelligible unintended unintentional uninterested unionise unionize uniquest unison
  unjust unjustifiable unkempt unkind unkindest unkindlier unkindliest unlabeled unlabelled unlawful unleash unlikelier
  unlikeliest unluckier unluckiest unman unmanned unmanning unmarked unmarried unmask unmistakable unmistakably
  unmitigated unmodified unmoved unnamed unnerve unnoticed unoccupied unoriginal unorthodox unpack unpaid unparalleled
  unpick unpopularity unprecedented unprepared unprincipled unprintable unprivileged unprotected unproven unprovoked
  unpublished unqualified unquestionable unquestionably unravel unravelled unravelling unreal unreasonably unrecognised
  unrecognized unrelenting unreliability unremarkable unrepeatable unrepresentative unreservedly unresolved unrest
  unrestricted unrivaled unrivalled unruffled unrulier unruliest unruly unsafest unsaid unsanitary unsatisfied unsavory
  unsavoury unsay unscathed unscheduled unscientific unscrew unscrupulous unseasonable unseat unseemlier unseemliest
  unseemly unsettle unsightlier unsightliest unsightly unsigned unskilled unsolved unsophisticated unsoundest
  unspeakable unstructured unstuck unsubstantiated unsuited unsung unsupportable untangle untenable unthinkable
  untidier untidiest untie untiring untold untouched untrained untruest untrustworthy untying unveil unwarranted unwary
  unwashed unwell unwieldier unwieldiest unwieldy unwind unwisest unwittingly unworthy unwound unwrap unwrapped
  unwrapping unwritten upbeat upend upheaval upheld uphill uphold upholster upholstery upkeep uplift upload upped
  uppermost upping uprising uproar uproot upshot upstanding upstart upstream uptake uptight uptown upturn uranium
  urbane urbanest urchin urinate urine urn usher usurp utensil uteri uterus utilisation utilise utilitarian
  utilitarianism utilization utilize utmost utterance vacant vacate vaccinate vaccination vaccine vacillate vacuous
  vagabond vagary vagina vaginae vaginal vagrant vaguest vainest valentine valet valiant validate validation valise
  valor valour valueless vampire vandal vandalise vandalize vane vanguard vanilla vanity vanned vanning vanquish vapor
  vaporise vaporize vapour varnish varsity vase vastest vatted vatting vault veal veer vegetarianism vegetation
  vehement veil velour velvet velvety veneer venerable venerate veneration vengeance vengeful venison venom venomous
  vent ventilate ventilation ventilator ventricle ventriloquist veracity veranda verbiage verbosity verge verier
  veriest veritable vermin vernacular versatility vertebra vertebrae vertebrate vertices vertigo verve vest vestibule
  vestige vestment veteran veterinarian veterinary veto vetted vetting vex vexation viability viaduct vial vibrant
  vibrate vibration vicarious victimise victimize victor victorious videotape vie vigil vigilance vigilant vigilante
  vigor vigorous vigour vilest vilified vilify villa villain villainous villainy vindicate vindictive vine vinegar
  vineyard viola violet viper viral virginity virile virility virtuoso virtuous virulent visa vise visibility visibly
  visionary visitation visor vista visualise visualize vitality vitamin vitriolic vivacious vivacity vivid vividest
  vivisection vocalist vocation vocational vociferous vodka vogue volatile volcanic volcano volition volley volleyball
  volt voluminous voluptuous voodoo voracious vortex vow voyage vulgar vulgarest vulgarity vulnerability vulture vying
  wad wadded wadding waddle wafer waft wag wagged wagging wagon waif wail waist waistline waitress waive waken walkout
  wallop wallow wallpaper walnut walrus waltz wan wane wanna wanner wannest wanton warble warden wardrobe warfare
  warhead warier wariest warlike warmest warmth warpath warrantied warred warren warring warrior wart washable
  washcloth washout washroom wasp wastage wastebasket wasteland watchdog watchful watchman watchmen watchword
  watercolor watercolour waterfall waterfront waterier wateriest waterlogged watermark watermelon waterproof watershed
  watertight waterway waterworks watery watt waveform wavelength wavier waviest wavy wax waxier waxiest waxy waylaid
  waylay wayside wayward weaken weakest weakling wealthier wealthiest wean weaponry wearied wearier weariest wearily
  weariness wearisome weaselled weaselling weave web webbed webbing wedder wedge wedlock weedier weediest weedy weep
  weer weest weightier weightiest weighty weirdest weirdo weld wellington welt wept werewolf werewolves westerly
  westward wetter wettest whack wharf wharves wheat wheedle wheelbarrow wheelchair wheeze whereabouts wherein
  wherewithal whet whetted whetting whew whiff whimper whimsical whine whinnied whinny whip whipped whipping whir whirl
  whirlpool whirlwind whirr whisk whisper whiten whitest whitewash whittle whiz whizz whoa wholehearted wholesale
  wholesome whopper whore wick wickedest wicket widen widow wield wig wigged wigging wiggle wigwam wildcat wildcatted
  wildcatting wildest wildfire wildlife wilful wilier wiliest willful willow willpower wilt wily wince winch windfall
  windier windiest windmill windowpane windpipe windscreen windshield windy wink winsome winsomest wintertime wintrier
  wintriest wintry wirier wiriest wiry wisecrack wishbone wishful wisp wispier wispiest wispy wist wistful witchcraft
  withheld withhold withstand withstood witless witticism wittier wittiest witting wiz wizened wobble wobblier
  wobbliest wobbly woe wok wolves womanhood womankind womb wonderland woo woodchuck woodenest woodier woodiest woodland
  woodpecker woodsman woodsmen woodwind woodwork woody woof wool woolen woollen woollier woolliest wordier wordiest
  wordy workbench workbook workforce workman workmanship workmen workout workplace worldlier worldliest wormhole
  worrisome worsen worshipped worshipper worshipping worthier worthiest wot wove woven wrangle wreak wreath wreathe
  wreckage wrench wrest wrestle wretch wretchedest wriggle wright wring wrinkle wristwatch writ writable writhe
  wrongdoer wrongdoing wrongest wrought wrung wry wryest xenophobia xylophone yacht yak yakked yakking yam yank yap
  yapped yapping yardstick yarn yearling yearn yeast yell yellowest yelp yen yessed yessing yew yodel yodelled
  yodelling yoga yogurt yoke yokel yolk yonder youngster youthful yowl yuck zanier zaniest zany zeal zealous zebra
  zenith zest zeta zigzag zigzagged zigzagging zillion zinc zincked zincking zip zipped zipper zipping zodiac zombie
  zoo zoological zoologist zoology zucchini
  """
