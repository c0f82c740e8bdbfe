import { familyName, type FontClass, wordsFontClass } from '../../../text/font-class.ts';
import { splitFamilies } from '../../../text/split-families.ts';
import type { TokenFamily } from '../../token-facts.ts';
import type texts from './texts.json';

type Pairing = keyof typeof texts;

/** A typeface as the pairing sees it. */
export interface Face {
  readonly name: string;
  readonly kind: FontClass | 'slab';
}

/** The kinds of typeface that any reader tells apart. */
export type Tone = 'serif' | 'sans' | 'mono';

const SYSTEM_SANS: ReadonlySet<string> = new Set([
  'sans-serif',
  'system-ui',
  'ui-sans-serif',
  '-apple-system',
  'blinkmacsystemfont',
  'segoe ui',
  'arial',
  'liberation sans',
]);

/** The class of a typeface. One that comes with the system was not chosen as a grotesque, though Arial is one. */
export function kindOf(families: readonly string[]): FontClass {
  const kind = wordsFontClass(families);
  return kind === 'grotesque' && SYSTEM_SANS.has(families[0] ?? '') ? 'sans' : kind;
}

/** The pairing two faces make: a single family unless a reader can tell them apart. */
export function pairingOfFaces(one: Face, other: Face): Pairing {
  if (!differ(one, other)) return 'single-family';
  const tones = [toneOf(one.kind), toneOf(other.kind)];
  const grotesque = one.kind === 'grotesque' || other.kind === 'grotesque';
  if (tones.includes('mono')) return grotesque ? 'grotesque/mono' : 'sans/mono';
  if (tones.includes('serif')) return grotesque ? 'serif/grotesque' : 'serif/sans';
  return 'sans/sans';
}

/** Two serifs or two monospaces, or the same name, make no pair that a reader would tell apart. */
export function differ(one: Face, other: Face): boolean {
  if (one.name === other.name) return false;
  return contrast(one, other) || toneOf(one.kind) === 'sans';
}

/** Whether the two are of different kinds: one has serifs, or one is a monospace. */
export function contrast(one: Face, other: Face): boolean {
  return toneOf(one.kind) !== toneOf(other.kind);
}

/** Scripts come from the pen as romans do and contrast with a sans the same way; display faces mostly have no serifs. */
export function toneOf(kind: Face['kind']): Tone {
  if (kind === 'serif' || kind === 'slab' || kind === 'script') return 'serif';
  return kind === 'mono' ? 'mono' : 'sans';
}

/** The pairing that a face near the border between sans and grotesque makes as well. */
export const TWIN: Readonly<Partial<Record<Pairing, Pairing>>> = {
  'serif/sans': 'serif/grotesque',
  'serif/grotesque': 'serif/sans',
  'sans/mono': 'grotesque/mono',
  'grotesque/mono': 'sans/mono',
};

/** The pairings two families of the tokens may be called, best first; empty where the tokens lack one. */
export function pairingOf(
  heading: TokenFamily | undefined,
  body: TokenFamily | undefined,
): readonly Pairing[] {
  if (heading === undefined || body === undefined) return [];
  return namesOf(pairingOfFaces(faceOf(heading), faceOf(body)));
}

/** What a pairing may be called, best first. */
export function namesOf(pairing: Pairing): readonly Pairing[] {
  const twin = TWIN[pairing];
  return twin === undefined ? [pairing] : [pairing, twin];
}

/** Named by its first family without the cut, as on a page: Nu Sans Display and Nu Sans Text are one family. */
function faceOf({ stack, class: kind }: TokenFamily): Face {
  return { name: familyName(splitFamilies(stack)[0] ?? stack), kind };
}
