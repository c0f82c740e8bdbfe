import type { Grammar } from '../../grammar/axes/index.ts';
import { toneOf, type Tone } from '../../grammar/axes/type-pairing/pairing-of.ts';
import type { SaidToken } from './said-token.ts';
import type { SettledTaste } from './settle-taste.ts';

/** The kinds of typeface that pairings of two kinds are of. */
const TONES: Readonly<Record<string, readonly Tone[]>> = {
  'serif/sans': ['serif', 'sans'],
  'serif/grotesque': ['serif', 'sans'],
  'sans/mono': ['sans', 'mono'],
  'grotesque/mono': ['sans', 'mono'],
};

/**
 * A settled taste with the pairing that a brief wants where it names one of the two typefaces alone, so that the other is
 * open: `serif headlines with Inter body`. The same taste where it names both or none, or one that is no part of such a pair.
 */
export function withOpenPairing(
  settled: SettledTaste,
  { 'type.pairing': wanted }: Grammar,
  said: readonly SaidToken[],
): SettledTaste {
  const { heading, body } = settled.stated.tokens.type?.families ?? {};
  const only = heading === undefined ? body : body === undefined ? heading : undefined;
  const isSaid = said.some(({ path }) => path === 'font.body' || path === 'font.heading');
  if (wanted === undefined || only === undefined || !isSaid) return settled;
  if (TONES[wanted]?.includes(toneOf(only.class)) !== true) return settled;
  const { 'type.pairing': _, ...former } = settled.former;
  return { ...settled, grammar: { ...settled.grammar, 'type.pairing': wanted }, former };
}
