import { fixed, type Grammar, oneOf } from './specified.ts';
import { keyword } from './keyword.ts';

const single = keyword(
  'none contents block inline flow=block flow-root inline-block list-item table inline-table table-row-group ' +
    'table-header-group table-footer-group table-row table-cell table-column-group table-column table-caption ' +
    'flex inline-flex -webkit-flex=flex -webkit-inline-flex=inline-flex -webkit-box -webkit-inline-box grid ' +
    'inline-grid ruby ruby-text math=inline',
);

/** An outer and an inner type in either order, as the legacy single keyword. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['block flow', 'block'],
  ['block flow-root', 'flow-root'],
  ['block table', 'table'],
  ['block flex', 'flex'],
  ['block grid', 'grid'],
  ['block ruby', 'block ruby'],
  ['block list-item', 'list-item'],
  ['flow list-item', 'list-item'],
  ['inline flow', 'inline'],
  ['inline flow-root', 'inline-block'],
  ['inline table', 'inline-table'],
  ['inline flex', 'inline-flex'],
  ['inline grid', 'inline-grid'],
  ['inline ruby', 'ruby'],
  ['inline list-item', 'inline list-item'],
  ['flow-root list-item', 'flow-root list-item'],
]);

export const display: Grammar<string> = oneOf((cursor) => {
  const first = cursor.takeIdent();
  const second = first === null ? null : cursor.takeIdent();
  if (first === null || second === null) return null;
  const value = PAIRS.get(`${first} ${second}`) ?? PAIRS.get(`${second} ${first}`);
  return value === undefined ? null : fixed(value);
}, single);

const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['inline', 'block'],
  ['inline-block', 'block'],
  ['inline-table', 'table'],
  ['inline-flex', 'flex'],
  ['inline-grid', 'grid'],
  ['-webkit-inline-box', '-webkit-box'],
  ['ruby', 'block ruby'],
  ['ruby-text', 'block'],
  ['inline list-item', 'list-item'],
  ['table-row-group', 'block'],
  ['table-header-group', 'block'],
  ['table-footer-group', 'block'],
  ['table-row', 'block'],
  ['table-cell', 'block'],
  ['table-column-group', 'block'],
  ['table-column', 'block'],
  ['table-caption', 'block'],
]);

/** The display of floats, absolutely positioned boxes, flex and grid items, and the root. */
export function blockify(value: string): string {
  return BLOCKS.get(value) ?? value;
}
