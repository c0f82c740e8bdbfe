import { hashOf, seeded } from '../../text/seeded.ts';
import { type Shape, SIZES } from '../artwork.ts';
import { type BoardEntry, type BoardFacts, ratioOf } from '../board-facts.ts';
import { cornerOf as usualCorner } from '../style/brand-style.ts';
import { plateOf } from '../style/color-properties.ts';
import type { Drawing } from './patterns/drawing.ts';
import { PATTERNS } from './patterns/index.ts';
import { spectrumColors } from '../main-colors.ts';

/** Contrast ratio of forms to the ground they lie on; forms below it would hardly be seen. */
const SEEN = 1.3;
/** More colours would make the pattern restless. */
const MOST = 3;

/**
 * A poster of what the tokens of the entry state: its colours, corner, line and spacing. It takes the place of a picture
 * where the entry states no kind of picture; which pattern it has follows from the slug.
 *
 * @param exhibit markup that lies on it
 */
export function plate(facts: BoardFacts, shape: Shape, exhibit = ''): string {
  const { entry } = facts;
  const lying = exhibit === '' ? '' : `<div class="exhibit">${exhibit}</div>`;
  return `<div class="art plate">${drawPattern(patternOf(entry), entry, SIZES[shape], patternColors(facts))}${lying}</div>`;
}

/** Colours of a pattern. */
export interface PatternColors {
  readonly back: string;
  readonly forms: readonly string[];
}

/** Colours of the pattern of a brand. */
export function patternColors(facts: BoardFacts): PatternColors {
  const { back, text } = plateOf(facts);
  return { back, forms: formsOn(back, facts, text) };
}

/** Main colours that can be seen on a ground, and its text. */
export function formsOn(back: string, facts: BoardFacts, text: string): readonly string[] {
  const seen = spectrumColors(facts)
    .map(([, hex]) => hex)
    .filter((hex) => ratioOf(hex, back) >= SEEN);
  return [...new Set([...seen.slice(0, MOST - 1), text])];
}

/** Names a pattern. */
export type PatternId = keyof typeof PATTERNS;

/** The pattern of an entry, by its slug; none of those that lie beside it. */
export function patternOf(
  { slug }: Pick<BoardEntry, 'slug'>,
  beside: ReadonlySet<PatternId> = new Set(),
): PatternId {
  const ids = PATTERN_IDS.filter((id) => !beside.has(id));
  return ids[seedOf(slug) % ids.length] ?? 'mosaic';
}

/** The pattern in the corner, line and spacing of an entry. */
export function drawPattern(
  id: PatternId,
  entry: Pick<BoardEntry, 'slug' | 'grammar_flat' | 'tokens'>,
  [width, height]: readonly [number, number],
  { back, forms }: PatternColors,
): string {
  const drawing: Drawing = {
    width,
    height,
    back,
    colors: forms,
    corner: cornerOf(entry),
    line: Math.max(MIN_LINE, LARGER * px(Object.values(entry.tokens.border?.values ?? {})[0])),
    steps: stepsOf(entry),
    random: seeded(seedOf(entry.slug)),
  };
  return `<svg class="${id}" aria-hidden="true" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${back}"/>${PATTERNS[id](drawing)}</svg>`;
}

const PATTERN_IDS = Object.keys(PATTERNS) as PatternId[]; // the keys of that object

function seedOf(slug: string): number {
  return hashOf(`plate ${slug}`);
}

/** The pattern is this much larger than controls, so that their corners and lines are too. */
const LARGER = 2;
/** Units of the drawing. */
const MIN_LINE = 4;

function px(value: string | number | undefined): number {
  const number = Number.parseFloat(String(value ?? 0));
  return Number.isFinite(number) ? number : 0;
}

function cornerOf({ grammar_flat: grammar, tokens }: Pick<BoardEntry, 'grammar_flat' | 'tokens'>): number {
  const axis = grammar['surface.radius'];
  const stated = axis === 'pill' ? PILL : tokens.radius?.values?.['card'];
  return LARGER * px(stated ?? usualCorner(axis));
}

/** px; more than half of any form. */
const PILL = '999px';

/** px */
const USUAL_STEPS = [8, 12, 16, 24, 32, 48];
const LEAST_STEPS = 4;

/** The spacing scale, or where the entry states none the usual one. */
function stepsOf({ tokens }: Pick<BoardEntry, 'tokens'>): readonly number[] {
  const { scale = [], values = {} } = tokens.spacing ?? {};
  const stated = [...new Set([...scale, ...Object.values(values)].map(px))].filter((step) => step >= 4);
  return (stated.length < LEAST_STEPS ? USUAL_STEPS : stated).toSorted((a, b) => a - b);
}
