/** How much of one kind of thing a reading takes from a page. */
export interface Limit {
  readonly most: number;
  /** What is counted, and where. */
  readonly unit: string;
  /** What more of it would cost. */
  readonly reason: string;
  /** What the largest of the real pages of the corpus needs; `most` is at least three times as much. */
  readonly largest: number;
  /** The sentence of the remark on a page that has more: what the reading leaves out. */
  readonly beyond: string;
}

/** The size limits of a reading. Past each of them the reading goes on with what it has, and a remark says so. */
export const READING_LIMITS = {
  elements: {
    most: 30_000,
    unit: 'elements of a page',
    reason: 'an element with its style and boxes takes 2 to 4 KB of memory',
    largest: 8_482,
    beyond: 'The page has too many elements: what follows was left out.',
  },
  texts: {
    most: 50_000,
    unit: 'text nodes of a page',
    reason: 'each becomes lines and boxes of its own',
    largest: 12_666,
    beyond: 'The page has too many separate pieces of text: what follows was left out.',
  },
  depth: {
    most: 512,
    unit: 'elements inside each other',
    reason: 'the depth at which Chromium stops nesting elements',
    largest: 33,
    beyond: 'Elements are nested too deep: those inside the deepest were read as standing beside it.',
  },
  moves: {
    most: 500_000,
    unit: 'nodes that misnested markup moves to another parent',
    reason: 'one end tag can move all nodes of a page',
    largest: 0,
    beyond: 'The markup is misnested too often: what follows was left out.',
  },
  attributes: {
    most: 256,
    unit: 'attributes of an element',
    reason: 'every attribute selector looks at them',
    largest: 10,
    beyond: 'Elements have too many attributes: the last ones were left out.',
  },
  classes: {
    most: 256,
    unit: 'classes of an element',
    reason: 'every class of a selector is looked for among them',
    largest: 20,
    beyond: 'Elements have too many classes: the last ones were left out.',
  },
  sheets: {
    most: 500,
    unit: 'style sheets of a page, without imported ones',
    reason: 'each is parsed by itself',
    largest: 33,
    beyond: 'The page has too many style sheets: the last ones were left out.',
  },
  imports: {
    most: 200,
    unit: '@import rules that are followed on a page',
    reason: 'sheets can import each other and themselves',
    largest: 31,
    beyond: 'The style sheets import too many others: some @import rules were left out.',
  },
  importsOfSheet: {
    most: 64,
    unit: '@import rules of a sheet that are fetched',
    reason: 'each costs a request, and 40 are made for a page',
    largest: 19,
    beyond: 'A style sheet imports too many others: the last @import rules were left out.',
  },
  rules: {
    most: 50_000,
    unit: 'rules of all style sheets, at-rules included',
    reason: 'a rule takes about 300 bytes of memory',
    largest: 6_957,
    beyond: 'The style sheets have too many rules: the last ones were left out.',
  },
  selectors: {
    most: 60_000,
    unit: 'selectors of all style rules',
    reason: 'a selector takes about 600 bytes of memory',
    largest: 8_017,
    beyond: 'The style sheets have too many selectors: the last ones were left out.',
  },
  selectorsOfRule: {
    most: 4_000,
    unit: 'selectors of a rule',
    reason: 'a nested rule is tried with each of them',
    largest: 332,
    beyond: 'Style rules have too many selectors: the last ones were left out.',
  },
  ruleDepth: {
    most: 48,
    unit: 'rules inside each other; an import counts for 8',
    reason: 'the rules of a sheet are walked by recursion',
    largest: 5,
    beyond: 'Style rules are nested too deep: the innermost ones were left out.',
  },
  prelude: {
    most: 8_000,
    unit: 'characters of the condition or name of an at-rule',
    reason: 'each condition is asked for both colour schemes',
    largest: 400,
    beyond: 'At-rules have too long conditions or names: these rules were left out.',
  },
  layers: {
    most: 2_000,
    unit: 'cascade layers of a page',
    reason: 'layers are sorted by the path of their names',
    largest: 9,
    beyond: 'The style sheets have too many cascade layers: the last ones have no place of their own.',
  },
  declarations: {
    most: 4_000,
    unit: 'declarations of a rule or a style attribute',
    reason: 'they are weighed for every element that the rule matches',
    largest: 414,
    beyond: 'Style rules have too many declarations: the last ones were left out.',
  },
  customProperty: {
    most: 65_536,
    unit: 'characters of a custom property, with what it refers to',
    reason: 'references can double a value at every step',
    largest: 518,
    beyond: 'Custom properties are too long: these count as invalid.',
  },
  valueParts: {
    most: 8_000,
    unit: 'component values of a declaration',
    reason: 'they are parsed and computed for every style that holds them',
    largest: 2_116,
    beyond: 'Values of properties are too long: these declarations were left out.',
  },
  valueDepth: {
    most: 64,
    unit: 'functions and brackets of a value inside each other',
    reason: 'values are parsed and computed by recursion',
    largest: 5,
    beyond: 'Values of properties are nested too deep: these declarations were left out.',
  },
  listItems: {
    most: 1_280,
    unit: 'items of a list: shadows, backgrounds, transitions, animations, font families',
    reason: 'they are computed for every style that holds them',
    largest: 401,
    beyond: 'Values of properties are lists with too many items: the last items were left out.',
  },
  colorStops: {
    most: 128,
    unit: 'arguments of a gradient',
    reason: 'colour stops are weighed against each other',
    largest: 10,
    beyond: 'Gradients have too many colour stops: these declarations were left out.',
  },
  mathTerms: {
    most: 512,
    unit: 'component values inside a math function',
    reason: 'they are computed for every style that holds them',
    largest: 15,
    beyond: 'Calculations have too many terms: these declarations were left out.',
  },
  generatedText: {
    most: 2_000,
    unit: 'characters that a ::before or ::after generates',
    reason: 'a few bytes of `content` generate as much for every element',
    largest: 104,
    beyond: 'Generated content is too long: the end of these texts was left out.',
  },
  generatedTexts: {
    most: 100_000,
    unit: 'characters that all ::before and ::after of a page generate',
    reason: 'layout measures every character',
    largest: 723,
    beyond: 'The page generates too much content: later ::before and ::after are empty.',
  },
  keyframes: {
    most: 1_000,
    unit: '@keyframes rules of a page',
    reason: 'each keeps its text as evidence',
    largest: 56,
    beyond: 'The style sheets have too many @keyframes rules: the last ones were left out.',
  },
  fontFaces: {
    most: 1_000,
    unit: '@font-face rules of a page',
    reason: 'every font family is looked for among them',
    largest: 10,
    beyond: 'The style sheets have too many @font-face rules: the last ones were left out.',
  },
  registeredProperties: {
    most: 1_000,
    unit: '@property rules of a page',
    reason: 'every custom property is checked against its registration',
    largest: 2,
    beyond: 'The style sheets have too many @property rules: the last ones were left out.',
  },
  words: {
    most: 300_000,
    unit: 'words of a page',
    reason: 'a word that is set in a line takes up to 200 bytes of memory; a long novel has as many',
    largest: 13052,
    beyond: 'The page has too many words: the last ones have no place in the layout.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof READING_LIMITS;

export const LIMIT_NAMES = Object.keys(READING_LIMITS) as readonly LimitName[]; // the keys of the table

/** How many of a kind a reading takes. */
export function most(name: LimitName): number {
  return READING_LIMITS[name].most;
}
