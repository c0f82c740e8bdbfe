import type { Synonym } from './synonym.ts';

/** Decades, years, designers, foundries and publications. */
export const ERAS: readonly Synonym[] = [
  {
    heads: ['50s', 'fifties', '1950', 'nineteen fifties', 'postwar', 'post war'],
    also: ['1950s', '1956', '1957'],
  },
  { heads: ['60s', 'sixties', '1960', 'swinging sixties'], also: ['1960s', '1966', '1960'] },
  { heads: ['70s', 'seventies', '1970', 'nineteen seventies'], also: ['1970s', '1972', '1973', '1971'] },
  { heads: ['80s', 'eighties', '1980', 'nineteen eighties'], also: ['1980s', '1982', '1984', '1981'] },
  {
    heads: [
      '90s',
      'nineties',
      '1990',
      'nineteen nineties',
      'nineties web',
      '90s web',
      '1990s web',
      '90s internet',
    ],
    also: ['1990s', '1996', '1995', '1997', 'netscape', 'windows 95', 'hypertext', 'portal'],
  },
  { heads: ['00s', 'noughties', '2000', 'early 2000s', 'aughts'], also: ['2000s', '2003', '2005'] },
  { heads: ['10s', '2010', 'twenty tens'], also: ['2010s', '2013', '2014'] },
  { heads: ['20s', 'twenties', '2020', 'contemporary', 'current'], also: ['2020s', '2023', '2024'] },
  {
    heads: ['19th century', 'nineteenth century', 'victorian', '1800s'],
    also: ['19th century', '1890s', '1894', '1898', '1893'],
  },
  {
    heads: ['18th century', 'eighteenth century', 'enlightenment', '1700s'],
    also: ['18th century', 'encyclopédie', '1751'],
    source: 'D. Diderot and J. le Rond d’Alembert, Encyclopédie, Paris, 1751-1772',
  },
  {
    heads: ['interwar', 'twenties and thirties', '1930', '30s', 'thirties', '1920s'],
    also: ['1930s', '1936', '1927', 'art deco'],
  },
  { heads: ['turn of the century', 'belle epoque', 'edwardian'], also: ['1909', '1905', '1898'] },
  {
    heads: ['windows 95', 'win95', 'windows 98', 'win 95', 'classic windows'],
    also: ['windows 95', 'desktop metaphor', 'netscape', 'title bar'],
  },
  {
    heads: ['xerox', 'xerox parc', 'xerox star', 'alan kay', 'dynabook'],
    also: ['xerox', 'desktop metaphor', 'alan kay'],
  },
  {
    heads: ['classic mac', 'macintosh', 'mac os', 'system 7', 'hypercard'],
    also: ['susan kare', 'mac os x', '1984'],
  },
  {
    heads: ['netscape', 'internet explorer', 'dial up', 'dotcom', 'dot com', 'dotcom boom'],
    also: ['netscape', '1996', 'late 1990s'],
  },
  {
    heads: ['web 2.0', 'web2', 'web 2', 'social web', 'user generated content'],
    also: ['web 2.0', 'user-generated content', '2000s', 'social networks'],
    source: 'T. O’Reilly, What Is Web 2.0, oreilly.com, 30 September 2005',
  },
  {
    heads: ['ios 7', 'ios', 'ios style', 'iphone', 'iphone style', 'jony ive'],
    also: ['ios 7', 'iphones', 'grouped table views'],
  },
  {
    heads: ['responsive web design', 'responsive design', 'responsive', 'mobile first'],
    also: ['responsive web design', 'ethan marcotte', 'mobile web'],
    source: 'E. Marcotte, Responsive Web Design, A List Apart 306, 25 May 2010',
  },
  {
    heads: ['atomic age', 'space age', 'space race', 'nasa', 'mission control', 'space', 'googie'],
    also: ['space-race', 'control rooms', 'mission control'],
  },
  { heads: ['industrial age', 'industrial revolution', 'machine age'], also: ['industrial'] },
  { heads: ['agile', 'scrum', 'toyota', 'lean'], also: ['agile software', 'kanban', 'toyota'] },
  {
    heads: ['desktop publishing', 'dtp', 'postscript'],
    also: ['desktop publishing', 'postscript', 'laserwriter'],
  },
  {
    heads: ['dieter rams', 'rams', 'braun', 'vitsoe', 'ulm school'],
    also: ['dieter rams', 'braun'],
    source: 'K. Ueki-Polet and K. Klemp, Less and More: The Design Ethos of Dieter Rams, Gestalten, 2009',
  },
  {
    heads: ['paul rand', 'rand', 'eliot noyes', 'corporate modernism'],
    also: ['paul rand', 'eliot noyes'],
    source: 'S. Heller, Paul Rand, Phaidon, 1999',
  },
  {
    heads: ['müller brockmann', 'mueller brockmann', 'josef müller brockmann', 'brockmann'],
    also: ['müller-brockmann', 'swiss grid', 'international typographic style'],
    source: 'J. Müller-Brockmann, Grid Systems in Graphic Design, Niggli, 1981',
  },
  {
    heads: ['massimo vignelli', 'vignelli', 'unimark'],
    also: ['international typographic style', 'helvetica', 'grid'],
    source: 'M. Vignelli, The Vignelli Canon, Lars Müller, 2010',
  },
  { heads: ['otl aicher', 'aicher', 'munich 1972'], also: ['bavarian', 'munich', 'rotis'] },
  {
    heads: ['erik spiekermann', 'spiekermann', 'edenspiekermann', 'metadesign'],
    also: ['erik spiekermann', 'db type'],
  },
  {
    heads: ['kris sowersby', 'klim', 'klim type foundry', 'sohne', 'tiempos', 'financier'],
    also: ['kris sowersby', 'klim', 'klim tiempos', 'söhne', 'sowersby'],
  },
  {
    heads: ['grilli type', 'gt walsheim', 'gt america', 'gt pressura'],
    also: ['grilli type', 'gt walsheim', 'gt pressura'],
  },
  { heads: ['dinamo', 'abc diatype', 'abc dinamo', 'diatype'], also: ['abc diatype', 'dinamo'] },
  { heads: ['displaay', 'roobert', 'saans'], also: ['displaay', 'roobert', 'saans'] },
  { heads: ['lineto', 'circular', 'unica'], also: ['lineto', 'circular', 'unica'] },
  { heads: ['dalton maag', 'cereal', 'optimistic'], also: ['dalton maag'] },
  {
    heads: ['commercial type', 'styrene', 'christian schwartz'],
    also: ['commercial type', 'styrene', 'christian schwartz'],
  },
  {
    heads: ['rasmus andersson', 'inter', 'inter font', 'inter typeface'],
    also: ['rasmus andersson', 'inter'],
  },
  { heads: ['ibm plex', 'plex', 'mike abbink', 'bold monday'], also: ['ibm plex', 'plex', 'mike abbink'] },
  {
    heads: ['geist', 'geist font', 'basement studio', 'basement'],
    also: ['geist', 'basement studio', 'basement.studio'],
  },
  {
    heads: ['helvetica', 'neue haas grotesk', 'max miedinger', 'akzidenz grotesk', 'akzidenz'],
    also: ['neue haas grotesk', 'helvetica', 'akzidenz-grotesk', 'max miedinger'],
    source: 'L. Müller, Helvetica: Homage to a Typeface, Lars Müller, 2002',
  },
  {
    heads: ['futura', 'paul renner', 'renner'],
    also: ['futura', 'paul renner', 'geometric sans'],
    source: 'C. Burke, Paul Renner: The Art of Typography, Hyphen Press, 1998',
  },
  {
    heads: ['gill sans', 'eric gill', 'johnston', 'london underground'],
    also: ['british modernism', 'public information'],
  },
  { heads: ['roboto', 'christian robertson'], also: ['roboto', 'christian robertson'] },
  { heads: ['adrian frutiger', 'frutiger', 'univers'], also: ['univers', 'frutiger'] },
  { heads: ['susan kare', 'kare', 'macpaint'], also: ['susan kare', 'bitmap icons'] },
  { heads: ['pentagram', 'michael bierut', 'bierut', 'paula scher'], also: ['pentagram', 'michael bierut'] },
  {
    heads: ['wieden kennedy', 'wieden', 'ad agency', 'advertising', 'campaign'],
    also: ['wieden+kennedy', 'advertising', 'agency', 'campaign'],
  },
  { heads: ['neville brody', 'brody', 'the face'], also: ['neville brody'] },
  {
    heads: [
      'jkr',
      'jones knowles ritchie',
      'moving brands',
      'lippincott',
      'interbrand',
      'designstudio',
      'rebrand',
    ],
    also: ['rebrand', 'jkr', 'moving brands', 'lippincott', 'interbrand', 'designstudio'],
  },
  {
    heads: ['kinneir', 'calvert', 'margaret calvert', 'transport typeface', 'british road signs'],
    also: ['kinneir calvert', 'road signs'],
    source: 'M. Kinneir and M. Calvert, collection of the Design Museum, London',
  },
  { heads: ['shepard fairey', 'fairey', 'street art'], also: ['shepard fairey'] },
  {
    heads: ['yves klein', 'klein blue', 'international klein blue', 'ikb'],
    also: ['klein blue', 'yves klein', 'undiluted blue'],
    source: 'Yves Klein, International Klein Blue, 1960; collection of the Centre Pompidou, Paris',
  },
  {
    heads: ['albert munsell', 'munsell', 'color theory'],
    also: ['munsell'],
    source: 'A. H. Munsell, A Color Notation, Boston, 1905',
  },
  { heads: ['robin williams design book', 'crap principles'], also: ['robin williams'] },
  { heads: ['the new yorker', 'new yorker', 'new yorker cartoons'], also: ['new yorker', 'ink cartoons'] },
  {
    heads: ['literary magazine', 'paris review', 'quarterly', 'literary review'],
    also: ['literary quarterlies', 'quarterly', 'literary'],
  },
  {
    heads: ['encyclopedia', 'encyclopaedia', 'encyclopedie', 'diderot', 'reference work'],
    also: ['encyclopédie', 'encyclopedia', 'diderot', 'reference'],
  },
  {
    heads: ['bloomberg', 'bloomberg terminal', 'trading terminal', 'trading floor'],
    also: ['bloomberg terminal', 'dealing-room', 'trader', 'candlestick', 'floor broker'],
  },
  {
    heads: ['gandini', 'bertone', 'countach', 'wedge', 'wedge design', 'italian wedge'],
    also: ['gandini', 'italian wedge', 'bertone'],
  },
  { heads: ['pininfarina', 'maranello', 'enzo ferrari'], also: ['pininfarina', 'maranello'] },
  {
    heads: ['motorsport', 'racing', 'racing livery', 'formula 1', 'f1', 'rally', 'race'],
    also: ['motorsport', 'racing', 'livery', 'touring-car'],
  },
  { heads: ['bootstrap era', 'twitter bootstrap', 'bootstrap'], also: ['bootstrap', 'twitter blueprint'] },
  {
    heads: ['tailwind', 'tailwind css', 'utility first', 'utility css'],
    also: ['tailwind', 'utility classes'],
  },
  { heads: ['shadcn', 'radix', 'radix ui', 'radix colors'], also: ['radix colors', 'radix'] },
  {
    heads: ['linear style', 'linear look', 'linearesque', 'linear clone'],
    also: ['linear', 'dark developer tooling', 'keyboard-first'],
  },
  {
    heads: ['unix', 'linux', 'gnu', 'emacs', 'vim', 'man pages', 'manual pages'],
    also: ['unix', 'emacs', 'manual pages', 'gnu'],
  },
];
