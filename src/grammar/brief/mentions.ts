import { isContent, lexicon, type Term } from './lexicon.ts';
import { UNITS, type Quantity } from './quantities.ts';
import type { WordPolarity } from './scopes.ts';
import { SUBJECTS } from './subjects.ts';
import type { Unit } from './units.ts';

/** Units of a sentence that can state a value: a phrase of the lexicon, a subject, a number or a colour. */
export interface Mention {
  readonly term: Term | null;
  /** The subject it names, null when it names none. */
  readonly subject: string | null;
  readonly quantity: Quantity | null;
  /** `#f2f2f2` */
  readonly color: string | null;
  readonly wordPolarity: WordPolarity;
  /** First and last unit in the sentence. */
  readonly from: number;
  readonly to: number;
  /** Number of units; longer mentions are more specific. */
  readonly size: number;
}

/** The mentions of a sentence, left to right; at each position the longest phrase of the lexicon. */
export function findMentions(sentence: readonly Unit[], wordPolarities: readonly WordPolarity[]): Mention[] {
  const content = sentence.flatMap((unit, at) => (isContent(unit) || unit.role === 'color' ? [at] : []));
  const mentions: Mention[] = [];
  for (let at = 0; at < content.length;) {
    const { term, length } = longestTerm(sentence, content, at);
    const mention = mentionOf(sentence, term, length, content.slice(at, at + Math.max(1, length)));
    if (mention !== null)
      mentions.push({ ...mention, wordPolarity: polarityOf(mention, sentence, wordPolarities) });
    at += 1;
    while ((content[at] ?? Infinity) <= (mention?.to ?? -1)) at++;
  }
  return mentions;
}

/** A mention at these units, or null when they say nothing; its polarity is not known yet. */
function mentionOf(
  sentence: readonly Unit[],
  term: Term | null,
  length: number,
  at: readonly number[],
): Omit<Mention, 'wordPolarity'> | null {
  const [from = 0] = at;
  const to = at.at(-1) ?? from;
  const { role, name } = sentence[from] ?? { role: 'filler', name: '' };
  const subject = sentence.slice(from, to + 1).find((unit) => unit.role === 'subject')?.name ?? null;
  const quantity = role === 'number' ? quantityAt(sentence, from) : null;
  const color = role === 'color' ? name : null;
  if (term === null && subject === null && quantity === null && color === null) return null;
  const isMeasure = quantity !== null && quantity.unit !== '';
  return { term, subject, quantity, color, from, to: isMeasure ? from + 1 : to, size: Math.max(1, length) };
}

/** A phrase that contains a cue (`neither dull nor loud`) has the polarity of its first unit. */
function polarityOf(
  { from, to }: Omit<Mention, 'wordPolarity'>,
  sentence: readonly Unit[],
  wordPolarities: readonly WordPolarity[],
): WordPolarity {
  const hasCue = sentence.slice(from, to + 1).some(({ role }) => role === 'cue');
  return wordPolarities[hasCue ? from : to] ?? 'plain';
}

function longestTerm(
  sentence: readonly Unit[],
  content: readonly number[],
  at: number,
): { term: Term | null; length: number } {
  const { terms, longest, openers } = lexicon();
  let key = '';
  let best: { term: Term | null; length: number } = { term: null, length: 0 };
  const most = openers.has(sentence[content[at] ?? -1]?.name ?? '') ? longest : 1;
  for (let length = 1; length <= most; length++) {
    const index = content[at + length - 1];
    const unit = index === undefined ? undefined : sentence[index];
    if (index === undefined || unit === undefined) break;
    if (length > 1 && isBroken(sentence, content[at + length - 2] ?? 0, index)) break;
    key = length === 1 ? unit.name : `${key} ${unit.name}`;
    const term = terms.get(key);
    if (term === undefined || (length > 1 && !holdsTogether(term, sentence, content, at, length))) continue;
    best = { term, length };
  }
  return best;
}

/**
 * `thin border` before `between sections` is about the sections; elsewhere `thin` is about the border. So a term that
 * contains a subject and has no meaning without another must be next to that subject.
 */
function holdsTogether(
  { alone, about }: Term,
  sentence: readonly Unit[],
  content: readonly number[],
  at: number,
  length: number,
): boolean {
  if (alone.length > 0) return true;
  const units = content.slice(at, at + length).map((index) => sentence[index]);
  const open = units.at(-1)?.role === 'preposition' || units.at(-1)?.role === 'cue';
  if (!open && !units.some((unit) => unit?.role === 'subject')) return true;
  const next = sentence[content[at + length] ?? -1];
  return next?.role === 'subject' && kindsOf(next.name).some((kind) => about.has(kind));
}

/** A comma or colon between two units separates phrases. */
function isBroken(sentence: readonly Unit[], from: number, to: number): boolean {
  return sentence.slice(from + 1, to).some(({ role }) => role === 'comma' || role === 'colon');
}

function quantityAt(sentence: readonly Unit[], at: number): Quantity {
  const next = sentence[at + 1];
  const unit = next !== undefined && UNITS.has(next.name) ? next.name : '';
  return { amount: Number(sentence[at]?.name ?? 0), unit };
}

/** A subject and its parents, nearest first. */
export function kindsOf(subject: string): readonly string[] {
  return KINDS.get(subject) ?? [subject];
}

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(SUBJECTS).map((name) => {
    const kinds = [name];
    for (const kind of kinds)
      kinds.push(...(SUBJECTS[kind]?.parents ?? []).filter((parent) => !kinds.includes(parent)));
    return [name, kinds];
  }),
);
