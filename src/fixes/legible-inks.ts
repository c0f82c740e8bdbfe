import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import type { Restyling, StyleChange, Way } from '../grammar/restyle.ts';
import { inkChanges } from '../grammar/restyle-colors.ts';
import { panelBelow } from './painted-ground.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import type { TextOnGround } from './texts-like-ground.ts';
import { colorTokens } from '../grammar/token-palette.ts';

const INKS = ['color.text', 'color.background', 'color.on-primary'];
const BLACK_AND_WHITE: readonly Rgba[] = [
  { r: 255, g: 255, b: 255, a: 1 },
  { r: 0, g: 0, b: 0, a: 1 },
];

/** An ink for each text that can be read on its ground: of the target, else black or white. */
export function legibleInks(texts: readonly TextOnGround[], page: Restyling): StyleChange[] {
  const inks = [...inksOf(page.tokens), ...BLACK_AND_WHITE];
  const found = texts.flatMap(({ index, ground }) => {
    const ink = inks.find((one) => contrastOn(one, ground) >= TEXT_CONTRAST);
    return ink === undefined ? [] : [[index, ink] as const];
  });
  return inkChanges(page, new Map(found));
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
    const panel = panelBelow(run, perception);
    if (panel === null && run.ground.image) return [];
    const ground = panel ?? run.ground.color;
    const isFaint = contrastOn(run.element.style.color, ground) < TEXT_CONTRAST;
    return isFaint ? [{ index: run.element.index, ground }] : [];
  });
  return { changes: legibleInks(texts, page) };
}
