import type { TokenFamily } from '../../token-facts.ts';
import type texts from './texts.json';

type Pairing = keyof typeof texts;

/** The pairings two families may be called, best first; empty for pairs the grammar has no name for. */
export function pairingOf(
  heading: TokenFamily | undefined,
  body: TokenFamily | undefined,
): readonly Pairing[] {
  if (heading === undefined || body === undefined) return [];
  if (heading.stack === body.stack) return ['single-family'];
  const classes = [heading.class, body.class];
  const has = (...wanted: readonly string[]) => classes.some((found) => wanted.includes(found));
  if (has('mono'))
    return has('grotesque') ? ['grotesque/mono', 'sans/mono'] : ['sans/mono', 'grotesque/mono'];
  if (!has('serif', 'slab')) return ['sans/sans'];
  if (!has('sans', 'grotesque')) return [];
  return has('grotesque') ? ['serif/grotesque', 'serif/sans'] : ['serif/sans', 'serif/grotesque'];
}
