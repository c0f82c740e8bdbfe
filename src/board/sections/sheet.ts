import { hashOf, seeded } from '../../text/seeded.ts';
import type { BoardFacts } from '../board-facts.ts';
import { mainColors } from './main-colors.ts';

/** Tiles of a sheet in a wide frame; others show the first 25. */
const TILES = 64;

/**
 * A sheet of tiles that is turned and runs out of its frame: letters and a sign of its typeface, buttons in their states, a field, the main colours
 * and the corners of the brand, in an order that follows from the brand.
 */
export function sheet(facts: BoardFacts): string {
  const { entry } = facts;
  const seed = hashOf(`sheet ${entry.slug}`);
  const kinds = contentsOf(facts);
  const random = seeded(seed);
  const tiles = Array.from({ length: Math.ceil(TILES / kinds.length) }, () =>
    kinds
      .map((kind) => ({ kind, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ kind }) => kind),
  ).flat();
  return `<div class="sheet turn-${seed % TURNS}"><div>${tiles.slice(0, TILES).join('')}</div></div>`;
}

/** Angles of a sheet. */
const TURNS = 4;

function contentsOf(facts: BoardFacts): readonly string[] {
  const { entry } = facts;
  const states = entry.component_states ?? {};
  const button = ['rest', ...Object.keys(states.button ?? {}).filter((state) => state !== 'disabled')];
  const labels = ['Palette', 'Voice', 'Type', 'Measures'];
  const colors = mainColors(facts).slice(0, 4);
  return [
    '<div class="is-letters"><b>Aa</b></div>',
    ...button
      .slice(0, 3)
      .map((state, at) => `<div><span class="x-button s-${state}">${labels[at] ?? 'Palette'}</span></div>`),
    ...colors.map((hex) => `<div class="c-${hex.slice(1)}"></div>`),
    '<div class="is-sign"><b>&amp;</b></div>',
    entry.components?.input === undefined
      ? '<div class="is-corner"><i></i></div>'
      : `<div><span class="x-input ${states.input?.focus === undefined ? 's-rest' : 's-focus'}">Voice</span></div>`,
  ];
}
