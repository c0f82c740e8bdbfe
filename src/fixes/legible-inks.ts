import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import { hueDistance, looksColored } from '../color/seen-hue.ts';
import { isMainStateColor } from '../color/state-colors.ts';
import { withContrast } from '../color/with-contrast.ts';
import { linkInk } from '../grammar/link-ink.ts';
import { keptLooks } from '../grammar/kept-looks.ts';
import { elementAt, type Restyling, type StyleChange, type Way } from '../grammar/restyle.ts';
import { inkChanges } from '../grammar/restyle-colors.ts';
import { textGround } from '../perception/text-ground.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import type { TextOnGround } from './texts-like-ground.ts';
import { colorTokens } from '../grammar/token-palette.ts';

const INKS = ['color.text', 'color.background', 'color.on-primary'];
const BLACK_AND_WHITE: readonly Rgba[] = [
  { r: 255, g: 255, b: 255, a: 1 },
  { r: 0, g: 0, b: 0, a: 1 },
];

/**
 * An ink for each text that can be read on its ground: of the target, else black or white. A message of a state keeps its
 * hue, in the colour that the target has for such states, else lighter or darker.
 */
export function legibleInks(texts: readonly TextOnGround[], page: Restyling): StyleChange[] {
  const inks = [...inksOf(page.tokens), ...BLACK_AND_WHITE];
  const { inks: messages, fills } = keptLooks(page);
  const found = texts.flatMap(({ index, ground }) => {
    const own = messages.has(index) || fills.has(index) ? inksOfState(index, ground, page) : [];
    const label = labelInk(ground, page.tokens);
    const fitting = [own, label ?? linkInk(page, index) ?? mutedInks(page, index), inks].flat();
    const ink = fitting.find((one) => contrastOn(one, ground) >= TEXT_CONTRAST);
    return ink === undefined ? [] : [[index, ink] as const];
  });
  return inkChanges(page, new Map(found));
}

/** The ink that the target has for its main colour, on a ground in that colour where it can be read; null for others. */
export function labelInk(ground: Rgba, tokens: StyleTokens): Rgba | null {
  const [primary, ink] = [tokens.color('color.primary'), tokens.color('color.on-primary')];
  if (primary === null || ink === null || toHex(primary) !== toHex(ground)) return null;
  return contrastOn(ink, ground) >= TEXT_CONTRAST ? ink : null;
}

/** Of the contrast of running text; a text with less is a remark beside it. */
const MUTED = 0.75;
/** DATA: names of tokens for such texts, the faintest first. */
const FAINT = ['text-muted', 'text-secondary'];

/** The faint inks of the target for a text that was fainter than the text of the body; none for others. */
export function mutedInks(page: Restyling, index: number): readonly Rgba[] {
  const text = elementAt(page, index);
  const body = page.perception.page.elements.find(({ tag }) => tag === 'body');
  if (text === undefined || body === undefined || looksColored(text.style.color)) return [];
  const ground = page.perception.ground(text);
  if (ground.image) return [];
  const [own, usual] = [text, body].map(({ style }) => contrastOn(style.color, ground.color));
  if (own === undefined || usual === undefined || own >= MUTED * usual) return [];
  return FAINT.flatMap((name) => page.tokens.color(`color.${name}`) ?? []);
}

/** Degrees of OKLCH hue within which a colour says the same. */
const SAME_HUE = 40;

function inksOfState(index: number, ground: Rgba, page: Restyling): Rgba[] {
  const ink = elementAt(page, index)?.style.color;
  if (ink === undefined || !looksColored(ink)) return [];
  const { h } = rgbaToOklch(ink);
  const stated = page.tokens
    .group('color')
    .flatMap(({ name }) => (isMainStateColor(name) ? (page.tokens.color(`color.${name}`) ?? []) : []))
    .filter((color) => hueDistance(rgbaToOklch(color).h, h) < SAME_HUE);
  return [...stated, withContrast(ink, [ground], TEXT_CONTRAST) ?? []].flat();
}

/** The inks of a target: that of its text, its ground for text on dark, then its other greys. */
function inksOf(tokens: StyleTokens): Rgba[] {
  const greys = colorTokens(tokens).filter(({ color }) => !looksColored(color));
  return [...INKS.flatMap((path) => tokens.color(path) ?? []), ...greys.map(({ color }) => color)];
}

/** Legible inks for all texts below the contrast that WCAG asks for, as far as their ground is known. */
export function readableTexts(page: Restyling): Way {
  const { perception } = page;
  const texts = perception.runs.flatMap((run) => {
    const ground = textGround(run, perception.paintMap);
    if (ground === null) return [];
    const isFaint = contrastOn(run.element.style.color, ground) < TEXT_CONTRAST;
    return isFaint ? [{ index: run.element.index, ground }] : [];
  });
  return { changes: legibleInks(texts, page) };
}
