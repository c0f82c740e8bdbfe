import { PROPERTIES, type PropertyName } from '../../src/cascade/properties.ts';
import { hostileNumber } from './hostile-values.ts';
import type { Random } from './random.ts';

type Make = (random: Random) => string;

/** One of these, at random. */
const one =
  (...choices: readonly [string | Make, ...(string | Make)[]]): Make =>
  (random) => {
    const choice = random.pick(choices);
    return typeof choice === 'string' ? choice : choice(random);
  };
/** Up to `most` of these in a row. */
const several =
  (make: Make, most: number, between = ', '): Make =>
  (random) =>
    Array.from({ length: 1 + random.below(most) }, () => make(random)).join(between);

const number = one('0', '1', '0.5', '-1', '2', '400', hostileNumber);
const length: Make = one(
  '0', '1px', '16px', '1.5rem', '2em', '50%', '100vw', '100dvh', '3ch', '1lh', '10cqw', 'calc(100% - 2rem)',
  'min(10px, 5%)', 'clamp(1rem, 2vw + 1rem, 3rem)', 'env(safe-area-inset-top, 4px)', 'var(--a)', 'var(--b, 3px)',
  'var(--missing)', 'calc(var(--a) * -1)', 'attr(data-n px, 2px)', 'round(up, 3px, 0px)', 'mod(5px, 0px)', 'calc(1px',
  'anchor-size(width)', 'pow(2px, 3)', hostileNumber,
); // prettier-ignore
const size = one('auto', 'min-content', 'max-content', 'fit-content(9px)', 'none', 'stretch', length, length);
const color: Make = one(
  'red', '#fff', '#0f172a', '#12345', '#ABCDEF80', 'transparent', 'currentColor', 'canvas', 'rgb(1 2 3 / 50%)',
  'rgba(300, -5, 1e9, 2)', 'hsl(1turn 50% 50%)', 'hwb(none 20% 30%)', 'lab(50% -200 200)', 'oklch(70% 0.4 1e9deg)',
  'color(display-p3 1 0 0)', 'color(nowhere 1 2 3)', 'color-mix(in oklch, red 120%, blue)',
  'color-mix(in srgb, red 0%, blue 0%)', 'light-dark(white, black)', 'rgb(from var(--c) r g calc(b / 0))',
  'oklch(from red l c calc(h + 180))', 'var(--c)', 'device-cmyk(0 1 0 1)', 'rgb()', 'hsl(', 'AccentColor',
  (random) => `rgb(${number(random)} ${number(random)} ${number(random)})`,
); // prettier-ignore
const stop: Make = (random) => `${color(random)}${random.below(3) === 0 ? ` ${length(random)}` : ''}`;
const image: Make = one(
  'none', 'url(a.png)',
  'url("data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27><rect width=%279%27/></svg>")',
  'url(data:image/png;base64,iVBORw0KGgo=)', 'url(', 'image-set("a.png" 1x, url(b.png) type("image/avif") 2x)',
  'element(#a)',
  (random) => `linear-gradient(${random.pick(['to top left', '45deg', '1e9turn', 'in oklch', 'NaN'])}, ${several(stop, 4)(random)})`,
  (random) => `radial-gradient(${random.pick(['circle at 0 0', 'closest-side', '0 0 at 50%'])}, ${several(stop, 3)(random)})`,
  (random) => `repeating-conic-gradient(from ${number(random)}deg, ${several(stop, 3)(random)})`, 'linear-gradient()',
  'linear-gradient(red)', 'cross-fade(url(a), red 40%)',
); // prettier-ignore
const time = one('0s', '150ms', '1s', '-1s', '1e9s', 'calc(1s / 0)', 'var(--t)', '2', 'infinite');
const easing = one(
  'ease',
  'linear',
  'steps(0)',
  'steps(3, jump-none)',
  'cubic-bezier(0.2, -9, 0.8, 9)',
  'cubic-bezier(2, 0, 0, 0)',
  'linear(0, 0.5 10% 20%, 1)',
  'linear()',
  'spring(1)',
);
const shadow: Make = (random) =>
  `${random.pick(['', 'inset '])}${length(random)} ${length(random)} ${length(random)} ${length(random)} ${color(random)}`;
