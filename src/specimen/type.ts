import { typeBodySize } from '../grammar/axes/type-body-size/axis.ts';
import { typeDisplayScale } from '../grammar/axes/type-display-scale/axis.ts';
import { typeHeadingWeight } from '../grammar/axes/type-heading-weight/axis.ts';
import { typeTracking } from '../grammar/axes/type-tracking/axis.ts';
import type { BrandChoices } from './brand-choices.ts';
import type { Taste } from './complete-taste.ts';

/** Typography of the page; sizes in px, tracking in em. */
export interface TypeDesign {
  readonly headingFamily: string;
  readonly bodyFamily: string;
  readonly labelFamily: string;
  readonly headingWeight: number;
  readonly body: number;
  readonly lead: number;
  readonly small: number;
  readonly h1: number;
  readonly h2: number;
  readonly h3: number;
  readonly tracking: number;
  /** Labels in capitals with letter-spacing. */
  readonly capitals: boolean;
}

/** Font stacks by class, from a specific typeface to system fonts. */
const SERIF = '"Source Serif 4", "Iowan Old Style", Palatino, "Palatino Linotype", "Liberation Serif", serif';
const SANS = '"Open Sans", "Segoe UI", "Gill Sans", Verdana, "DejaVu Sans", sans-serif';
const GEOMETRIC = 'Montserrat, "Avenir Next", Futura, "Century Gothic", "DejaVu Sans", sans-serif';
const GROTESQUE = 'Inter, "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif';
export const MONO = '"IBM Plex Mono", "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

const FAMILIES: Readonly<Record<Taste['type.pairing'], readonly [heading: string, body: string]>> = {
  'serif/sans': [SERIF, SANS],
  'sans/sans': [GEOMETRIC, SANS],
  'sans/mono': [MONO, SANS],
  'serif/grotesque': [SERIF, GROTESQUE],
  'grotesque/mono': [MONO, GROTESQUE],
  'single-family': [GROTESQUE, GROTESQUE],
};

const SPACED = 0.12; // em; letter-spacing for emphasis

const LEAD_SCALE = 1.22; // times the text; from 1.3 on it would read as a heading
const SMALLEST = 13; // px

/** Times the text; a larger headline is emphasis by size. */
const LARGEST_WEIGHTED = 4.2;

/** As large as a balanced scale allows below 72 px on text of 19 px. */
const LARGE_SCALE = { h1: 3.7, h2: 3.1, h3: 3 } as const;

/** @param own typefaces and text size of the brand */
export function decideType(taste: Taste, own: Pick<BrandChoices, 'families' | 'style'>): TypeDesign {
  const [heading, text] = FAMILIES[taste['type.pairing']];
  const headingFamily = own.families?.heading ?? heading;
  const bodyFamily = own.families?.body ?? text;
  const stated = Number.parseFloat(own.style.token('text.body') ?? '');
  const body = Number.isFinite(stated) ? stated : typeBodySize.shownBy.px[taste['type.body_size']];
  const { h1, h2, h3 } = scaleOf(taste);
  const spaced = taste['emphasis.mechanism'] === 'spacing' && taste['type.tracking'] === 'loose';
  return {
    headingFamily,
    bodyFamily,
    labelFamily: headingFamily === MONO ? MONO : bodyFamily,
    headingWeight: typeHeadingWeight.shownBy.weight[taste['type.heading_weight']],
    body,
    lead: Math.round(LEAD_SCALE * body),
    small: Math.max(SMALLEST, body - 2),
    h1: Math.round(h1 * body),
    h2: Math.round(h2 * body),
    h3: Math.round(h3 * body),
    tracking: spaced ? SPACED : typeTracking.shownBy.em[taste['type.tracking']],
    capitals: taste['type.tracking'] === 'loose',
  };
}

/**
 * Heading sizes. With emphasis by size every heading is large; otherwise section headings are near the text size, so
 * that weight, colour, underlines or space mark them.
 */
function scaleOf(taste: Taste): { h1: number; h2: number; h3: number } {
  const h1 = typeDisplayScale.shownBy.timesText[taste['type.display_scale']];
  if (taste['emphasis.mechanism'] === 'scale') return h1 > 4 ? { h1: 5, h2: 3.2, h3: 3 } : LARGE_SCALE;
  // Heavy headings at the size of the text are emphasis by weight; others keep a little more distance.
  return taste['emphasis.mechanism'] === 'weight'
    ? { h1: Math.min(h1, LARGEST_WEIGHTED), h2: 1.35, h3: 1.15 }
    : { h1, h2: 1.65, h3: 1.5 };
}
