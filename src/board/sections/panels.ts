import { type Shape, SIZES } from '../artwork.ts';
import type { BoardFacts, PanelSource } from '../board-facts.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { toHex } from '../../color/hex.ts';
import { mixedColor } from '../../color/mean.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { textOn } from '../field.ts';
import { recoloredPoster } from '../recolored-poster.ts';
import { spectrumColors } from '../main-colors.ts';
import {
  drawPattern,
  formsOn,
  type PatternColors,
  patternColors,
  type PatternId,
  patternOf,
} from './plate.ts';

/** Shape of the panels. */
const SHAPE: Shape = 'usual';

/**
 * The pictures of a hybrid: a panel for each source, the leading one first, the others with their name below. A panel shows
 * the poster of its source, the leading one in all colours of the hybrid and the others in shades of one, so that the
 * leading one leads. Without posters, the source of the imagery shows a picture where the hybrid has pictures; the others
 * show their own pattern, with their corner, line and spacing, in the colours of the hybrid.
 */
export function panels(facts: BoardFacts, sources: readonly PanelSource[]): string {
  const { picture } = facts.artwork;
  const own = [facts.ground, facts.ink, ...spectrumColors(facts).map(([, hex]) => hex)];
  const oneInk = shadesOfOneInk(facts);
  const grounds = groundsOf(facts);
  const taken = new Set<PatternId>();
  let beside = [facts.ground];
  const shown = sources.map((source, at) => {
    if (source.poster !== undefined) {
      const { svg, ground } = recoloredPoster(source.poster, at === 0 ? own : oneInk, beside);
      beside = [...beside, ...(ground === undefined ? [] : [ground])];
      return svg.replace('<svg', `<svg id="${panelId(source.slug)}"`);
    }
    if (source.givesPictures && picture !== null) return picture(0, SHAPE);
    const colors = grounds[at % grounds.length] ?? patternColors(facts);
    const id = patternOf(source, taken);
    taken.add(id);
    return drawPattern(id, source, SIZES[SHAPE], colors);
  });
  return `<div class="art panels">${sources
    .map(
      ({ name }, at) =>
        `<div class="source"><div class="panel">${shown[at] ?? ''}</div>${at === 0 ? '' : caption(name)}</div>`,
    )
    .join('')}</div>`;
}

/** Parts of the ink in each shade between it and the lighter or darker end. */
const SHADES = [0.12, 0.3, 0.55] as const;

/** The ground, the ink and the most saturated main colour of a hybrid, with shades between that colour and both of them. */
function shadesOfOneInk(facts: BoardFacts): readonly string[] {
  const ink = spectrumColors(facts)
    .map(([, hex]) => hex)
    .toSorted((a, b) => rgbaToOklch(tokenColor(b)).c - rgbaToOklch(tokenColor(a)).c)[0];
  if (ink === undefined) return [facts.ground, facts.ink];
  const towards = (end: string) =>
    SHADES.map((weight) =>
      toHex(
        mixedColor([
          { color: tokenColor(ink), weight },
          { color: tokenColor(end), weight: 1 - weight },
        ]),
      ),
    );
  return [facts.ground, ...towards(facts.ground), ink, ...towards(facts.ink), facts.ink];
}

/** The title says the same to readers who do not see the page. */
function caption(name: string): string {
  return `<p class="caption" aria-hidden="true"><span class="times">× </span><span>${escapeHtml(name)}</span></p>`;
}

/** Grounds of neighbouring panels: that of the usual pattern, and others of the main colours. */
function groundsOf(facts: BoardFacts): readonly PatternColors[] {
  const usual = patternColors(facts);
  const others = spectrumColors(facts)
    .map(([, hex]) => hex)
    .filter((hex) => hex !== usual.back)
    .map((back) => ({ back, forms: formsOn(back, facts, textOn(back, [facts.headline, facts.ground])) }));
  return [usual, ...others.slice(0, MAX_OTHERS)];
}

/** More grounds would leave the hybrid without a leading colour. */
const MAX_OTHERS = 1;

/** Id of the poster of a source, so that its signature move can show a detail of it. */
export function panelId(slug: string): string {
  return `poster-of-${slug}`;
}
