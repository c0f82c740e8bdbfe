import { endless } from './endless.ts';
import { fillHtml, times } from './fill.ts';
import type { HostileKind } from './kind.ts';

const FLOATS =
  'i, b, u { float: left; width: 7px; height: 3px } b { float: right; height: 900000px } u { width: 70%; height: 1px }';

/** Pages with too many or too deeply nested elements. */
export const STRUCTURE_KINDS: readonly HostileKind[] = [
  ...['<hr>', '<img>', '<p>a', '<b><i><p>', '<br>', '<input>', '<svg>', '<a href=#>b</a> '].map((piece) =>
    endless(`elements: ${piece}`, piece),
  ),
  endless('elements: <td>', '<td>a', '<table><tr>'),
  endless('elements: <option>', '<option>a', '<select>'),
  {
    name: 'elements without doctype: <p>a',
    page: (share) => ({ html: fillHtml('<p>a', share).replace('<!doctype html>', '') }),
  },
  ...['<div>', '<span>', '<table><tr><td>', '<ul><li>', '<svg><g>', '<b>', '<font>', '<a>', '<select>'].map(
    (piece) => endless(`nested: ${piece}`, piece),
  ),
  ...['flex', 'grid', 'inline-block', 'inline-flex', 'table', 'table-cell', 'contents'].map((display) =>
    styled(`nested: ${display}`, `<div>`, `div { display: ${display} }`),
  ),
  styled('nested: positioned', '<div>', 'div { position: absolute; inset: 5% } div { transform: scale(2) }'),
  styled('floats', '<i></i>', 'i { float: left; width: 1px; height: 1px }'),
  styled('floats of different heights', '<i></i><b></b><u></u>', FLOATS),
  styled('flex items', '<i>a</i>', 'body { display: flex; flex-wrap: wrap } i { flex: 1 1 9px }'),
  styled('grid items', '<i>a</i>', 'body { display: grid; grid-auto-flow: dense } i { grid-column: span 3 }'),
  styled('multi-column', '<p>a', 'body { columns: 50 }'),
  styled('positioned boxes', '<i>a</i>', 'i { position: absolute; left: 5%; z-index: 1 }'),
  styled('inline blocks', '<i>a</i>', 'i { display: inline-block }'),
  styled('generated boxes', '<p>a', 'p::before, p::after { content: "a"; display: block }'),
  {
    name: 'cells that span',
    page: (share) => ({
      html: fillHtml('<td colspan=1000 rowspan=65534>a', share).replace('<td', '<table><tr><td'),
    }),
  },
  {
    name: 'rows of cells that span',
    page: (share) => ({
      html: `<!doctype html><table>${times(`<tr>${'<td colspan=1000 rowspan=9>a'.repeat(20)}`, 5000 * share)}`,
    }),
  },
  {
    name: 'classes on one element',
    page: (share) => ({
      html: `<!doctype html><p class="${Array.from({ length: 300_000 * share }, (_, at) => `c${at}`).join(' ')}">a`,
    }),
  },
  {
    name: 'attributes on one element',
    page: (share) => ({
      html: `<!doctype html><p ${Array.from({ length: 300_000 * share }, (_, at) => `a${at}`).join(' ')}>a`,
    }),
  },
];

function styled(name: string, piece: string, css: string): HostileKind {
  return { name, page: (share) => ({ html: fillHtml(piece, share), css }) };
}
