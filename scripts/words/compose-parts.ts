import { ASSOCIATIONS } from '../../src/words/vocabulary/associations.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { NOTHING, type Part } from './parts.ts';
import { PHRASINGS, POSTPOSED, spokenPhrases, tablePhrases } from './phrases.ts';
import type { Random } from './random.ts';
import { tableReading } from './readings.ts';
import { bare, fill } from './spelled.ts';
import templates from './templates.json' with { type: 'json' };
import type { Clause, Hand } from './written.ts';
import { writtenQuantity } from './written-quantity.ts';

/** Composes parts of briefs from the clauses of writers, as people wish, refuse, measure and take back. */
export class PartComposer {
  readonly #random: Random;
  readonly #clauses: readonly Clause[];
  readonly #byAxis: ReadonlyMap<AxisId, readonly Clause[]>;
  readonly #none: readonly string[];
  readonly #phrases: readonly Clause[];
  /** Phrases that leave a value open. */
  readonly #open: readonly Clause[];
  readonly #brands: readonly string[];
  /** Clauses and phrases of a few words. */
  readonly #short: readonly Clause[];

  constructor(hands: readonly Hand[], brands: readonly string[], random: Random) {
    this.#brands = brands;
    this.#random = random;
    this.#clauses = hands.flatMap(({ clauses }) => clauses);
    this.#none = hands.flatMap(({ none }) => none);
    this.#phrases = [...tablePhrases(), ...spokenPhrases()];
    this.#open = this.#phrases.filter(({ labels }) =>
      [...labels.values()].some((values) => values.length > 1),
    );
    this.#byAxis = Map.groupBy(
      this.#clauses.filter(({ labels }) => labels.size === 1),
      ({ labels }) => [...labels.keys()][0] as AxisId,
    );
    this.#short = [...this.#clauses, ...this.#phrases].filter(({ text }) => isShort(text));
  }

  /** A part of a sentence, mostly one that states something. */
  part(): Part {
    const random = this.#random;
    const kind = random.next();
    if (kind < 0.22) return this.nothing();
    if (kind < 0.24) return this.#likeness();
    if (kind < 0.58) return random.pick(this.#clauses);
    if (kind < 0.66) return this.#replaced();
    if (kind < 0.69) return this.#mentioned();
    if (kind < 0.72) return this.#refused(templates.refused, [1, 1, 1, 2, 3]);
    if (kind < 0.735) return this.#wished();
    if (kind < 0.78) return this.#measured();
    if (kind < 0.81) return this.#colored();
    return random.chance(0.6) ? this.#framed() : this.#phrase();
  }

  #likeness(): Part {
    const random = this.#random;
    const names = { b: random.pick(this.#brands), c: random.pick(this.#brands) };
    return { text: fill(random.pick(templates.likeness), names), labels: NOTHING };
  }

  #replaced(): Part {
    const random = this.#random;
    const axis = random.pick([...this.#byAxis.keys()]);
    const pool = random.chance(0.6)
      ? (this.#byAxis.get(axis) ?? [])
      : this.#phrases.filter(({ labels }) => labels.has(axis));
    const [x, y] = [random.pick(pool), random.pick(this.#byAxis.get(axis) ?? [])];
    if (x.text.length > 60 || NEGATIVE.test(x.text) || sameValues(x, y, axis)) return y;
    return {
      text: fill(random.pick(templates.replaced), { x: bare(x.text), y: bare(y.text) }),
      labels: y.labels,
    };
  }

  #mentioned(): Part {
    const random = this.#random;
    const pool = random.chance(0.5) ? this.#phrases : this.#clauses;
    const x = random.pick(pool);
    if (x.text.length > 45 || NEGATIVE.test(x.text))
      return { text: random.pick(this.#none), labels: NOTHING };
    return { text: fill(random.pick(templates.mentioned), { x: bare(x.text) }), labels: NOTHING };
  }

  /** What others refuse, so that not its words but those around them refuse it. */
  #wished(): Part {
    const random = this.#random;
    const { nouns, labels } = random.pick(templates.wishes);
    return {
      text: fill(random.pick(templates.wished), { x: random.pick(nouns) }),
      labels: new Map(Object.entries(labels) as [AxisId, string[]][]),
    };
  }

  #refused(ways: readonly string[], counts: readonly number[]): Part {
    const random = this.#random;
    const some = Array.from({ length: random.pick(counts) }, () => random.pick(templates.refusals));
    const labels = new Map<AxisId, readonly string[]>();
    const nouns = some.map(({ nouns, axis, values }) => {
      if (axis !== null && !labels.has(axis as AxisId)) labels.set(axis as AxisId, values);
      return random.pick(nouns);
    });
    const list =
      nouns.length === 1
        ? nouns.join('')
        : random.pick([
            nouns.join(' or '),
            nouns.join(', no '),
            `${nouns.slice(0, -1).join(', ')} or ${nouns.at(-1)}`,
            nouns.join(' and '),
          ]);
    return { text: fill(random.pick(ways), { x: list }), labels };
  }

  #measured(): Part {
    const random = this.#random;
    const [axis, { texts, ranges }] = random.pick(Object.entries(templates.measured));
    const [value, range] = random.pick(Object.entries(ranges));
    return {
      text: fill(random.pick(texts), { n: writtenQuantity(range, random) }),
      labels: new Map([[axis as AxisId, [value]]]),
    };
  }

  #colored(): Part {
    const random = this.#random;
    const [value, colors] = random.pick(Object.entries(templates.groundColors));
    const color = random.pick(colors);
    if (random.chance(0.4))
      return { text: fill(random.pick(templates.colored), { c: color }), labels: NOTHING };
    return {
      text: fill(random.pick(templates.onGround), { c: color }),
      labels: new Map([['surface.ground', [value]]]),
    };
  }

  #phrase(): Part {
    const random = this.#random;
    const phrase = random.pick(random.chance(OPEN_SHARE) ? this.#open : this.#phrases);
    return {
      text: random.pick(templates.wants) + phrase.text + random.pick(templates.after),
      labels: phrase.labels,
    };
  }

  /** A subject of an axis with what one of its values is called. */
  #framed({ before, after }: Frames = FRAMES): Part {
    const random = this.#random;
    const [axis, { subjects, values }] = random.pick(Object.entries(PHRASINGS));
    const [value, { is }] = random.pick(Object.entries(values));
    const [subject, predicate] = [random.pick(subjects), random.pick(is)];
    const frames = !POSTPOSED.test(predicate) && random.chance(0.5) ? before : after;
    const other = random.pick(Object.entries(values).filter(([name]) => name !== value));
    const text = fill(random.pick(frames), { s: subject, a: predicate });
    if (!random.chance(0.1)) return { text, labels: new Map([[axis as AxisId, [value]]]) };
    const taken = fill(random.pick(templates.replaced), { x: random.pick(other[1].is), y: predicate });
    return { text: `${subject} ${taken}`, labels: new Map([[axis as AxisId, [value]]]) };
  }

  /** A part of a few words. */
  fragment(): Part {
    const random = this.#random;
    const kind = random.next();
    if (kind < 0.6) return random.pick(this.#short);
    if (kind < 0.7) return this.#framed(SHORT_FRAMES);
    if (kind < 0.79) return this.#refused(templates.shortRefused, [1]);
    if (kind < 0.86) return this.#wished();
    if (kind < 0.92) return random.pick(this.#phrases);
    const none = random.pick(this.#none);
    return isShort(none) ? { text: none, labels: NOTHING } : random.pick(this.#short);
  }

  /** `for a bakery`, `client: doctors`: who orders a page or reads it, which states nothing of its look. */
  audience(): Part {
    const random = this.#random;
    const who = random.pick(PEOPLE);
    const article = /^[aeiou]/.test(who) ? 'an' : 'a';
    const w = random.pick([`${article} ${who}`, `my ${who}`, `our ${who}`, who, `${who}s`]);
    return { text: fill(random.pick(templates.audiences), { w }), labels: NOTHING };
  }

  /** A sentence that states nothing. */
  nothing(): Part {
    return { text: this.#random.pick(this.#none), labels: NOTHING };
  }
}

/** People and businesses of the table of associations whose words no phrase of an axis has. */
const PEOPLE = ASSOCIATIONS.trim()
  .split('\n')
  .flatMap((row) => row.split(':')[0]?.split(', ') ?? [])
  .filter((words) => tableReading(words).length === 0);

interface Frames {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const FRAMES: Frames = { before: templates.framesBefore, after: templates.framesAfter };
const SHORT_FRAMES: Frames = { before: ['{a} {s}'], after: ['{s} {a}', '{s} {a}', '{s}: {a}'] };

/** Words. */
const MAX_FRAGMENT = 6;

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= MAX_FRAGMENT;
}

/** Share of phrases that leave a value open, so that the network learns to do so. */
const OPEN_SHARE = 0.2;

const NEGATIVE =
  /\b(?:no|not|never|without|nothing|none|don'?t|nobody|lose|drop|less|more|instead|rather|but|only)\b|n't/i;

function sameValues(x: Clause, y: Clause, axis: AxisId): boolean {
  return (x.labels.get(axis) ?? []).some((value) => y.labels.get(axis)?.includes(value) ?? false);
}
