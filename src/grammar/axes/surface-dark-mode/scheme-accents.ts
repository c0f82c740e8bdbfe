import { composite } from '../../../color/composite.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../../color/contrast.ts';
import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import { mainButtonsOf } from '../../page-parts.ts';
import { changesBy, type Restyling, type StyleChange } from '../../restyle.ts';
import { fillChanges, inkChanges, WHITE } from '../../restyle-colors.ts';

/**
 * Links, main buttons and lines in the colours that the target has for them in a scheme: a palette that only swaps text
 * and ground leaves links too dark and lines too bright.
 * @param page with the tokens of that scheme
 * @param ground of the page in that scheme
 */
export function schemeAccents(page: Restyling, ground: Rgba): StyleChange[] {
  return [...linksIn(page, ground), ...buttonsIn(page), ...linesIn(page)];
}

/** Links in running text on neutral grounds; those on a coloured fill keep their ink, as the fill does. */
function linksIn(page: Restyling, ground: Rgba): StyleChange[] {
  const link = page.tokens.color('color.link');
  if (link === null || contrastRatio(link, ground) < TEXT_CONTRAST) return [];
  const { perception } = page;
  const found = perception.textRoles
    .filter(({ role, run: { element } }) => role === 'running' && element.tag === 'a')
    .filter(({ run: { element } }) => !looksColored(perception.ground(element).color));
  return inkChanges(page, new Map(found.map(({ run: { element } }) => [element.index, link])));
}

function buttonsIn(page: Restyling): StyleChange[] {
  const primary = page.tokens.color('color.primary');
  if (primary === null || primary.a < 1) return [];
  return fillChanges(page, new Map(mainButtonsOf(page).map((index) => [index, primary])));
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Neutral lines; coloured ones are marks. */
function linesIn(page: Restyling): StyleChange[] {
  const border = page.tokens.color('color.border');
  if (border === null) return [];
  const boxes = page.perception.visible.filter(({ namespace }) => namespace === 'html');
  const indices = boxes.map(({ index }) => index);
  return changesBy(page, indices, (style) => {
    const side = SIDES.find((one) => style[`border-${one}-width`] > 0);
    const color = side === undefined ? null : style[`border-${side}-color`];
    if (color === null || color.a === 0 || looksColored(composite(color, WHITE))) return null;
    return { 'border-color': toHex(border) };
  });
}
