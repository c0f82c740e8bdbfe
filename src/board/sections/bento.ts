import { escapeHtml } from '../../specimen/sections/html.ts';
import { hashOf } from '../../text/seeded.ts';
import type { BoardFacts } from '../board-facts.ts';
import { mainColors } from './main-colors.ts';

/** Arrangements of the cells; the stylesheet has each for wide, square and tall places. */
const ARRANGEMENTS = 4;
const MAX_STRIPES = 5;
/** Characters; longer lines would be small. */
const MAX_LINE = 84;
/** Characters of a line of the cell, by its size of type. */
const PER_LINE = 15;

/**
 * Cells with what the entry states, as a product of the brand would show it: letters of the typeface, a line in its voice,
 * the button and the field in their states, the main colours, and a card with the corners, border and shadow of the brand.
 */
export function bento(facts: BoardFacts): string {
  const { entry } = facts;
  const states = entry.component_states ?? {};
  const cells = [
    cell('letters', '<b>Aa</b>'),
    cell('line', `<q class="lines-${linesOf(facts)}">${escapeHtml(lineOf(facts))}</q>`),
    entry.components?.button === undefined
      ? ''
      : cell(
          'actions',
          `<span class="x-button s-rest">Palette</span>${states.button?.hover === undefined ? '' : '<span class="x-button s-hover">Voice</span>'}`,
        ),
    cell('colors', stripes(facts)),
    entry.components?.input === undefined
      ? cell('corner', '<i></i>')
      : cell(
          'field',
          `<span class="x-input ${states.input?.focus === undefined ? 's-rest' : 's-focus'}">${escapeHtml(labelOf(entry.name))}</span>`,
        ),
  ];
  const shown = cells.filter((one) => one !== '');
  const radius = entry.grammar_flat['surface.radius'] === '0px' ? ' is-flush' : '';
  return `<div class="bento a-${hashOf(`bento ${entry.slug}`) % ARRANGEMENTS} has-${shown.length}${radius}"><div>${shown.join('')}</div></div>`;
}

function cell(kind: string, content: string): string {
  return `<div class="is-${kind}">${content}</div>`;
}

/** Letters; a longer name does not fit a field. */
const MAX_LABEL = 16;

/** The name; the first source of a hybrid, and the first word of a long name. */
function labelOf(name: string): string {
  const [first = name] = name.split(' × ');
  return first.length > MAX_LABEL ? (first.split(/[\s-]+/)[0] ?? first) : first;
}

function stripes(facts: BoardFacts): string {
  return mainColors(facts)
    .slice(0, MAX_STRIPES)
    .map((hex) => `<i class="c-${hex.slice(1)}"></i>`)
    .join('');
}

/** The example of the voice, or the mood. */
function lineOf({ entry }: BoardFacts): string {
  const example = entry.voice?.example ?? '';
  const mood = entry.mood.join(', ');
  return example !== '' && example.length <= MAX_LINE
    ? example
    : mood.slice(0, 1).toUpperCase() + mood.slice(1);
}

function linesOf(facts: BoardFacts): number {
  return Math.ceil(lineOf(facts).length / PER_LINE) + 1;
}
