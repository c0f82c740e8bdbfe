import type { ComputedStyle } from '../cascade/properties.ts';
import type { Rgba } from '../color/rgba.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import type { Seen } from '../features/seen.ts';
import type { TextContrast } from '../features/text-contrasts.ts';
import { colorBehind } from '../perception/color-behind.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { typedFields } from '../perception/typed-fields.ts';
import type { Ground, TextRun } from '../perception/visible-page.ts';
import { oncePer } from '../text/once-per.ts';

/**
 * The colour of a panel that lies below a text without holding it: a placed box, or a pseudo-element. Null where the
 * backgrounds of what holds the text are its ground, and over pictures.
 */
export function panelBelow({ element, box }: TextRun, { page, paintMap }: Perception): Rgba | null {
  const paint = paintMap.atCentre(box);
  if (paint === undefined || paint.kind === 'picture' || paint.kind === 'media') return null;
  if (paint.cover === null) {
    // What lies in the text, such as an inline box, is painted over its ground.
    if (holds(element.index, paint.element.index) || holds(paint.element.index, element.index)) return null;
  }
  return colorBehind(paint, box, paintMap.paints);

  function holds(outer: number, inner: number): boolean {
    for (let at = page.elements[inner]; at !== undefined; at = page.elements[at.parent])
      if (at.index === outer) return true;
    return false;
  }
}

/**
 * The contrasts of all texts whose ground is known, each against what is really painted below it, and of the texts in
 * fields; once for each page.
 */
export const paintedContrasts = oncePer(contrastsOf, ({ features }) => features);

function contrastsOf({ perception, features: { textContrasts } }: Seen): readonly TextContrast[] {
  const runs = new Map(perception.textRoles.map(({ run }) => [run.element.index, run]));
  const texts = [...textContrasts.known, ...textContrasts.illegible].map((text) => {
    const run = runs.get(text.index);
    const ground = run === undefined ? null : panelBelow(run, perception);
    if (run === undefined || ground === null) return text;
    const { '-webkit-text-fill-color': fill, opacity } = run.element.style;
    const ink = composite({ ...fill, a: fill.a * opacity }, ground);
    return { ...text, ground, ink, ratio: contrastRatio(ink, ground) };
  });
  const { page, ground } = perception;
  const groundAt = (index: number) => page.elements[index] && ground(page.elements[index]);
  return [...texts, ...fieldContrasts(perception, page.elements, groundAt)];
}

/** The contrasts of the texts in fields, with some styles of the page. @param groundAt by the index of the field */
export function fieldContrasts(
  perception: Perception,
  styles: readonly { readonly style: ComputedStyle }[],
  groundAt: (index: number) => Ground | undefined,
): TextContrast[] {
  return typedFields(perception).flatMap((field): TextContrast[] => {
    const { index } = field;
    const [style, behind] = [styles[index]?.style, groundAt(index)];
    if (style === undefined || behind === undefined || behind.image) return [];
    const { '-webkit-text-fill-color': fill, opacity } = style;
    const ground = behind.color;
    const ink = composite({ ...fill, a: fill.a * opacity }, ground);
    const text = { selector: shortSelector(field), index, ink, ground, ratio: contrastRatio(ink, ground) };
    return fill.a === 0 ? [] : [{ ...text, role: 'control', characters: 1, weight: 1 }];
  });
}
