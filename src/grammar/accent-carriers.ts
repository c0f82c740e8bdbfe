import type { StyledElement } from '../cascade/styled-page.ts';
import { HUE_COUNTS } from './axes/palette-strategy/hue-counts.ts';
import { contrastRatio, isDarkGround, TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { hueDistance, looksColored } from '../color/seen-hue.ts';
import { withContrast } from '../color/with-contrast.ts';
import { partsOf } from './page-parts.ts';
import { changeOf, changesBy, elementAt, type Restyling, type StyleChange } from './restyle.ts';
import { accentColors, fillChanges, inkChanges, leadsTarget } from './restyle-colors.ts';
import { colorTokens, fitsUse, statesColors } from './token-palette.ts';

/** Widths of edges by the borders that the target has; a target without borders has no edges. */
const EDGE: Readonly<Record<string, string>> = { hairline: '1px', medium: '2px', heavy: '4px' };
const USUAL_EDGE = '4px';
/** px; text that touches a line looks like a mistake. */
export const BESIDE_EDGE = 12;

/**
 * Upper edges of cards and sections in colours, in turn: no text looks emphasised by them. Where the target has no rules
 * between its groups, sections have the edge at their side.
 */
export function accentEdges(page: Restyling, colors: readonly Rgba[]): StyleChange[] {
  const borders = page.target['surface.borders'];
  const width = borders === undefined ? USUAL_EDGE : EDGE[borders];
  if (width === undefined) return [];
  const sections = page.features.rhythm.sections.flatMap(({ below }) => below);
  const cards = new Set(partsOf(page).cards);
  const edged = [...new Set([...cards, ...sections])].filter((index) => {
    const element = elementAt(page, index);
    return element?.namespace === 'html' && !page.perception.controls.isControl(element);
  });
  // The text of a centred line is far from its box.
  const isCentred = (index: number) => elementAt(page, index)?.style['text-align'] === 'center';
  const hasRules = (page.target['emphasis.density_signals'] ?? 'dividers') === 'dividers';
  return colors.flatMap((color, place) => {
    const own = edged.filter((_, at) => at % colors.length === place);
    const edge = `${width} solid ${toHex(color)}`;
    // Beside a line above, one at the side would leave a torn corner.
    const isUpper = (index: number) =>
      hasRules || cards.has(index) || (elementAt(page, index)?.style['border-top-width'] ?? 0) > 0;
    return [
      ...changeOf(own.filter(isUpper), { 'border-top': edge }),
      ...changesBy(
        page,
        own.filter((index) => !isUpper(index) && !isCentred(index)),
        (style) => ({
          'border-left': edge,
          ...(style['padding-left'].px < BESIDE_EDGE && { 'padding-left': `${BESIDE_EDGE}px` }),
        }),
      ),
    ];
  });
}

/** Links in a colour. */
export function accentLinks(page: Restyling, color: Rgba): StyleChange[] {
  return accentInks(page, partsOf(page).links, color);
}

/** Degrees of OKLCH hue within which another token has the hue of a colour. */
const SAME_HUE = 30;

/**
 * Texts in a colour, or in a token of its hue, as far as that can be read on the ground of each; others keep their ink.
 * For a target without colours, lighter or darker where the colour could not be read.
 */
export function accentInks(page: Restyling, elements: readonly number[], color: Rgba): StyleChange[] {
  const { perception, tokens } = page;
  const { h } = rgbaToOklch(color);
  const alike = colorTokens(tokens)
    .filter((token) => fitsUse(token, 'ink') && looksColored(token.color))
    .filter((token) => hueDistance(rgbaToOklch(token.color).h, h) < SAME_HUE)
    .map((token) => token.color);
  const found = elements.flatMap((index) => {
    const element = elementAt(page, index);
    if (element === undefined) return [];
    const ground = perception.ground(element).color;
    const isLegible = (one: Rgba) => contrastRatio(one, ground) >= TEXT_CONTRAST;
    const own = [color, ...alike].find(isLegible);
    const ink = own ?? (statesColors(tokens) ? null : withContrast(color, [ground], TEXT_CONTRAST));
    return ink === null ? [] : [[index, ink] as const];
  });
  return inkChanges(page, new Map(found));
}

/** Icons drawn in the ink of the page, in a colour. */
export function accentIcons(page: Restyling, color: Rgba): StyleChange[] {
  const icons = page.features.paintedColors.filter(({ role }) => role === 'icon');
  return inkChanges(page, new Map(icons.flatMap(({ indices }) => indices).map((index) => [index, color])));
}

const MAX_HUES = 5;

/** Accents of the target in different hues, as many as its palette has. */
export function targetHues({ tokens, target }: Restyling): readonly Rgba[] {
  const apart: Rgba[] = [];
  for (const color of accentColors(tokens)) {
    const { h } = rgbaToOklch(color);
    if (apart.every((other) => hueDistance(rgbaToOklch(other).h, h) >= SAME_HUE)) apart.push(color);
  }
  return apart.slice(0, HUE_COUNTS[target['palette.strategy'] ?? 'mono+1'] ?? MAX_HUES);
}

/** Parts of the page from side to side in colours, one each, the most prominent part in the first. */
export function accentBands(page: Restyling, colors: readonly Rgba[]): StyleChange[] {
  const bands = bandsOf(page);
  const filled = colors.flatMap((color, place) => {
    const band = bands[place];
    return band === undefined ? [] : [[band, color] as const];
  });
  return fillChanges(page, new Map(filled));
}

export const TOP_EDGE = 16; // px
/** px; a mark, and no band that outweighs other colour. */
export const THIN_TOP = 6;

/**
 * A line in a colour along the upper edge of the page, as many brands have one. Only in a colour by which the target is
 * known: one of states or of a single part would be a stray bar. A band only where the target fills bands, none where its
 * accent is rare. None below a header that stays at the window, which
 * would hide it.
 */
export function accentTop(restyling: Restyling, color: Rgba, height = TOP_EDGE): StyleChange[] {
  const body = edgedBody(restyling, color);
  if (body === null) return [];
  const px = wantsBands(restyling) ? height : Math.min(height, THIN_TOP);
  const line = { 'border-top': `${px}px solid ${toHex(color)}` };
  if (!hasLine(body)) return changeOf([body.index], line);
  // A line of the page in another accent stays, and this one lies above it, where both are as wide as the window.
  return isWide(body, restyling) && wantsBands(restyling) ? changeOf([body.parent], line) : [];
}

/** Lines along the upper and the lower edge: of a long page without buttons or cards, one alone is hardly noticed. */
export function accentFrame(restyling: Restyling, color: Rgba, width = FRAME): StyleChange[] {
  const body = wantsBands(restyling) ? edgedBody(restyling, color) : null;
  if (body === null || (hasLine(body) && toHex(body.style['border-top-color']) !== toHex(color))) return [];
  const line = `${width}px solid ${toHex(color)}`;
  // A narrow body would leave both as bars over its column.
  const holder = isWide(body, restyling) || hasLine(body) ? body.index : body.parent;
  return changeOf([holder], { 'border-top': line, 'border-bottom': line });
}

const FRAME = 24; // px

/** Whether the target fills bands with its accent; others have it on buttons, links and marks, such as a thin line. */
export function wantsBands({ target }: Restyling): boolean {
  return target['palette.accent_use'] === 'pervasive';
}

/** The body, where it may have a line in a colour along its upper edge. */
function edgedBody(restyling: Restyling, color: Rgba): StyledElement | null {
  const { perception, tokens, target } = restyling;
  // A palette of two hues is known by both, whatever they are called.
  const pair = target['palette.strategy'] === 'duotone' ? targetHues(restyling) : [];
  const leads = leadsTarget(color, tokens) || pair.some((own) => toHex(own) === toHex(color));
  if (target['surface.borders'] === 'none' || target['palette.accent_use'] === 'rare-signal' || !leads)
    return null;
  const { page, visible } = perception;
  const isHidden = visible.some(
    (element) => element.style.position === 'fixed' && element.box.y < TOP_EDGE && isWide(element, restyling),
  );
  return isHidden ? null : (page.elements.find(({ tag, parent }) => tag === 'body' && parent === 0) ?? null);
}

function isWide({ box }: StyledElement, { perception: { page } }: Restyling): boolean {
  return box.width >= WIDE * page.viewport.width;
}

/** Whether an element has a coloured line along its upper edge. */
export function hasLine({ style }: StyledElement): boolean {
  return style['border-top-width'] >= THIN_TOP && looksColored(style['border-top-color']);
}

const WIDE = 0.94; // of the viewport

/** Parts of the page from side to side that hold text, those with a fill of their own first. */
export function bandsOf({ perception }: Restyling): number[] {
  const { page, visible } = perception;
  const wide = visible.filter(
    ({ box, tag, style }) =>
      box.width >= WIDE * page.viewport.width &&
      box.height >= 60 &&
      box.height <= 900 &&
      tag !== 'html' &&
      tag !== 'body' &&
      style.position !== 'fixed',
  );
  const outer = wide.filter(({ parent }) => !wide.some(({ index }) => index === parent));
  const drawn = ({ style }: (typeof wide)[number]) => Number(style['background-color'].a > 0);
  const dark = ({ style }: (typeof wide)[number]) => Number(isDarkGround(style['background-color']));
  return outer.toSorted((a, b) => drawn(b) - drawn(a) || dark(b) - dark(a)).map(({ index }) => index);
}
