import type { AxisId } from '../../src/grammar/axes/index.ts';
import { PartComposer } from './compose-parts.ts';
import { styled } from './hasty-style.ts';
import { NOTHING, partsOfBrief, type Part } from './parts.ts';
import { PHRASINGS } from './phrases.ts';
import { Random } from './random.ts';
import { fill, lowerFirst, upperFirst } from './spelled.ts';
import templates from './templates.json' with { type: 'json' };
import type { Hand } from './written.ts';

/** Composes briefs from the clauses of different writers, as people join, refuse and take back what they say. */
export class BriefComposer {
  readonly #random: Random;
  readonly #parts: PartComposer;
  readonly #written: readonly (readonly Part[])[];

  constructor(hands: readonly Hand[], brands: readonly string[], seed: number) {
    this.#random = new Random(seed);
    this.#parts = new PartComposer(hands, brands, this.#random);
    this.#written = hands.flatMap(({ briefs }) => briefs.map(partsOfBrief));
  }

  compose(): readonly Part[] {
    const random = this.#random;
    const kind = random.next();
    if (this.#written.length > 0 && kind < 0.24)
      return styled(random.pick(this.#written), random.chance(0.3), random);
    if (kind < 0.36) return styled(this.#fragments(), false, random);
    if (kind < 0.4) return styled(this.#keyed(), false, random);
    if (kind < 0.46) return styled(this.#chatter(), random.chance(0.15), random);
    return this.#sentences();
  }

  /** `Rounded corners. No shadows. Serif headings.`: a list of short wishes on different axes. */
  #fragments(): readonly Part[] {
    const random = this.#random;
    const listing = random.pick(templates.listings);
    const said = new Set<AxisId>();
    const fragments: Part[] = [];
    for (let count = random.pick([1, 1, 2, 3, 3, 4, 5]); count > 0; count--) {
      const fragment = this.#parts.fragment();
      const axes = [...fragment.labels.keys()];
      if (axes.some((axis) => said.has(axis))) continue;
      for (const axis of axes) said.add(axis);
      fragments.push({ ...fragment, text: listing.upper ? upperFirst(fragment.text) : fragment.text });
    }
    return this.#withAudience(listed(fragments, listing), listing.between);
  }

  /** Some lists say at their start or end whom they are for. */
  #withAudience(list: readonly Part[], between: string): readonly Part[] {
    const random = this.#random;
    if (!random.chance(OF_AUDIENCES)) return list;
    const join = { text: random.pick([between, ', ', ' ', ' — ']), labels: NOTHING };
    const audience = this.#parts.audience();
    return random.chance(0.75) ? [...list, join, audience] : [audience, join, ...list];
  }

  /** `Corners: rounded` and the like, one a line or in a row. */
  #keyed(): readonly Part[] {
    const random = this.#random;
    const listing = random.pick(templates.listings);
    const mark = random.pick([': ', ': ', ': ', ' = ', ' - ', ' -> ']);
    const axes = new Set(Array.from({ length: random.between(1, 5) }, () => random.pick(AXES_PHRASED)));
    const lines = [...axes].map((axis) => {
      if (random.chance(0.15))
        return { text: fill(random.pick(templates.otherKeys), { m: mark }), labels: NOTHING };
      const { subjects, values } = PHRASINGS[axis] as (typeof PHRASINGS)[string];
      const [value, { is }] = random.pick(Object.entries(values));
      return {
        text: `${random.pick(subjects)}${mark}${random.pick(is)}`,
        labels: new Map([[axis as AxisId, [value]]]),
      };
    });
    return listed(
      listing.upper ? lines.map(({ text, labels }) => ({ text: upperFirst(text), labels })) : lines,
      listing,
    );
  }

  /** Sentences that state nothing. */
  #chatter(): readonly Part[] {
    const random = this.#random;
    return Array.from({ length: random.pick([1, 1, 2, 3, 4]) }, () => [
      this.#parts.nothing(),
      { text: random.pick(['. ', '. ', ' ', ', ', '\n']), labels: NOTHING },
    ]).flat();
  }

  #sentences(): readonly Part[] {
    const random = this.#random;
    const spoken = random.chance(0.15);
    const count = random.pick([1, 1, 2, 2, 3, 4, 5, 6]);
    const parts: Part[] = [];
    for (let at = 0; at < count; at++) {
      if (at > 0)
        parts.push({ text: random.pick(spoken ? templates.spokenJoins : templates.joins), labels: NOTHING });
      const part = this.#parts.part();
      parts.push(random.chance(0.5) && at > 0 ? { ...part, text: lowerFirst(part.text) } : part);
    }
    if (random.chance(0.5)) parts.push({ text: '.', labels: NOTHING });
    return styled(parts, spoken, random);
  }
}

/** Share of the lists that say whom they are for. */
const OF_AUDIENCES = 0.4;

const AXES_PHRASED = Object.keys(PHRASINGS);

function listed(
  parts: readonly Part[],
  { start, between, end }: { start: string; between: string; end: string },
): readonly Part[] {
  const mark = (text: string) => ({ text, labels: NOTHING });
  return [
    mark(start),
    ...parts.flatMap((part, at) => (at === 0 ? [part] : [mark(between), part])),
    mark(end),
  ];
}
