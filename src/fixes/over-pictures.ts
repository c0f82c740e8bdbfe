import { relativeLuminance } from '../color/contrast.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Seen } from '../features/seen.ts';
import { oncePer } from '../text/once-per.ts';
import { paintedContrasts } from './painted-ground.ts';

/** Of the relative luminance, 0..1; a tint of white or black changes by less. */
const TURNED = 0.4;

/**
 * The inks that texts over pictures had before they turned from light to dark or back, by the index of the element. Their
 * contrast is unknown, but who wrote the page chose the ink for the picture.
 */
export function turnedOverPictures(before: Seen, after: Seen): ReadonlyMap<number, Rgba> {
  const is = inksOverPictures(after);
  const turned = [...inksOverPictures(before)].filter(([index, ink]) => {
    const now = is.get(index);
    return now !== undefined && Math.abs(relativeLuminance(now) - relativeLuminance(ink)) > TURNED;
  });
  return new Map(turned);
}

/** Of the texts whose ground is unknown. */
const inksOverPictures = oncePer(foundInks, ({ features }) => features);

function foundInks(seen: Seen): ReadonlyMap<number, Rgba> {
  const known = new Set(paintedContrasts(seen).map(({ index }) => index));
  // Of icons and emoji no contrast is measured, whatever is behind them.
  const texts = seen.perception.textRoles.filter(({ role }) => role !== 'hidden' && role !== 'icon');
  const unknown = texts.filter(({ run }) => !known.has(run.element.index));
  return new Map(
    unknown.map(({ run: { element } }) => [element.index, element.style['-webkit-text-fill-color']]),
  );
}