const family = one(
  'Inter',
  '"Söhne", serif',
  "'a\\'b'",
  'system-ui',
  '"',
  'var(--f)',
  'ui-monospace',
  '1a',
  'a b  c',
  '\\1F600',
  'inherit, x',
);
const track: Make = one(
  '1fr', 'auto', 'minmax(0, 1fr)', 'minmax(1fr, 0)', 'min-content', '[a b] 10px', 'subgrid', 'masonry',
  'repeat(3, [x] 1fr)', 'repeat(auto-fit, minmax(9px, 1fr))', 'repeat(auto-fill, 0)', 'repeat(0, 1px)',
  'repeat(99999, 1px)', 'repeat(2, repeat(2, 1fr))', 'fit-content(50%)', 'none', length,
); // prettier-ignore
const line = one(
  'auto', '1', '-1', '0', 'span 2', 'span 0', 'a', 'span a 3', '99999', '-99999', '1e9', 'a-start', '2 / span -1',
); // prettier-ignore

const TEXTS: Partial<Record<PropertyName, Make>> = {
  'grid-template-columns': several(track, 4, ' '), 'grid-template-rows': several(track, 4, ' '),
  'grid-auto-columns': several(track, 2, ' '), 'grid-auto-rows': several(track, 2, ' '),
  'grid-template-areas': one('none', '"a b" "c d"', '"a a" ". b"', '"a b" "a"', '"a b" "b a"', '""', '"a', 'a'),
  'grid-auto-flow': one('row', 'column dense', 'dense dense', 'row column'), 'grid-column-start': line,
  'grid-column-end': line, 'grid-row-start': line, 'grid-row-end': line,
  transform: several(one('translate(-50%, 1px)', 'rotate(1e9turn)', 'scale(0)', 'scale(1e200)', 'matrix(0,0,0,0,0,0)', 'matrix3d(1)', 'skew(90deg)', 'perspective(0)', 'translateZ(1px)', 'none'), 3, ' '),
  filter: several(one('blur(1px)', 'blur(-1px)', 'brightness(1e9)', 'drop-shadow(0 0 1px red)', 'url(#a)', 'invert(2)', 'hue-rotate(none)'), 3, ' '),
  content: several(one('"a"', '"', 'none', 'normal', 'counter(a, lower-roman)', 'counters(a, ".")', 'attr(title)', 'attr(x, "y")', 'open-quote', 'url(a.png)', '"\\0"', '"\\D800"', '"\\110000" / "alt"', 'leader(".")'), 3, ' '),
  'aspect-ratio': one('auto', '16 / 9', '1 / 0', '0', 'auto 1e-300', '-1', '1e300 / 1e-300'),
  'vertical-align': one('baseline', 'middle', 'super', length),
  clip: one('auto', 'rect(0 0 0 0)', 'rect(1px, auto, -1px, 1e9px)', 'rect(0)'),
  'clip-path': one('none', 'inset(50%)', 'circle(0)', 'circle(-1px at 1e9px 0)', 'polygon(0 0, 1px 1px)', 'polygon()', 'path("M0 0 Z")', 'path("M")', 'ellipse(1%)', 'url(#a)', 'xywh(1px 2px 0 0)'),
  contain: one('none', 'strict', 'size', 'layout paint', 'size size'),
  'color-scheme': one('normal', 'light dark', 'only dark', 'dark', 'none', '1'),
  'text-indent': one(length, 'hanging', '1em each-line'),
}; // prettier-ignore

