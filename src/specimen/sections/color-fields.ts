import { toHex } from '../../color/hex.ts';
import type { Design } from '../design.ts';
import type { ColorArea } from '../palette/areas.ts';
import type { SpaceDesign } from '../space.ts';

/** px²; weighted area of the whole page, and weight of the place of the shapes. */
const WEIGHED_PAGE = 4_750_000;
const PLACE = 1.5;
const CONTAINER = 1120;
const STRIP = 40_000; // px²; larger areas are fields, smaller ones squares
const SLIVER = 8_000; // px²; a field of this area is narrower than a letter
const REPEATED = 3; // times; a colour shown three times counts for the palette

/** How a layout arranges wide fields. */
export type FieldForm = 'strips' | 'plates' | 'tiles' | 'meters' | 'columns' | 'covers' | 'schedule';

/** The colours of the page as shapes: small squares for rare colours, fields for larger areas. */
export function colorFields({ areas, space, taste }: Design, form: FieldForm): string {
  const bare =
    taste['palette.strategy'] === 'mono' &&
    taste['palette.saturation'] === 'desaturated' &&
    taste['palette.warmth'] === 'neutral';
  if (bare && taste['surface.shadows'] === 'none') return '';
  const area = (areas.reduce((sum, { share }) => sum + share, 0) * WEIGHED_PAGE) / PLACE;
  if (area < STRIP) return squares(areas);
  const [rare, wide] = [areas.filter(isRare), areas.filter((each) => !isRare(each))];
  const wideArea = area - (rare.reduce((sum, { share }) => sum + share, 0) * WEIGHED_PAGE) / PLACE;
  return (rare.length === 0 ? '' : squares(rare)) + fields(wide, wideArea, space, form);
}

/** Beside wide fields, a rare colour would be a sliver. */
function isRare({ share }: ColorArea): boolean {
  return (share * WEIGHED_PAGE) / PLACE < SLIVER;
}

/** Each rare colour as one bar of equal squares. */
function squares(areas: readonly ColorArea[]): string {
  const cells = areas.map(({ color, share }) => {
    const side = Math.sqrt((share * WEIGHED_PAGE) / PLACE / REPEATED).toFixed(1);
    const squareOf = `<i style="background:${toHex(color)};width:${side}px;height:${side}px"></i>`;
    return `<span class="run">${squareOf.repeat(REPEATED)}</span>`;
  });
  return `<div class="swatches" aria-hidden="true">${cells.join('')}</div>`;
}

const TALL = 312; // px; fields this high count as blank space, not as content
const LARGEST_CHART = 360_000; // px²
const LOW = 290; // px; up to here a field counts as content of a dense page
const ONE_ROW = 190; // px; higher fields are split into two rows
/** Rows that a form needs to be seen. */
const LEAST_ROWS: Partial<Record<FieldForm, number>> = { meters: 3, schedule: 3 };
const FEW_COLORS = 2; // colours; up to here greys are added
const WITH_GREYS = 1.25; // times the area, with greys

function fields(areas: readonly ColorArea[], area: number, space: SpaceDesign, form: FieldForm): string {
  const accompanied = areas.length <= FEW_COLORS && !space.sparse;
  // A chart of more than a screen is no chart.
  const shown = space.sparse || area > LARGEST_CHART ? 'strips' : form;
  const { rhythm, filled } = FORMS[shown];
  const full = Math.round((area * (accompanied ? WITH_GREYS : 1)) / CONTAINER / filled);
  const height = space.sparse ? Math.max(TALL, full) : full;
  const width = Math.min(CONTAINER, Math.round(area / height / filled));
  const rows = space.sparse
    ? 1
    : Math.max(
        LEAST_ROWS[shown] ?? 1,
        Math.ceil(height / (space.packed ? LOW : Math.max(ONE_ROW, height / 2))),
      );
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = colored(areas, rhythm[row % rhythm.length] ?? EVEN);
    return line(accompanied ? withGreys(cells, row) : cells, row, height / rows, shown);
  });
  const widest = accompanied ? CONTAINER : width;
  return `<div class="fields ${shown}" aria-hidden="true" style="max-width:${widest}px">${lines.join('')}</div>`;
}

/** An arrangement of fields. */
interface Arrangement {
  /** Relative widths of the cells of each colour, row by row. */
  readonly rhythm: readonly (readonly number[])[];
  /** Share of the box that is coloured. */
  readonly filled: number;
}

const EVEN = [1, 1, 1];

const FORMS: Readonly<Record<FieldForm, Arrangement>> = {
  strips: {
    rhythm: [
      [1.7, 0.5, 0.8],
      [0.6, 0.9, 1.5],
    ],
    filled: 1,
  },
  plates: {
    rhythm: [
      [2.6, 0.4],
      [0.4, 2.6],
    ],
    filled: 1,
  },
  tiles: { rhythm: [EVEN], filled: 1 },
  meters: { rhythm: [[3], [2, 1], [1, 2]], filled: 0.74 },
  columns: { rhythm: [[1, 1, 1, 1, 1, 1]], filled: 0.7 },
  covers: {
    rhythm: [
      [2, 1],
      [1, 2],
    ],
    filled: 1,
  },
  schedule: { rhythm: [[1.2, 0.6, 1.8], [0.8, 1.6, 0.6], EVEN], filled: 0.66 },
};

interface Cell {
  readonly background: string;
  readonly flex: number;
}

function colored(areas: readonly ColorArea[], rhythm: readonly number[]): Cell[] {
  const total = areas.reduce((sum, { share }) => sum + share, 0);
  return rhythm.flatMap((weight) =>
    areas.map(({ color, share }) => ({ background: toHex(color), flex: (weight * share) / total })),
  );
}

/** Adds a narrow dark cell after the first colour and a wide light one before the last, a quarter of the whole. */
function withGreys(cells: readonly Cell[], row: number): Cell[] {
  const total = cells.reduce((sum, { flex }) => sum + flex, 0) * (WITH_GREYS - 1);
  const dark = { background: 'var(--ink)', flex: 0.25 * total };
  const light = { background: 'var(--line)', flex: 0.75 * total };
  const [first, second] = row % 2 === 0 ? [dark, light] : [light, dark];
  return [...cells.slice(0, 1), first, ...cells.slice(1, -1), second, ...cells.slice(-1)];
}

function line(cells: readonly Cell[], row: number, height: number, form: FieldForm): string {
  const boxes = cells.map(
    ({ background, flex }, at) =>
      `<i style="background:${background};flex:${flex.toFixed(3)}${form === 'columns' ? `;height:${levelOf(at)}%` : ''}"></i>`,
  );
  const inset = INSETS[form]?.[row % 3] ?? '';
  return `<div class="swatches strip" style="height:${Math.round(height)}px${inset}">${boxes.join('')}</div>`;
}

/** % of the height; levels of a chart that rises and falls, 70 on average. */
function levelOf(at: number): number {
  return Math.round(70 + 20 * Math.sin(at * 0.9) + 10 * Math.sin(at * 2.3 + 1));
}

/** Rows that begin and end at different places, on average as wide as `filled` says. */
const INSETS: Partial<Record<FieldForm, readonly string[]>> = {
  meters: [';margin-right:6%', ';margin-right:28%', ';margin-right:44%'],
  schedule: [
    ';margin-left:0;margin-right:40%',
    ';margin-left:22%;margin-right:8%',
    ';margin-left:32%;margin-right:0',
  ],
};
