import { allMatches } from '../../text/all-matches.ts';

/** A piece of a brief: a word in its base form, a number, a colour or a mark. */
export interface Token {
  readonly kind: 'word' | 'number' | 'color' | 'mark';
  /** Lower case; words singular and in one spelling (`colours` is `color`). */
  readonly text: string;
  /** Position in the brief, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** A hyphen joins it to the token before: `shadow-free`. */
  readonly joined: boolean;
}

/** Splits a text into tokens in one pass; contractions are expanded (`don't` is `do not`). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  // Positions refer to the original text, so its length must not change.
  const plain = text.replace(/[’‘`´]/g, "'").toLowerCase();
  const source = plain.length === text.length ? plain : text;
  for (const { 0: piece, index: start } of allMatches(PIECE, source)) {
    const end = start + piece.length;
    const joined = source[start - 1] === '-' && /[\p{L}\d]/u.test(source[start - 2] ?? '');
    const place = { start, end, joined };
    if (LETTER.test(piece))
      for (const word of wordsOf(piece)) tokens.push({ kind: 'word', text: word, ...place });
    else if (piece.startsWith('#')) tokens.push({ kind: 'color', text: piece, ...place });
    else if (isRatio(piece)) tokens.push({ kind: 'word', text: RATIO, ...place });
    else if (/^-?[\d.]/.test(piece) && /\d/.test(piece))
      tokens.push({ kind: 'number', text: piece, ...place });
    else if (piece !== '\n' || endsLine(source, start)) tokens.push({ kind: 'mark', text: piece, ...place });
  }
  return tokens;
}

const LETTER = /^\p{L}/u;

/** A line break ends a sentence in lists and between paragraphs, but not in wrapped lines. */
function endsLine(text: string, at: number): boolean {
  const before = text.lastIndexOf('\n', at - 1);
  const next = text.slice(at + 1, at + 4).trimStart();
  return at - before < WRAPPED_LINE || text[at + 1] === '\n' || /^[-*•]/.test(next);
}

/** Characters; shorter lines are not wrapped. */
const WRAPPED_LINE = 56;

/** The second half of a ratio, with the mark or word before it. */
function isRatio(piece: string): boolean {
  return /[:∶]\s*1$|to[\s-]+1$/.test(piece);
}

/** The unit of a contrast ratio: `7:1` is the number 7 with this unit. */
const RATIO = ':1';

/**
 * The `:1` or `to 1` of a ratio, a colour, a number (with a sign when one stands apart), a word with apostrophes, or a
 * mark that matters. `From 3 to 1` is a change and `0.5 to 1 s` a range: neither is a ratio.
 */
const PIECE =
  /(?<=\d)(?:\s*[:∶]\s*|(?:\s+|-)to(?:\s+|-)(?<!from\s+[\d.]+\s+to\s+))1(?!\.?\d|\p{L}|\s*(?:%|(?:px|pixels?|pt|r?em|m?s|sec|seconds?)(?!\p{L})))|#[0-9a-f]{3,8}(?![\p{L}\d])|(?<![\p{L}\d.-])-?(?:\d+(?:\.\d+)?|\.\d+)|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*\d*|[.,;:!?()=%\n—–]|(?<=\s)[-+](?=\s)/gu;

function wordsOf(piece: string): string[] {
  if (!piece.includes("'")) return [baseForm(piece)];
  const [word = '', ...tails] = piece.split("'");
  if (tails.at(-1) === 't') return [...(NEGATED_VERBS[word] ?? [word.replace(/n$/, '')]), 'not'];
  return [baseForm(word)];
}

/** Verbs whose stem is not the contraction without n't. */
const NEGATED_VERBS: Readonly<Record<string, readonly string[]>> = {
  can: ['can'],
  won: ['will'],
  shan: ['shall'],
  ain: ['be'],
};

/** Singular and American spelling, for the words of briefs. */
function baseForm(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  const american = inAmerican(word);
  if (american.length < 4 || !american.endsWith('s') || /[sui]s$/.test(american)) return american;
  if (american.endsWith('ies')) return `${american.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(american)) return american.slice(0, -2);
  return american.slice(0, -1);
}

/** Without patterns: they take most of the time in which the tables of phrases are read. */
function inAmerican(word: string): string {
  if (word.startsWith('grey')) return `gray${word.slice(4)}`;
  if (word.startsWith('centre')) return `center${word.slice(6)}`;
  return word.includes('colour') ? word.replace('colour', 'color') : word;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  cannot: 'can not',
  dont: 'do not',
  doesnt: 'do not',
  isnt: 'is not',
  its: 'its',
  sans: 'sans',
  does: 'does',
  was: 'was',
  has: 'has',
  this: 'this',
  us: 'us',
  always: 'always',
  ones: 'ones',
  docs: 'docs',
  os: 'os',
  animations: 'animation',
  indices: 'index',
  lens: 'lens',
  radiuses: 'radius',
  ctas: 'cta',
  h1s: 'h1',
  h2s: 'h2',
  movies: 'movie',
  dies: 'die',
  tones: 'tones',
  perhaps: 'perhaps',
  less: 'less',
  plus: 'plus',
};
