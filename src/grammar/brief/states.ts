import { aboutSubject } from './about.ts';
import { isNegatedLater, isForOther, isOnTopic, isQualified, hasSubject, mayTake } from './belongs.ts';
import { bindSubject, precedesPronoun, type Binding } from './bind.ts';
import { wordMeanings, type Found } from './word-meanings.ts';
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
    if (mention.wordPolarity === 'neutral') return;
    const { found, subject } = statedOf(mention, mentions, at, sentence, spokenOf);
    if (found.length > 0) spent.add(mention);
    stated.push(...found);
    if (subject !== null) said.set(subject, [...(said.get(subject) ?? []), ...found.map(({ axis }) => axis)]);
  });
  for (const [at, mention] of mentions.entries()) {
    // What a noun says by itself counts unless it was used up, or an adjective said it closer.
    if (mention.subject === null || mention.term === null || spent.has(mention)) continue;
    if (mention.wordPolarity !== 'plain' && isQualified(mention, mentions, sentence)) continue;
    if (isForOther(mention, mentions[at + 1], sentence) || isNegatedLater(mention, sentence)) continue;
    const own = fromMeanings(mention.term.alone, mention, mention);
    stated.push(...own.filter(({ axis }) => said.get(mention)?.includes(axis) !== true));
  }
  return stated;
}

/** A mention, what it belongs to, and where it stands. */
interface Place {
  readonly mention: Mention;
  readonly binding: Binding | null;
  readonly mentions: readonly Mention[];
  readonly at: number;
  readonly sentence: readonly Unit[];
  readonly spokenOf: string | null;
}

const NOTHING: Found = { found: [], subject: null };

/** What an adjective, a number or a colour states of the subject it belongs to, or by itself. */
function statedOf(
  mention: Mention,
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
  spokenOf: string | null,
): Found {
  const place = { mention, binding: bindSubject(mentions, at, sentence), mentions, at, sentence, spokenOf };
  const touching = ofSubject(place) ?? ofPronoun(place) ?? wordMeanings(mentions, at, sentence);
  if (touching !== null) return touching;
  return isTaken(place) ? NOTHING : (byItself(place) ?? ofList(place) ?? NOTHING);
}

function ofSubject({ mention, binding, sentence }: Place): Found | null {
  if (binding === null || !mayTake(mention, binding, sentence)) return null;
  for (const subject of binding.subjects) {
    const found = aboutSubject(mention, subject.subject ?? '', subject);
    if (found !== null) return { found, subject };
  }
  return null;
}

/** `Thick borders? No, thin ones.` */
function ofPronoun({ mention, mentions, at, sentence, spokenOf }: Place): Found | null {
  if (!precedesPronoun(mention, sentence)) return null;
  const subject = mentions.slice(0, at).findLast((other) => other.subject !== null)?.subject ?? spokenOf;
  const found = subject === null ? null : aboutSubject(mention, subject, mention);
  return found === null ? null : { found, subject: null };
}

/** Said of something the axes know nothing of: a dark button does not make a dark page. */
function isTaken({ mention, binding, sentence }: Place): boolean {
  if (mention.subject !== null || mention.term === null) return true;
  return mention.size === 1 && binding !== null && hasSubject(binding, mention, sentence);
}

function byItself({ mention, binding, mentions, at, sentence }: Place): Found | null {
  if (isForOther(mention, mentions[at + 1], sentence)) return null;
  const own = fromMeanings(mention.term?.alone ?? [], mention, mention);
  const found = own.filter((one) => isOnTopic(one, binding, sentence));
  return found.length === 0 ? null : { found, subject: null };
}

/** `Headlines: bold, tight`: the second of a list, when it says nothing by itself. */
function ofList({ mention, binding }: Place): Found | null {
  const [subject] = binding?.subjects ?? [];
  if (binding?.kind !== 'listed' || subject === undefined) return null;
  const found = aboutSubject(mention, subject.subject ?? '', subject);
  return found === null ? null : { found, subject };
}
