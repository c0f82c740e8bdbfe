/**
 * Words that name tags, trades or countries and that also stand in sentences about anything else, in the forms of
 * `wordsOf`: those of the sentences without a word on design that the axis reader is trained on, and some of their kind.
 * They do not make a query one about design.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `accountant accurate actor agency agent airport alert analytic animal animation apartment app apple
  applicant archive army art artist assistant auto autumn baby badge bakery band bank banner bar basketball
  bear bedroom beer beginner berlin bicycle bike biology bird birthday black blind blog blue board boat bone
  booking border boxe boxing brass bread bronze brown budget bug builder building bus business cafe calendar
  camera campaign camping canva cap capital capsule car card care career carpet cat catalogue ceo challenger
  channel charcoal charity chat checkout cheese chef chemistry child children chip chocolate church cinema
  circle clay clear climate climbing clinic close clothing cloud club coach coache coaching cocktail code
  coffee cold collection comfy community component computer concert concrete confidential contractor council
  couple course cow coworking cream creature crown cruise current cycling cyclist dad database dating deep
  delivery dental dentist depth diary dinosaur director disability discount doc doctor dog donation donor
  drawing dream driver drone dry easy edge editor education egg eighty electricity elephant email energy
  engine engineer engineering enterprise event exam face factory family fan farm fashion father feed ferry
  festival fifty film filter fish flat flight floating flower food football forest form forty foundation
  founder fox freelancer friend furniture future game garage garden gas generic girl glass gold golden grain
  grand grandfather grandma grandmother granny green grey growth guest guide guy gym hair hand hard hardware
  head headphone heart hero hiring history holiday home homework horse hospital hosting hot hotel house
  housing ice illustrator informal ink insurance integration internet investor invoice iphone ivory jazz
  jean jewellery job joke kid kind kitchen knee kpi lake landlord laptop launch law leather leave legal
  lesson letter library linen list listen listing loan log login love lover machine magic mail maker manager
  map marathon marketing mars mascot meat mechanical medicine meeting member men menu merchant message metal
  mild military milk ministry ml model mom money monitoring monster mother motorcycle mountain movement
  movie moving mum municipality music nan neighbour new newsletter nice night ninety nintendo noise note now
  nurse nursery ocean octopus office oil open operation orange original owl painter painting paper parchment
  parent party password pattern payment penguin people permit personal pharmacy phone photo photograph
  photography physic picture pink plan plant player playground playlist plot plumber podcast poetry police
  portal power press price pricing print printed printer privacy procurement promo proud public publisher
  purple quick rabbit radio rain rainbow reader reading recipe record red rent report repository research
  reseller reservation restaurant review ribbon rider ring river robot rocket romance round rule running
  sale sand scale schedule school science scooter sea secret seller senior seo server shape shell ship
  shipping shoes shop show silver singer single sixty sky slate slogan slow smart smile sneaker snow soccer
  software solid song soul soup space sport spreadsheet square sso staff standard star state statement
  static station statistic steel sticker still stock store storm street stripe strong student study
  subscription suit sunrise sunset survey swim system table tablet talent tax taxi tea teacher team tech
  telescope television tender tennis textile theatre therapy thirty ticket tile time toddler tomorrow
  tourist trailer train training tram transfer transport travel trip truck trust tube tutorial tv twenty
  twilight vehicle vendor video visa volunteer waitlist wallet war wardrobe warehouse weather wedding whale
  white wind wine women wonder wood wooden workshop wow writing yacht yellow yoga young youth`.split(/\s+/),
);
