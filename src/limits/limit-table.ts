/** Maximum number of one kind of thing that a reading takes from a page. */
export interface Limit {
  readonly max: number;
  /** What is counted, and where. */
  readonly unit: string;
  /** Why more would cost too much. */
  readonly reason: string;
  /** Largest number on the real pages of the corpus; `max` is at least two and a half times that. */
  readonly largest: number;
  /** Message of the remark on a page that exceeds the limit: what the reading leaves out. */
  readonly remark: string;
}

/** Size limits of a reading. A page that exceeds one is still read, without the rest, and a remark says so. */
export const READING_LIMITS = {
  elements: {
    max: 22_000,
    unit: 'elements of a page',
    reason: 'an element with its style and boxes takes 2 to 4 KB of memory',
    largest: 8_482,
    remark: 'The page has too many elements: the last ones were left out.',
  },
  texts: {
    max: 50_000,
    unit: 'text nodes of a page',
    reason: 'each has its own lines and boxes',
    largest: 12_666,
    remark: 'The page has too many text nodes: the last ones were left out.',
  },
  depth: {
    max: 200,
    unit: 'levels of nested elements',
    reason: 'layout goes down level by level on a small stack; Chromium stops nesting at 512',
    largest: 33,
    remark:
      'Elements are nested too deeply: elements below the limit were read as siblings of the deepest one.',
  },
  moves: {
    max: 500_000,
    unit: 'nodes that misnested markup moves to another parent',
    reason: 'one end tag can move all nodes of a page',
    largest: 0,
    remark: 'The markup is misnested too often: the rest of the page was left out.',
  },
  attributes: {
    max: 256,
    unit: 'attributes of an element',
    reason: 'every attribute selector looks at them',
    largest: 10,
    remark: 'Elements have too many attributes: the last ones were left out.',
  },
  classes: {
    max: 256,
    unit: 'classes of an element',
    reason: 'every class selector searches them',
    largest: 20,
    remark: 'Elements have too many classes: the last ones were left out.',
  },
  sheets: {
    max: 500,
    unit: 'stylesheets of a page, without imported ones',
    reason: 'each is parsed on its own',
    largest: 33,
    remark: 'The page has too many stylesheets: the last ones were left out.',
  },
  imports: {
    max: 200,
    unit: '@import rules followed on a page',
    reason: 'stylesheets can import each other and themselves',
    largest: 31,
    remark: 'The stylesheets have too many @import rules: some were left out.',
  },
  importsOfSheet: {
    max: 64,
    unit: '@import rules fetched for one stylesheet',
    reason: 'each costs a request, and a page gets 40',
    largest: 19,
    remark: 'A stylesheet has too many @import rules: the last ones were left out.',
  },
  rules: {
    max: 50_000,
    unit: 'rules of all stylesheets, at-rules included',
    reason: 'a rule takes about 300 bytes of memory',
    largest: 6_957,
    remark: 'The stylesheets have too many rules: the last ones were left out.',
  },
  selectors: {
    max: 20_000,
    unit: 'selectors of style rules that may match',
    reason: 'a selector takes about 600 bytes of memory',
    largest: 1_526,
    remark: 'The stylesheets have too many selectors: the last ones were left out.',
  },
  selectorsOfRule: {
    max: 4_000,
    unit: 'selectors of a rule',
    reason: 'a nested rule is matched with each of them',
    largest: 332,
    remark: 'Style rules have too many selectors: the last ones were left out.',
  },
  ruleDepth: {
    max: 48,
    unit: 'levels of nested rules; an import counts as 8',
    reason: 'rules are visited by recursion',
    largest: 5,
    remark: 'Style rules are nested too deeply: the innermost ones were left out.',
  },
  prelude: {
    max: 8_000,
    unit: 'characters of the condition or name of an at-rule',
    reason: 'each condition is evaluated for both colour schemes',
    largest: 400,
    remark: 'Conditions or names of at-rules are too long: these rules were left out.',
  },
  layers: {
    max: 2_000,
    unit: 'cascade layers of a page',
    reason: 'layers are sorted by their full names',
    largest: 9,
    remark: 'The stylesheets have too many cascade layers: the last ones share one position.',
  },
  declarations: {
    max: 4_000,
    unit: 'declarations of a rule or a style attribute',
    reason: 'they are sorted for every element that the rule matches',
    largest: 414,
    remark: 'Style rules have too many declarations: the last ones were left out.',
  },
  customProperty: {
    max: 65_536,
    unit: 'characters of a custom property after substitution',
    reason: 'references can double a value at every step',
    largest: 518,
    remark: 'Some custom properties are too long: they were treated as invalid.',
  },
  valueParts: {
    max: 8_000,
    unit: 'component values of a declaration',
    reason: 'they are parsed and computed for every style that has them',
    largest: 2_116,
    remark: 'Property values are too long: these declarations were left out.',
  },
  valueDepth: {
    max: 64,
    unit: 'levels of nested functions and brackets in a value',
    reason: 'values are parsed and computed by recursion',
    largest: 5,
    remark: 'Property values are nested too deeply: these declarations were left out.',
  },
  listItems: {
    max: 1_280,
    unit: 'items of a list: shadows, backgrounds, transitions, animations, font families',
    reason: 'they are computed for every style that has them',
    largest: 401,
    remark: 'Property values have too many list items: the last ones were left out.',
  },
  colorStops: {
    max: 128,
    unit: 'arguments of a gradient',
    reason: 'colour stops are compared with each other',
    largest: 10,
    remark: 'Gradients have too many colour stops: these declarations were left out.',
  },
  mathTerms: {
    max: 512,
    unit: 'component values inside a math function',
    reason: 'they are computed for every style that has them',
    largest: 15,
    remark: 'Calculations have too many terms: these declarations were left out.',
  },
  generatedText: {
    max: 2_000,
    unit: 'characters that a ::before or ::after generates',
    reason: 'a few bytes of `content` generate text on every element',
    largest: 104,
    remark: 'Generated content is too long: the end was left out.',
  },
  generatedTexts: {
    max: 100_000,
    unit: 'characters that all ::before and ::after of a page generate',
    reason: 'layout measures every character',
    largest: 723,
    remark: 'The page generates too much text: later ::before and ::after are empty.',
  },
  keyframes: {
    max: 1_000,
    unit: '@keyframes rules of a page',
    reason: 'each keeps its text as evidence',
    largest: 56,
    remark: 'The stylesheets have too many @keyframes rules: the last ones were left out.',
  },
  fontFaces: {
    max: 1_000,
    unit: '@font-face rules of a page',
    reason: 'every font family is searched among them',
    largest: 10,
    remark: 'The stylesheets have too many @font-face rules: the last ones were left out.',
  },
  registeredProperties: {
    max: 1_000,
    unit: '@property rules of a page',
    reason: 'every custom property is checked against its registration',
    largest: 2,
    remark: 'The stylesheets have too many @property rules: the last ones were left out.',
  },
  words: {
    max: 300_000,
    unit: 'words of a page',
    reason: 'a word in a line takes up to 200 bytes of memory; a long novel has as many words',
    largest: 13052,
    remark: 'The page has too many words: the last ones were left out of the layout.',
  },
  prose: {
    max: 400_000,
    unit: 'characters of text that the voice is read from',
    reason: 'they are split into sentences and words, which are compared with each other',
    largest: 70_770,
    remark: 'The page has too much text: its voice is that of the first 400,000 characters.',
  },
} as const satisfies Readonly<Record<string, Limit>>;
