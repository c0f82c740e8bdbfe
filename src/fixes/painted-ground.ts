import type { ComputedStyle } from '../cascade/properties.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import type { Seen } from '../features/seen.ts';
import type { TextContrast } from '../features/text-contrasts.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { typedFields } from '../perception/typed-fields.ts';
import type { Ground } from '../perception/visible-page.ts';
import { oncePer } from '../text/once-per.ts';

/**
 * The contrasts of all texts whose ground is known, each against what is really painted below it, and of the texts in
 * fields; once for each page.
 */
export const paintedContrasts = oncePer(contrastsOf, ({ features }) => features);

function contrastsOf({ perception, features: { textContrasts } }: Seen): readonly TextContrast[] {
  const { page, ground } = perception;
  const groundAt = (index: number) => page.elements[index] && ground(page.elements[index]);
  return [
    ...textContrasts.known,
    ...textContrasts.illegible,
    ...fieldContrasts(perception, page.elements, groundAt),
  ];
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
