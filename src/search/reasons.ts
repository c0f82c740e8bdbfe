import type { LeanEntry } from '../catalog/lean-entry.ts';
import type { Statement, StatementKind, Understanding } from '../words/understanding.ts';
import { wordsOf } from '../words/word-forms.ts';
import { wordAt } from './dictionary.ts';
import { findDocument } from './find-document.ts';
import { holdsAll } from './intersect.ts';
import { axisValue, metTraits } from './met-traits.ts';
import type { TermVariants } from './plan-query.ts';
import type { SearchIndex } from './search-index.ts';

/** Why a brand was found. */
export interface Reason {
  /** `word` for words of the entry, else what the words of the query say. */
  readonly by: 'word' | StatementKind;
  /** The words of the query. */
  readonly said: string;
  /** Where a word stands, or the trait that fits: `era`, `surface.radius 0px`, `mood: restrained, raw`. */
  readonly found: string;
}

/** Reasons given for one brand, the first ones of the query. */
const MAX_REASONS = 8;

/** What of the query a brand meets: its words with their place in the entry, its traits, its relation to a brand. */
export function reasonsFor(
  index: SearchIndex,
  entry: LeanEntry,
  {
    wanted,
    understanding,
  }: { readonly wanted: readonly TermVariants[]; readonly understanding: Understanding },
): readonly Reason[] {
  const document = findDocument(index, entry.slug);
  if (document === null) return [];
  const traits = understanding.statements.flatMap((statement) => traitReason(index, document, statement));
  const words = wanted.flatMap((one) => wordReason(index, document, one, entry));
  return [...traits, ...words].slice(0, MAX_REASONS);
}

function wordReason(
  index: SearchIndex,
  document: number,
  { said, variants }: TermVariants,
  entry: LeanEntry,
): Reason[] {
  const held = variants.find(({ terms }) => holdsAll(index, terms, document));
  if (held === undefined) return [];
  const words = held.terms.map((term) => wordAt(index.terms, term));
  const texts = textsOf(entry);
  const place =
    PLACES.find((_, at) => words.every((word) => texts[at]?.includes(` ${word} `)))?.[0] ?? 'text';
  const phrase = words.join(' ');
  return [{ by: 'word', said, found: phrase === said ? place : `${place}: ${phrase}` }];
}

/** Texts of an entry that a list shows, the most telling first. */
const PLACES: readonly (readonly [string, (entry: LeanEntry) => string])[] = [
  ['name', ({ name, slug }) => `${name} ${slug}`],
  ['era', ({ era }) => era.join(' ')],
  ['mood', ({ mood }) => mood.join(' ')],
  ['signature move', ({ signature_move }) => signature_move],
  ['persona', ({ voice_persona }) => voice_persona ?? ''],
];

/** The words of each of these texts, with a space before and after each word; kept, because reading a text takes longer than a search. */
function textsOf(entry: LeanEntry): readonly string[] {
  const known = read.get(entry) ?? PLACES.map(([, textOf]) => ` ${wordsOf(textOf(entry)).join(' ')} `);
  read.set(entry, known);
  return known;
}

const read = new WeakMap<LeanEntry, readonly string[]>();

function traitReason(index: SearchIndex, document: number, statement: Statement): Reason[] {
  const { kind, span, polarity } = statement;
  const reason = (found: string): Reason[] => [{ by: kind, said: span.text, found }];
  if (statement.kind === 'brand') {
    const isItself = statement.values.includes(wordAt(index.slugs, document));
    // Who names a brand gets it first, then brands that look like it; none of these is named.
    const relation = statement.relation === 'named' ? 'resembles' : statement.relation;
    return reason(isItself ? 'the brand itself' : `${relation} ${statement.values.join(', ')}`);
  }
  if (statement.kind === 'axis') {
    const value = axisValue(index, document, statement.axis);
    return value !== null && statement.values.includes(value) ? reason(`${statement.axis} ${value}`) : [];
  }
  if (polarity === 'against') return [];
  const met = statement.values.flatMap((value) => metTraits(index, document, kind, value));
  return met.length === 0 ? [] : reason(met.join('; '));
}
