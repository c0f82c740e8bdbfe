import { PROPERTIES } from '../../src/cascade/properties.ts';
import type { Random } from './random.ts';

const NUMBERS = [
  '0',
  '-1',
  '1',
  '0.0000001',
  '1e18',
  '-1e308',
  '1e308',
  '65535',
  '16777216',
  '-0',
  '99999999999',
  'calc(infinity)',
  'calc(-infinity)',
  'calc(NaN)',
  'calc(1 / 0)',
] as const;
const UNITS = ['px', '%', 'em', 'rem', 'vw', 'vh', 'fr', 's', 'deg', 'ch', ''] as const;
const KEYWORDS = [
  'auto',
  'none',
  'inherit',
  'initial',
  'unset',
  'normal',
  'min-content',
  'max-content',
  'fit-content',
  'stretch',
  'left',
  'right',
  'both',
  'absolute',
  'fixed',
  'relative',
  'center',
  'space-between',
  'baseline',
  'wrap',
  'column',
  'column-reverse',
  'dense',
  'hidden',
  'scroll',
  'nowrap',
  'pre',
  'border-box',
  'rtl',
  'collapse',
  'uppercase',
  'solid',
  'red',
  '#0008',
  'currentcolor',
  'linear-gradient(red, blue 1e18px, #0000)',
  'url(a.png)',
  '"a" / "b"',
  '[a] 1fr [b]',
  'repeat(auto-fill, 1e-9px)',
  'repeat(99999, 1fr)',
  'minmax(0, 1e308fr)',
  'span 9999',
  '1e9 / -1e9',
  'var(--a)',
  'translate(1e300px, -1e300%)',
  'scale(1e300)',
  'rotate(1turn) matrix(1, 0, 0, 1, 1e300, 0)',
  '1 / 1e-300',
] as const;
const DISPLAYS = [
  'block',
  'inline',
  'inline-block',
  'flex',
  'inline-flex',
  'grid',
  'inline-grid',
  'table',
  'inline-table',
  'table-row',
  'table-cell',
  'table-row-group',
  'table-caption',
  'contents',
  'list-item',
  'flow-root',
  'none',
  '-webkit-box',
  'ruby',
] as const;
const NAMES: readonly [string, ...string[]] = [
  '--a',
  ...Object.keys(PROPERTIES),
  'margin',
  'padding',
  'flex',
  'grid',
  'inset',
  'border',
  'font',
  'columns',
  'gap',
  'background',
  'transition',
  'animation',
];

/** An extreme number, with or without a unit. */
export function hostileNumber(random: Random): string {
  const number = random.pick(NUMBERS);
  const unit = random.pick(UNITS);
  return number.startsWith('calc') ? number.replace(')', unit === '' ? ')' : ` * 1${unit})`) : number + unit;
}

/** A random declaration, whose value may not fit the property. */
export function hostileDeclaration(random: Random): string {
  const chance = random.below(10);
  if (chance < 2) return `display: ${random.pick(DISPLAYS)}`;
  if (chance < 3) return `float: ${random.pick(['left', 'right', 'none'])}`;
  const value = random.below(3) === 0 ? random.pick(KEYWORDS) : hostileNumber(random);
  return `${random.pick(NAMES)}: ${value}`;
}