const KEYWORDS = one(
  'auto', 'none', 'normal', 'hidden', 'visible', 'collapse', 'scroll', 'clip', 'absolute', 'fixed', 'sticky',
  'relative', 'static', 'left', 'right', 'both', 'center', 'start', 'end', 'stretch', 'space-between', 'safe center',
  'first baseline', 'uppercase', 'full-width', 'capitalize', 'nowrap', 'pre', 'pre-line', 'break-spaces', 'rtl',
  'vertical-rl', 'sideways-lr', 'border-box', 'content-box', 'row-reverse', 'column', 'wrap-reverse', 'solid',
  'double', 'dotted', 'underline', 'multiply', 'cover', 'contain', 'isolate', 'inline-start', 'square', 'upper-roman',
  '"-"', '-1', '3', '99999999999',
); // prettier-ignore
const DISPLAYS = one(
  'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'table', 'inline-table',
  'table-row', 'table-cell', 'table-row-group', 'table-header-group', 'table-column', 'table-caption', 'contents',
  'list-item', 'flow-root', 'none', '-webkit-box', 'ruby', 'inline flow-root list-item', 'grid lanes', 'math',
  'block ruby',
); // prettier-ignore

type Kind = (typeof PROPERTIES)[PropertyName]['kind'];

/** Values of each kind of property, valid or nearly so. */
const OF_KIND: Readonly<Record<Kind, Make>> = {
  color, px: one('medium', 'thin', 'normal', 'larger', 'xxx-large', length, length),
  number: one('normal', 'bold', 'bolder', 'lighter', number, number, 'calc(1 + var(--n))'),
  lineHeight: one('normal', '1', '1.5', '0', '-1', length), lengthPercentage: length, size,
  radius: several(length, 2, ' '), keyword: KEYWORDS,
  text: several(one(KEYWORDS, length, number, color, image), 3, ' '),
  list: several(one(KEYWORDS, 'spin', 'all', 'color', 'border-box', 'text', 'view()', 'scroll(root)'), 3),
  images: several(image, 3), families: several(family, 3), shadows: one('none', several(shadow, 3)),
  times: several(time, 3), easings: several(easing, 3),
  counts: several(one('1', 'infinite', '0', '-1', '0.5', '1e9'), 3),
}; // prettier-ignore

const LONGHANDS = Object.keys(PROPERTIES) as [PropertyName, ...PropertyName[]];
const WIDE = one('inherit', 'initial', 'unset', 'revert', 'revert-layer');

/** Shorthands and logical properties with values in their manner. */
const SHORTHANDS: readonly [readonly [string, Make], ...(readonly [string, Make])[]] = [
  ['margin', several(size, 5, ' ')], ['padding', several(length, 4, ' ')], ['inset', several(size, 4, ' ')],
  ['margin-inline', several(size, 2, ' ')], ['padding-block-start', length], ['inline-size', size],
  ['border', several(one(length, 'solid', color), 3, ' ')],
  ['border-inline-end', several(one(length, 'dashed', color), 3, ' ')],
  ['border-radius', one(length, '1px 2px / 3px', '1px / 2px / 3px', '9999px')],
  ['border-image', one('none', (random) => `${image(random)} 1 / 1px`)],
  ['outline', several(one(length, 'solid', color, 'auto'), 3, ' ')],
  ['background', several((random) => `${image(random)} 0 0 / cover ${color(random)}`, 3)], ['background', color],
  ['font', one('1rem/1.5 serif', 'italic small-caps 700 condensed 1px/0 "a"', 'caption', 'bold', '0 x', (random) => `${length(random)} ${family(random)}`)],
  ['flex', one('1', 'none', '0 0 auto', '1 1 0%', '-1', '1 2 3 4', (random) => `${number(random)} ${number(random)} ${size(random)}`)],
  ['flex-flow', one('row wrap', 'column nowrap reverse')],
  ['grid', one('none', 'auto-flow / 1fr', '"a" 1fr / auto', 'subgrid / subgrid', (random) => `${track(random)} / ${track(random)}`)],
  ['grid-area', one('a', '1 / 2 / 3 / 4', 'span 2 / span 0', 'a / b / c / d / e')], ['grid-column', line],
  ['gap', several(length, 2, ' ')], ['place-content', one('center', 'start end', 'normal safe')],
  ['columns', one('2', '10px 3', 'auto auto', '0', '1e9 1e-9px')],
  ['list-style', one('none', 'square inside', 'url(a) "x"')],
  ['text-decoration', one('none', 'underline wavy red 1px', 'line-through')],
  ['transition', several((random) => `${random.pick(['all', 'color', 'none', '--a'])} ${time(random)} ${easing(random)}`, 3)],
  ['animation', several((random) => `${time(random)} ${easing(random)} ${random.pick(['spin', 'fade', 'none', 'infinite'])}`, 3)],
  ['overflow', one('hidden', 'auto scroll', 'clip visible')], ['all', WIDE], ['mask', image],
  ['zoom', one('1', '0', '200%', '1e300', '-1', 'reset')],
  ['container', one('c / inline-size', 'size', 'none / none')], ['position-anchor', one('--a')],
  ['-webkit-line-clamp', number],
]; // prettier-ignore

