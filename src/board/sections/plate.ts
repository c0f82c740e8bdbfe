import { hashOf, seeded } from '../../text/seeded.ts';
import { type Shape, SIZES } from '../artwork.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import { cornerOf as usualCorner } from '../style/brand-style.ts';
import { plateOf } from '../style/color-properties.ts';
import { type Drawing, PATTERNS } from './plate-patterns.ts';
import { spectrumColors } from './spectrum.ts';

/** Contrast ratio of forms to the ground they lie on; forms below it would hardly be seen. */
const SEEN = 1.3;
/** More colours would make the pattern restless. */
const MOST = 3;

/**
 * A poster of what the tokens of the entry state: its colours, corner, line and spacing. It takes the place of a picture
 * where the entry states no kind of picture; which pattern it has follows from the slug.
 */
export function plate(facts: BoardFacts, shape: Shape): string {
  const { back, text } = plateOf(facts);
  const seed = hashOf(`plate ${facts.entry.slug}`);
  const [width, height] = SIZES[shape];
  const forms = spectrumColors(facts)
    .map(([, hex]) => hex)
    .filter((hex) => ratioOf(hex, back) >= SEEN);
  const drawing: Drawing = {
    width,
    height,
    back,
    colors: [...new Set([...forms.slice(0, MOST - 1), text])],
    corner: cornerOf(facts),
    line: Math.max(MIN_LINE, LARGER * px(Object.values(facts.entry.tokens.border?.values ?? {})[0])),
    steps: stepsOf(facts),
    random: seeded(seed),
  };
  const kinds = Object.entries(PATTERNS);
  const [id, draw] = kinds[seed % kinds.length] ?? ['mosaic', PATTERNS.mosaic];
  return `<div class="art plate" aria-hidden="true"><svg class="${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${back}"/>${draw(drawing)}</svg></div>`;
}

/** The pattern is this much larger than controls, so that their corners and lines are too. */
const LARGER = 2;
/** Units of the drawing. */
const MIN_LINE = 4;

function px(value: string | number | undefined): number {
  const number = Number.parseFloat(String(value ?? 0));
  return Number.isFinite(number) ? number : 0;
}

function cornerOf({ entry }: BoardFacts): number {
  const axis = entry.grammar_flat['surface.radius'];
  const stated = axis === 'pill' ? PILL : entry.tokens.radius?.values?.['card'];
  return LARGER * px(stated ?? usualCorner(axis));
}

/** px; more than half of any form. */
const PILL = '999px';

/** px */
const USUAL_STEPS = [8, 12, 16, 24, 32, 48];
const LEAST_STEPS = 4;

/** The spacing scale, or where the entry states none the usual one. */
function stepsOf({ entry }: BoardFacts): readonly number[] {
  const { scale = [], values = {} } = entry.tokens.spacing ?? {};
  const stated = [...new Set([...scale, ...Object.values(values)].map(px))].filter((step) => step >= 4);
  return (stated.length < LEAST_STEPS ? USUAL_STEPS : stated).toSorted((a, b) => a - b);
}
