import type { Typography } from '../features/typography.ts';
import { type Tone, toneOf } from '../grammar/axes/type-pairing/pairing-of.ts';
import { weightedMode } from '../math/weighted.ts';
import type { Accepted } from '../words/brief.ts';
import type { Understanding } from '../words/understanding.ts';
import { typefaceClass } from './typeface-class.ts';

/** Styles of type that words name, as a pairing tells typefaces apart. */
const TONES: ReadonlyMap<string, Tone> = new Map([
  ['serif', 'serif'],
  ['slab', 'serif'],
  ['sans', 'sans'],
  ['geometric-type', 'sans'],
  ['rounded-type', 'sans'],
  ['monospace', 'mono'],
]);

/**
 * What a brief accepts, without the single family on a page whose family is of another class than the brief says:
 * `serif` accepts a page of one serif, not one of one sans.
 */
export function acceptedClass(
  accepted: Accepted,
  understood: Understanding | null,
  { typography }: { readonly typography: Typography },
): Accepted {
  const main = understood === null ? null : mainTone(typography);
  return understood === null || main === null ? accepted : acceptedForTone(accepted, understood, main);
}

/** The same for text of a class; null for text of an unknown one, which meets no class that the brief says. */
export function acceptedForTone(accepted: Accepted, understood: Understanding, main: Tone | null): Accepted {
  const pairings = accepted['type.pairing'] ?? [];
  if (!pairings.includes('single-family')) return accepted;
  const said = tonesOf(understood, 'for');
  const isOther = said.size === 1 && (main === null || !said.has(main));
  const isRefused = main !== null && tonesOf(understood, 'against').has(main);
  if (!isOther && !isRefused) return accepted;
  return { ...accepted, 'type.pairing': pairings.filter((pairing) => pairing !== 'single-family') };
}

function tonesOf({ statements }: Understanding, polarity: 'for' | 'against'): ReadonlySet<Tone> {
  const named = statements.filter((one) => one.kind === 'style' && one.polarity === polarity);
  return new Set(named.flatMap(({ values }) => values).flatMap((style) => TONES.get(style) ?? []));
}

/** The class of most of the text; null for a page without text. */
function mainTone({ running, headings, labels }: Typography): Tone | null {
  const all = [...running, ...headings, ...labels];
  const tones = all.map(({ families, characters }) => ({
    value: toneOf(typefaceClass(families)),
    weight: characters,
  }));
  return weightedMode(tones);
}
