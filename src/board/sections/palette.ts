import { tokenColor } from '../../catalog/token-values.ts';
import { colorPairs } from '../../contract/exporters/color-pairs.ts';
import { type BoardFacts, type Colors, ratioOf } from '../board-facts.ts';
import { compositionOf } from '../composition.ts';
import { majorColors, MAX_MAJOR } from '../main-colors.ts';

/** Colours by role with value and contrast ratio to the background, both schemes side by side. */
export function palette(facts: BoardFacts): string {
  const { schemes, accent } = facts;
  const isWhole = schemes.length === 1 && compositionOf(facts).id !== 'console';
  const most = schemes.length === 1 ? MAX_COLUMNS.one : MAX_COLUMNS.two;
  const tiles = isWhole ? MAX_TILES.whole : MAX_TILES.half;
  return `<div class="schemes n${schemes.length}">${schemes
    .map(
      ({ scheme, colors }) =>
        `<div class="scheme is-${scheme}"><h3>${scheme}</h3>${chips(colors, accent, { most, tiles, isHalf: schemes.length > 1 })}${pairs(colors, tiles)}</div>`,
    )
    .join('')}</div>`;
}

/** Most columns of large colours in one row, so that names of roles fit: of one scheme, and of two side by side. */
const MAX_COLUMNS = { one: 5, two: 4 } as const;

/**
 * Classes of columns that fill their rows without a gap. The main colour takes two columns. Where one is left over, the
 * main or else the first colour takes it too.
 */
function columnsFor(count: number, hasMain: boolean, most: number): string {
  const wanted = count + (hasMain ? 1 : 0);
  const rows = Math.ceil(wanted / most);
  const columns = Math.ceil(wanted / rows);
  return `col-${columns}${columns * rows > wanted ? ' odd' : ''}`;
}

/** Most columns of square tiles: of a palette in the whole width, and in half of it. */
const MAX_TILES = { whole: 6, half: 4 } as const;
const MIN_TILES = 3;

/**
 * Classes of square tiles: columns that leave the fewest gaps, of which the last tile takes what is left. The main colour
 * takes two columns and two rows.
 */
function tilesFor(count: number, hasMain: boolean, most: number): string {
  const others = hasMain ? count - 1 : count;
  const gapsOf = (columns: number) => {
    const beside = hasMain ? 2 * (columns - 2) : 0;
    return others <= beside ? beside - others : (columns - ((others - beside) % columns)) % columns;
  };
  const choices = Array.from({ length: most - MIN_TILES + 1 }, (_, at) => most - at);
  const columns = choices.toSorted((a, b) => gapsOf(a) - gapsOf(b))[0] ?? most;
  return `tiles-${columns} last-${Math.min(columns, 1 + gapsOf(columns))}`;
}

/** Class of columns of discs, which fill their rows as evenly as they can. */
function discsFor(count: number, most: number): string {
  const rows = Math.ceil(count / (most > MAX_COLUMNS.two ? MAX_MAJOR : most));
  return `discs-${Math.ceil(count / rows)}`;
}

/** How many more small colours than square tiles have room side by side. */
const SMALLER = 1.34;

/** Class of small fields side by side, in rows of similar numbers. */
function acrossFor(count: number, tiles: number): string {
  const most = Math.floor(tiles * SMALLER);
  const rows = Math.max(1, Math.ceil(count / most));
  return `across-${Math.max(1, Math.ceil(count / rows))}`;
}

function chips(
  colors: Colors,
  accent: string,
  { most, tiles, isHalf }: { readonly most: number; readonly tiles: number; readonly isHalf: boolean },
): string {
  const major = majorColors(colors);
  const main = major.some(([, hex]) => hex === accent) ? accent : colors['primary'];
  const others = Object.entries(colors).filter(([role]) => !major.some(([one]) => one === role));
  const large = new Set(major.map(([, hex]) => hex));
  const hasMain = major.some(([, hex]) => hex === main);
  const roles = (hex: string) => others.filter(([, one]) => one === hex).map(([role]) => role);
  const minor = [...new Set(others.map(([, hex]) => hex))].filter((hex) => !large.has(hex));
  const first = major.map(([role, hex]) =>
    chip([role], hex, colors, { isMain: hex === main, also: roles(hex) }),
  );
  const rest = minor.map((hex) => chip(roles(hex), hex, colors, { isMain: false, also: [] }));
  const lists = [
    {
      kind: `major ${columnsFor(major.length, hasMain, most)} ${tilesFor(major.length, hasMain, tiles)} ${discsFor(major.length, most)}`,
      list: first,
    },
    { kind: `minor ${acrossFor(rest.length, tiles)}`, list: rest },
  ]
    .filter(({ list }) => list.length > 0)
    .map(({ kind, list }) => `<ul class="chips ${kind}">${list.join('')}</ul>`);
  const [shown = '', small] = lists;
  // Two whole palettes side by side would be a wall of small fields.
  return isHalf && small !== undefined
    ? `${shown}<details class="stated"><summary>Other colours</summary>${small}</details>`
    : lists.join('');
}

interface ChipKind {
  readonly isMain: boolean;
  /** Other roles with the same colour. */
  readonly also: readonly string[];
}

function chip(roles: readonly string[], hex: string, colors: Colors, { isMain, also }: ChipKind): string {
  const { background } = colors;
  // The ground has a line too, so that chips in a row have one height.
  const ratio =
    background === undefined
      ? ''
      : roles.includes('background')
        ? 'ground'
        : `${ratioOf(hex, background).toFixed(1)}:1`;
  const others = also.length === 0 ? '' : `<small class="also">also ${also.join(', ')}</small>`;
  return `<li${isMain ? ' class="main"' : ''}><span class="chip c-${hex.slice(1)}"></span><b>${roles.join(', ')}</b><code>${hex}</code><small>${ratio}</small>${others}</li>`;
}

/** Text on its grounds, as it looks, folded: many small fields would outweigh the colours. */
function pairs(colors: Colors, most: number): string {
  const list = colorPairs(colors).filter(
    ({ foreground }) => tokenColor(colors[foreground] ?? '#000000').a === 1,
  );
  return `<details class="stated"><summary>Text on its grounds</summary><ul class="pairs ${acrossFor(list.length, most)}">${list
    .map(
      ({ foreground, background, ratio, level }) =>
        `<li><span class="pair p-${(colors[foreground] ?? '').slice(1)} c-${(colors[background] ?? '').slice(1)}" aria-hidden="true">Aa</span><span>${foreground} on ${background}<small>${ratio.toFixed(1)}:1 ${level}</small></span></li>`,
    )
    .join('')}</ul></details>`;
}
