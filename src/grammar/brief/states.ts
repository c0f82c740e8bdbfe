import { aboutSubject } from './about.ts';
import { isForOther, isOnTopic, isQualified, isSaidOf, mayTake } from './belongs.ts';
import { bindSubject, precedesPronoun } from './bind.ts';
import { looseMeanings, type Found } from './loose.ts';
import type { Mention } from './mentions.ts';
import { fromMeanings, type Stated } from './stated.ts';
import type { Unit } from './units.ts';

/** Everything the mentions of one sentence state. `spokenOf` is the subject of the sentence before. */
export function statedBy(
  mentions: readonly Mention[],
  sentence: readonly Unit[],
  spokenOf: string | null,
): Stated[] {
  const stated: Stated[] = [];
  const said = new Map<Mention, readonly string[]>();
  const spent = new Set<Mention>();
  mentions.forEach((mention, at) => {
    if (mention.stance === 'neutral') return;
    const { found, subject } = statedOf(mentions, at, sentence, spokenOf);
    if (found.length > 0) spent.add(mention);
    stated.push(...found);
    if (subject !== null) said.set(subject, [...(said.get(subject) ?? []), ...found.map(({ axis }) => axis)]);
  });
  for (const mention of mentions) {
    // What a noun says by itself counts unless it was used up, or an adjective said it closer.
    if (mention.subject === null || mention.term === null || spent.has(mention)) continue;
    if (mention.stance === 'no' && isQualified(mention, mentions, sentence)) continue;
    const own = fromMeanings(mention.term.alone, mention, mention);
    stated.push(...own.filter(({ axis }) => said.get(mention)?.includes(axis) !== true));
  }
  return stated;
}

/** What an adjective, a number or a colour states of the subject it belongs to, or by itself. */
function statedOf(
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
  spokenOf: string | null,
): Found {
  const mention = mentions[at];
  if (mention === undefined) return NOTHING;
  const { term } = mention;
  const binding = bindSubject(mentions, at, sentence);
  for (const subject of mayTake(mention, binding, sentence) ? (binding?.subjects ?? []) : []) {
    const found = aboutSubject(mention, subject.subject ?? '', subject);
    if (found !== null) return { found, subject };
  }
  if (spokenOf !== null && precedesPronoun(mention, sentence)) {
    const found = aboutSubject(mention, spokenOf, mention);
    if (found !== null) return { found, subject: null };
  }
  if (term === null) return NOTHING;
  const loose = looseMeanings(term, mentions, at, sentence);
  if (loose !== null) return loose;
  if (mention.subject !== null) return NOTHING;
  // Said of something else: a dark button does not make a dark page.
  if (mention.size === 1 && binding !== null && isSaidOf(binding, mention, sentence)) return NOTHING;
  const alone = isForOther(mention, mentions[at + 1], sentence)
    ? []
    : fromMeanings(term.alone, mention, mention).filter((one) => isOnTopic(one, binding, sentence));
  if (alone.length > 0) return { found: alone, subject: null };
  const listed = binding?.kind === 'listed' ? binding.subjects[0] : undefined;
  const found = listed === undefined ? null : aboutSubject(mention, listed.subject ?? '', listed);
  return found === null ? NOTHING : { found, subject: listed ?? null };
}

const NOTHING: Found = { found: [], subject: null };
