import { isDarkGround } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import { looksColored } from '../color/seen-hue.ts';
import type { Rgba } from '../color/rgba.ts';
import { partsOf, unseenFillsOf } from './page-parts.ts';
import { changeOf, type Restyling, type StyleChange } from './restyle.ts';
import { BLACK, fillChanges, filledElements, WHITE, mixedColors } from './restyle-colors.ts';

/** OKLab distance; a fill nearer to the ground of the page is that ground. */
const SAME_GROUND = 0.02;
const DARK_SURFACE = 0.08; // lighter than the ground, mixed with white
const LIGHT_SURFACE = 0.04; // darker than the ground, mixed with black

const NO_FILL = { 'background-color': 'transparent' } as const;

/** Ink on dark grounds for a target without colours: with pure white, a page would look inverted. */
const SOFT_WHITE: Rgba = { r: 196, g: 201, b: 209, a: 1 };

/** Lays the page on another ground: what has the ground follows, and where light turns dark every neutral fill does. */
export function groundChanges(page: Restyling, ground: Rgba): StyleChange[] {
  const { perception, features, tokens } = page;
  const before = features.grounds.candidates[0]?.color ?? WHITE;
  const turns = isDarkGround(before) !== isDarkGround(ground);
  const parts = partsOf({ perception, features });
  const unseen = unseenFillsOf(page);
  const left = new Set([...parts.ground, ...unseen]);
  const own = tokens.color('color.background');
  // A target that states its ground and no surface has surfaces of the ground.
  const stated =
    tokens.color('color.surface') ?? (own !== null && colorDifference(own, ground) === 0 ? own : null);
  const surface = surfaceOn(ground, stated);
  const fills = new Map<number, Rgba>(parts.ground.map((index) => [index, ground]));
  for (const { index, style, box } of filledElements(page)) {
    if (left.has(index)) continue;
    const fill = style['background-color'];
    const isGround = colorDifference(fill, before) <= SAME_GROUND;
    const isWrong = turns && !looksColored(fill) && isDarkGround(fill) !== isDarkGround(ground);
    const wide = box.width >= 0.9 * perception.page.viewport.width;
    if (isGround && !turns) fills.set(index, ground);
    else if (isWrong) fills.set(index, wide && isGround ? ground : surface);
  }
  for (const index of vanishingCards(page, ground)) fills.set(index, surface);
  return [...fillChanges(page, fills, textOn(page)), ...changeOf(unseen, NO_FILL)];
}

/** Cards in the colour of a new ground, where the target groups by cards: white ones on grey become grey ones on white. */
function vanishingCards(page: Restyling, ground: Rgba): readonly number[] {
  if (page.target['emphasis.density_signals'] !== 'grouping-cards') return [];
  const cards = new Set(partsOf(page).cards);
  return filledElements(page)
    .filter(({ style }) => colorDifference(style['background-color'], ground) <= SAME_GROUND)
    .flatMap(({ index }) => (cards.has(index) ? [index] : []));
}

function surfaceOn(ground: Rgba, token: Rgba | null): Rgba {
  if (token !== null && isDarkGround(token) === isDarkGround(ground)) return token;
  return isDarkGround(ground)
    ? mixedColors(ground, WHITE, DARK_SURFACE)
    : mixedColors(ground, BLACK, LIGHT_SURFACE);
}

/** The text of the target on the kind of ground that it is made for. */
function textOn({ tokens }: Restyling): { onLight: Rgba | null; onDark: Rgba | null } {
  const text = tokens.color('color.text');
  const ground = tokens.color('color.background');
  const dark = ground !== null && isDarkGround(ground);
  return { onLight: dark ? null : text, onDark: dark ? text : text === null ? SOFT_WHITE : null };
}
