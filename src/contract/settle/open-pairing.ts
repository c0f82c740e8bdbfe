import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import type { Grammar } from '../../grammar/axes/index.ts';
import { toneOf, type Tone } from '../../grammar/axes/type-pairing/pairing-of.ts';
import type { SaidToken } from './said-token.ts';

/** The kinds of typeface that pairings of two kinds are of. */
const TONES: Readonly<Record<string, readonly Tone[]>> = {
  'serif/sans': ['serif', 'sans'],
  'serif/grotesque': ['serif', 'sans'],
  'sans/mono': ['sans', 'mono'],
  'grotesque/mono': ['sans', 'mono'],
};

/**
 * The pairing that a brief wants where it names one of the two typefaces alone, so that the other is open: `serif
 * headlines with Inter body`. Null where it names both or none, or one that is no part of such a pair.
 */
export function openPairing(
  { 'type.pairing': wanted }: Grammar,
  said: readonly SaidToken[],
  { tokens }: StatedTokens,
): Grammar {
  const { heading, body } = tokens.type?.families ?? {};
  const only = heading === undefined ? body : body === undefined ? heading : undefined;
  const isSaid = said.some(({ path }) => path === 'font.body' || path === 'font.heading');
  if (wanted === undefined || only === undefined || !isSaid) return {};
  return TONES[wanted]?.includes(toneOf(only.class)) === true ? { 'type.pairing': wanted } : {};
}
