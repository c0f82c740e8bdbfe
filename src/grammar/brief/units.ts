import { CUES, FILLERS, LINKS, PREPOSITIONS, type CueKind } from './function-words.ts';
import { lazy } from '../../text/lazy.ts';
import { openersOf } from '../../text/openers.ts';
import { UNITS } from './quantities.ts';
import { SUBJECTS } from './subjects.ts';
import { SYNONYMS } from './synonyms.ts';
import { tokenize, type Token } from './tokens.ts';

/** One or more tokens with one meaning, under their name in the lexicon. */
export interface Unit {
  readonly role:
    | 'word'
    | 'subject'
    | 'number'
    | 'color'
    | 'cue'
    | 'filler'
    | 'link'
    | 'preposition'
    | 'and'
    | 'or'
    | 'comma'
    | 'colon'
    | 'end';
  readonly name: string;
  readonly cue: CueKind | null;
  /** Position in the brief, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly joined: boolean;
  /** Written as a plural; adjectives are not. */
  readonly plural: boolean;
}

/** Groups tokens into units: at each position the longest phrase with a name. */
export function readUnits(text: string): Unit[] {
  const tokens = tokenize(text);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, named } = longestPhrase(tokens, at);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (first === undefined || last === undefined) break;
    const plural = text.charAt(last.end - 1) === 's' && !last.text.endsWith('s');
    const place = { start: first.start, end: last.end, joined: first.joined, plural };
    units.push({ ...(named ?? countUnit(first, tokens[at + 1]) ?? plainUnit(first)), ...place });
    at += length;
  }
  return units;
}

interface Named {
  readonly role: Unit['role'];
  readonly name: string;
  readonly cue: CueKind | null;
}

function longestPhrase(tokens: readonly Token[], at: number): { length: number; named: Named | null } {
  const { names, longest, openers } = phraseIndex();
  let key = '';
  let best: { length: number; named: Named | null } = { length: 1, named: null };
  const most = openers.has(tokens[at]?.text ?? '') ? longest : 1;
  for (let length = 1; length <= most; length++) {
    const token = tokens[at + length - 1];
    if (token === undefined || token.kind !== 'word') break;
    key = length === 1 ? token.text : `${key} ${token.text}`;
    const named = names.get(key);
    if (named !== undefined) best = { length, named };
  }
  return best;
}

/** `2 colours` counts; `2 px` and `weight 100` measure. */
function countUnit({ kind, text }: Token, next: Token | undefined): Named | null {
  const name = kind === 'number' && next?.kind === 'word' && !UNITS.has(next.text) ? COUNTS[text] : undefined;
  return name === undefined ? null : { role: 'word', name, cue: null };
}

const COUNTS: Readonly<Record<string, string>> = { '1': 'single', '2': 'two', '3': 'three' };

function plainUnit({ kind, text }: Token): Named {
  if (kind === 'number' || kind === 'color') return { role: kind, name: text, cue: null };
  if (kind === 'mark') return { role: MARKS[text] ?? 'end', name: text, cue: null };
  return { role: 'word', name: text, cue: null };
}

const MARKS: Readonly<Record<string, Unit['role']>> = {
  ',': 'comma',
  ':': 'colon',
  '-': 'colon',
  '=': 'colon',
  '+': 'comma',
  '—': 'colon',
  '–': 'colon',
  '(': 'colon',
  ')': 'colon',
  '%': 'word',
};

/** The names of all tables, by base forms. */
const phraseIndex = lazy(indexPhrases);

interface PhraseIndex {
  readonly names: ReadonlyMap<string, Named>;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** As `openersOf` finds them. */
  readonly openers: ReadonlySet<string>;
}

function indexPhrases(): PhraseIndex {
  const names = new Map<string, Named>();
  const put = (phrase: string, role: Unit['role'], name: string, cue: CueKind | null = null) =>
    names.set(keyOf(phrase), { role, name, cue });
  for (const word of LINKS) put(word, 'link', word);
  for (const word of PREPOSITIONS) put(word, 'preposition', word);
  for (const word of FILLERS) put(word, 'filler', word);
  put('and', 'and', 'and');
  put('or', 'or', 'or');
  for (const [name, phrases] of Object.entries(SYNONYMS))
    for (const phrase of [name, ...phrases]) put(phrase, 'word', name);
  for (const [name, { names: own }] of Object.entries(SUBJECTS))
    for (const phrase of [name, ...own]) put(phrase, 'subject', name);
  for (const cue of Object.keys(CUES) as CueKind[])
    for (const phrase of CUES[cue]) put(phrase, 'cue', phrase, cue);
  const keys = [...names.keys()];
  const longest = Math.max(...keys.map((key) => key.split(' ').length));
  return { names, longest, openers: openersOf(keys) };
}

/** The base forms of the words of a phrase, joined by spaces. */
function keyOf(phrase: string): string {
  return tokenize(phrase)
    .map(({ text }) => text)
    .join(' ');
}
