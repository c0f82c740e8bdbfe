import { times } from './fill.ts';
import type { HostileKind } from './kind.ts';

/** Extreme numbers in every layout mode. */
export const SIZE_KINDS: readonly HostileKind[] = [
  [
    'floats below a huge box',
    '<div></div><p>b</p><p>c</p><p>d</p>',
    'div { height: 1e18px } p { float: left; width: 900px; height: 20px }',
  ],
  [
    'floats below a huge padding',
    '<p>b</p><p>c</p><p>d</p>',
    'body { padding-top: 1e18px } p { float: right; width: 900px; height: 20px }',
  ],
  [
    'opposite infinite margins',
    '<p>b</p><div>c</div><p>d</p>',
    'p { margin: calc(infinity * 1px) 0 } div { margin: calc(-infinity * 1px); float: left; width: 99% }',
  ],
  [
    'infinite line height of text without a size',
    '<p>b c</p><span>d</span>',
    '* { line-height: calc(infinity * 1px); font-size: 0; float: left; width: 90% }',
  ],
  [
    'a huge grid',
    '<i>a</i><b>b</b>',
    'body { display: grid; grid-template: repeat(1e9, 1px) / repeat(1e9, 1px); gap: 1e18px } b { grid-area: 1e9 / 1e9 / span 1e9 / span 1e9 }',
  ],
  [
    'a huge flex container',
    '<i>a</i><b>b</b>',
    'body { display: flex; flex-wrap: wrap; gap: calc(infinity * 1px) } * { flex: 1e308 1e308 calc(NaN * 1px); order: -1e9 }',
  ],
  [
    'a huge table',
    '<table><tr><td>a<td>b</table>',
    'table { border-spacing: 1e18px } td { width: 1e18%; height: calc(infinity * 1px) }',
  ],
  ['huge columns', '<p>a</p>', 'body { columns: 1e9 1e-9px; column-gap: calc(infinity * 1px) }'],
  [
    'a positioned box of infinite size',
    '<p>a</p>',
    'p { position: absolute; inset: calc(infinity * 1px) calc(-infinity * 1px); translate: 1e18px; transform: translate(calc(NaN * 1px), 1e300%) }',
  ],
].map(([name = '', body = '', css = '']): HostileKind => ({
  name,
  page: (share) => ({ html: `<!doctype html>${times(body, 1000 * share)}`, css }),
}));