const CUSTOM = ['--a', '--b', '--c', '--f', '--n', '--t', '--A', '--', '--\\;', '--ü'] as const;
const CUSTOM_VALUE = one(
  '', ' ', 'red', '3px', 'var(--a)', 'var(--b, var(--a))', 'var(--c) var(--c)', '{a:b}', '[1]', '!', '"x"', 'initial',
  '(', length, color, family,
); // prettier-ignore

/** What no parser may stumble over. */
const BROKEN = one(
  'color', ': red', 'color:', 'color: red !important !important', 'color red', '{}', '}', '{', 'a{b:c}', '@x', ';;',
  '!important', 'width: "', 'width: url(x y)', 'width: 1px\\', '/* open', '<!-- color: red -->', '-: 1', '--: ;',
  '\u0000: \u0000', 'color: \ud800', 'colör: röt', 'c\\6flor: red', 'COLOR: RED', 'color: red\u0000', 'width: ((((',
  'width: ]]]', `width: ${'calc('.repeat(60)}1px`, 'width: 1e', 'width: +-1px', 'filter: progid:X(a=1)',
); // prettier-ignore

/** A value for a longhand: mostly of its kind, now and then of another. */
function valueFor(property: PropertyName, random: Random): string {
  if (property === 'display' && random.below(4) > 0) return DISPLAYS(random);
  if (random.below(12) === 0) return WIDE(random);
  const kind = random.below(10) === 0 ? PROPERTIES[random.pick(LONGHANDS)].kind : PROPERTIES[property].kind;
  return (TEXTS[property] ?? OF_KIND[kind])(random);
}

/** A declaration: longhand, shorthand, custom property, or a broken one. */
function randomDeclaration(random: Random): string {
  const chance = random.below(20);
  const end = random.below(12) === 0 ? ' !important' : '';
  if (chance < 1) return BROKEN(random);
  if (chance < 3) return `${random.pick(CUSTOM)}: ${CUSTOM_VALUE(random)}${end}`;
  if (chance < 4) return `display: ${DISPLAYS(random)}${end}`;
  if (chance < 9) {
    const [name, make] = random.pick(SHORTHANDS);
    return `${name}: ${random.below(12) === 0 ? WIDE(random) : make(random)}${end}`;
  }
  const property = random.pick(LONGHANDS);
  return `${property}: ${valueFor(property, random)}${end}`;
}

/** Up to `most` declarations. */
export function randomDeclarations(random: Random, most: number): string {
  return Array.from({ length: 1 + random.below(most) }, () => randomDeclaration(random)).join('; ');
}
