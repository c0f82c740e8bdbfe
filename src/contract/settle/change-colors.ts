import { tokenColor } from '../../catalog/token-values.ts';
import { contrastOn, isDarkGround, TEXT_CONTRAST } from '../../color/contrast.ts';
import { parseHex, toHex } from '../../color/hex.ts';
import { rgbaToOklch, type Oklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import { hueDistance, looksColored } from '../../color/seen-hue.ts';
import { isStateColor } from '../../color/state-colors.ts';
import { withContrast } from '../../color/with-contrast.ts';
import { BANDS as CONTRASTS } from '../../grammar/axes/palette-contrast/axis.ts';
import { paletteStrategy } from '../../grammar/axes/palette-strategy/axis.ts';
import { groundOf, surfaceGround } from '../../grammar/axes/surface-ground/axis.ts';
import type { Grammar } from '../../grammar/axes/index.ts';
import { isNeutralRole, statedAccents } from '../../specimen/brand-choices.ts';
import { isWarmHue } from '../../specimen/palette/hues.ts';
import { inkFor, labelOn, shadeOf } from '../../specimen/palette/oklch.ts';
import { withLegibleStates } from './legible-states.ts';
import { colorsOn, withLabels, type Colors } from './derive-scheme.ts';
import type { SaidToken } from './said-token.ts';
import { BLACK } from '../../color/plain-colors.ts';

const ONE_HUE = 30; // degrees

/** The colours of a scheme as a brief changes them: what it states otherwise is replaced, everything else stays. */
export function changeColors(colors: Colors, changes: Grammar, said: readonly SaidToken[]): Colors {
  const accented = withAccents(withGround(colors, changes, said), changes);
  const contrast = CONTRASTS.findIndex(({ value }) => value === changes['palette.contrast']);
  return withLegibleStates(
    withSaid(contrast < 0 ? accented : withTextContrast(accented, contrast), said),
    colors,
  );
}

function withGround(
  colors: Colors,
  { 'surface.ground': wanted }: Grammar,
  said: readonly SaidToken[],
): Colors {
  const stated = said.find(({ path }) => path === 'color.background')?.value;
  const own = colors['background'];
  if (stated !== undefined) return colorsOn(tokenColor(stated), colors);
  if (wanted === undefined || own === undefined || groundOf(tokenColor(own)) === wanted) return colors;
  const isTinted = wanted === 'warm-tinted' || wanted === 'cool-tinted';
  const ground =
    isTinted && isDarkGround(tokenColor(own))
      ? { 'warm-tinted': '2a1d18', 'cool-tinted': '18212b' }[wanted]
      : surfaceGround.shownBy.light[wanted as keyof typeof surfaceGround.shownBy.light].full;
  return colorsOn(tokenColor(`#${ground}`), colors);
}

const CHROMAS: Readonly<Record<string, readonly [number, number]>> = {
  desaturated: [0, 0],
  muted: [0.05, 0.08],
  balanced: [0.1, 0.15],
  vivid: [0.17, 0.4],
};

/** Accents as strategy, saturation and warmth want them; those of too many hues become grey. */
function withAccents(colors: Colors, changes: Grammar): Colors {
  const { 'palette.strategy': strategy, 'palette.saturation': stated, 'palette.warmth': warmth } = changes;
  if (strategy === undefined && stated === undefined && warmth === undefined) return colors;
  const saturation = strategy === 'mono' ? 'desaturated' : (stated ?? '');
  const [least, most] = CHROMAS[saturation] ?? [0, 1];
  const count = strategy === undefined ? Infinity : paletteStrategy.shownBy.hues[strategy as 'mono'];
  const hues = statedAccents(colors).slice(0, count);
  return mapAccents(colors, most === 0, ({ l, c, h }) => {
    const isExtra = !hues.some((hue) => hueDistance(rgbaToOklch(hue).h, h) < ONE_HUE);
    const isOther = (warmth === 'warm' || warmth === 'cool') && isWarmHue(h) !== (warmth === 'warm');
    const chroma = isExtra && strategy !== undefined ? 0 : Math.min(most, Math.max(least, c));
    return { l, c: chroma, h: isOther ? otherSide(h) : h };
  });
}

/** A hue as far along the other side of the wheel: 115 to 325 degrees are cool. */
function otherSide(h: number): number {
  return isWarmHue(h) ? 115 + (((h + 35) % 360) * 210) / 150 : (325 + ((h - 115) * 150) / 210) % 360;
}

/**
 * Colours with a hue that are no states, each replaced; what becomes grey can be read on the ground.
 * @param all whether grounds, lines and texts are replaced too
 */
export function mapAccents(colors: Colors, all: boolean, change: (color: Oklch) => Oklch): Colors {
  const ground = tokenColor(colors['background'] ?? '#ffffff');
  const fills = Object.entries(colors).map(([name, hex]): [string, string] => {
    const color = tokenColor(hex);
    if (!looksColored(color) || isStateColor(name) || (!all && isNeutralRole(name))) return [name, hex];
    const own = rgbaToOklch(color);
    const next = change(own);
    if (next.c === own.c && next.h === own.h) return [name, hex];
    const shade = { ...shadeOf(next), a: color.a };
    const isMark = next.c === 0 && contrastOn(color, ground) >= MARK;
    return [name, toHex((isMark ? withContrast(shade, [ground], TEXT_CONTRAST) : null) ?? shade)];
  });
  return relabelled(Object.fromEntries(fills), colors);
}

/** Contrast of a colour with the ground, from which it is no tint of it. */
const MARK = 1.6;

function relabelled(fills: Colors, former: Colors): Colors {
  return withLabels(fills, former, (label) => label);
}

/** Text of a contrast in the middle of the band. */
function withTextContrast(colors: Colors, band: number): Colors {
  const { background, text } = colors;
  if (background === undefined || text === undefined) return colors;
  const { c, h } = rgbaToOklch(tokenColor(text));
  const [from, to] = [CONTRASTS[band]?.from ?? 1, CONTRASTS[band + 1]?.from ?? 21];
  return { ...colors, text: toHex(inkFor(tokenColor(background), (Math.max(from, 3) + to) / 2, c, h)) };
}

/** Colours that a brief says; accents in the hue of a replaced one follow it, and of a said palette no others stay. */
function withSaid(colors: Colors, said: readonly SaidToken[]): Colors {
  const own = new Map(
    said.flatMap((one) => (one.path.startsWith('color.') ? [[one.path.slice('color.'.length), one]] : [])),
  );
  if (own.size === 0) return colors;
  const saidGround = own.get('background');
  const ground = saidGround === undefined ? colors['background'] : toHex(saidColor(saidGround, colors));
  const replaced = Object.fromEntries(
    [...own].map(([name, one]) => [
      name,
      toHex(name === 'text' ? legibleText(one, ground) : saidColor(one, colors)),
    ]),
  );
  const { primary, background } = replaced;
  const isHue = own.get('primary')?.isHue === true;
  // The hue of a page that is all in one is that of its ground; buttons keep their colour.
  const isOfGround = isHue && background === undefined && isInLead(colors['background'], colors);
  if (isOfGround) delete replaced['primary'];
  const followed =
    primary === undefined ? colors : inHueOf(primary, colors, { isHue, isWhole: background !== undefined });
  if (isOfGround) {
    const kept = Object.entries(colors).filter(([name]) => /^primary(?:-|$)/.test(name));
    return relabelled({ ...followed, ...Object.fromEntries(kept), ...replaced }, colors);
  }
  const around = primary === undefined ? {} : besidePrimary(primary, { followed, own: colors, ground });
  return relabelled({ ...followed, ...around, ...replaced }, { ...colors, primary: '' });
}

/**
 * Colours in the hue of the former primary one take the hue of the new one: a ground in that hue only where the brief
 * names a hue and no part of the page. Of a whole palette, accents in other hues are left out.
 */
function inHueOf(
  primary: string,
  colors: Colors,
  { isHue, isWhole }: { readonly isHue: boolean; readonly isWhole: boolean },
): Colors {
  const former = leadOf(colors);
  const { l, c, h } = rgbaToOklch(tokenColor(primary));
  const own = rgbaToOklch(tokenColor(colors['primary'] ?? primary));
  const isLed = looksColored(tokenColor(colors['primary'] ?? primary));
  const isNear = (color: Oklch) => former !== null && hueDistance(color.h, former.h) < ONE_HUE;
  const next = Object.entries(colors).flatMap(([name, hex]): [string, string][] => {
    const rgba = tokenColor(hex);
    const color = rgbaToOklch(rgba);
    const [isColored, isNeutral] = [looksColored(rgba), isNeutralRole(name)];
    if (isStateColor(name)) return [[name, hex]];
    if (isWhole && isColored && !isNeutral && !isNear(color)) return [];
    const moved = (lightness: number, chroma: number): [string, string][] => [
      [
        name,
        toHex({ ...shadeOf({ l: Math.min(0.95, Math.max(0.25, lightness)), c: chroma, h }), a: rgba.a }),
      ],
    ];
    // States of a button without a hue.
    if (name.startsWith('primary-') && !isLed) return moved(l + color.l - own.l, c);
    if (former === null || !isNear(color) || !isTinted(rgba, isNeutral)) return [[name, hex]];
    if (isNeutral && GROUND.test(name)) return [[name, isHue ? groundIn(h, rgba) : hex]];
    if (isNeutral || !isShade(color, former))
      return [[name, toHex({ ...shadeOf({ ...color, h }), a: rgba.a })]];
    return moved(color.l + l - former.l, (color.c * c) / former.c);
  });
  return Object.fromEntries(next);
}

/** Whether a colour has a hue; greys of grounds and texts often have a trace of one. */
function isTinted(color: Rgba, isNeutral: boolean): boolean {
  return looksColored(color) || (!isNeutral && rgbaToOklch(color).c >= TINT);
}

const GROUND = /^(?:background|surface)/;

/** Whether a colour is about as strong as another: weaker ones are tints, stronger ones than an ink on buttons accents of their own. */
function isShade({ c }: Oklch, other: Oklch): boolean {
  return c >= other.c / 2 && c <= 2 * other.c;
}

/** A ground in another hue, dark as it was. */
function groundIn(h: number, ground: Rgba): string {
  const { l, c } = rgbaToOklch(ground);
  const turned = shadeOf({ l, c, h });
  const isLighter = isDarkGround(ground) && !isDarkGround(turned);
  return toHex(isLighter ? shadeOf({ l: l - 0.1, c, h }) : turned);
}

const TINT = 0.012; // OKLCH chroma; below, a colour looks grey

/** The primary colour in OKLCH, or the first accent; null without a hue. */
function leadOf(colors: Colors): Oklch | null {
  const own = parseHex(colors['primary']?.slice(1) ?? '');
  const lead = own !== null && looksColored(own) ? own : statedAccents(colors)[0];
  return lead === undefined ? null : rgbaToOklch(lead);
}

function isInLead(hex: string | undefined, colors: Colors): boolean {
  const [lead, color] = [leadOf(colors), tokenColor(hex ?? '#ffffff')];
  return lead !== null && looksColored(color) && hueDistance(rgbaToOklch(color).h, lead.h) < ONE_HUE;
}

/** What goes with a said primary colour: its label, and links that can be read, where the taste has a colour of links. */
function besidePrimary(
  primary: string,
  {
    followed,
    own,
    ground,
  }: { readonly followed: Colors; readonly own: Colors; readonly ground: string | undefined },
): Colors {
  const label = followed['on-primary'] ?? toHex(labelOn(tokenColor(primary)));
  if (own['link'] === undefined || ground === undefined) return { 'on-primary': label };
  const link = withContrast(tokenColor(followed['link'] ?? primary), [tokenColor(ground)], TEXT_CONTRAST);
  return { 'on-primary': label, link: toHex(link ?? BLACK) };
}

/** A said colour, a named hue in the style of the taste. */
function saidColor({ value, isHue = false }: SaidToken, colors: Colors): Rgba {
  return isHue ? inStyleOf(colors, tokenColor(value)) : tokenColor(value);
}

/** Text in a colour that words name, as far from the ground as text has to be; a code means exactly that colour. */
function legibleText({ value, isWord = false }: SaidToken, ground: string | undefined): Rgba {
  const color = tokenColor(value);
  if (!isWord || ground === undefined) return color;
  return withContrast(color, [tokenColor(ground)], TEXT_CONTRAST) ?? color;
}

/** How far the lightness of a hue may be from that of its name, so that it keeps the name. */
const NAME_REACH = 0.12;

/** A named hue as light and strong as the main accent is. */
function inStyleOf(colors: Colors, color: Rgba): Rgba {
  const lead = leadOf(colors);
  const { l, c, h } = rgbaToOklch(color);
  if (lead === null) return color;
  return shadeOf({
    l: Math.min(l + NAME_REACH, Math.max(l - NAME_REACH, lead.l)),
    c: Math.min(lead.c, c),
    h,
  });
}
