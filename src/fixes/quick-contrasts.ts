import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { parseHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Seen } from '../features/seen.ts';
import type { TextContrast } from '../features/text-contrasts.ts';
import type { StyleChange } from '../grammar/restyle.ts';
import { FIELD_TAGS } from '../perception/controls.ts';
import type { Perception } from '../perception/perceive.ts';
import { groundsOf, type TextRun } from '../perception/visible-page.ts';
import { dimmedAmong } from './guards.ts';
import { mergedChanges } from './merge-changes.ts';
import { fieldContrasts, paintedContrasts } from './painted-ground.ts';

/** The style of each element, by its index. */
export type Styles = readonly Pick<StyledElement, 'parent' | 'style'>[];

/**
 * The texts of a page that other styles make hard to read where they are now. It neither places boxes nor perceives the
 * page, so it takes a twentieth of a reading.
 */
export function quicklyDimmed(page: Seen, styles: Styles): TextContrast[] {
  const before = paintedContrasts(page);
  return dimmedAmong(before, contrastsWith(page.perception, before, styles));
}

function contrastsWith(
  perception: Perception,
  before: readonly TextContrast[],
  styles: Styles,
): TextContrast[] {
  const known = new Map(before.map((text) => [text.index, text]));
  const groundIn = groundsOf(styles);
  const texts = perception.textRoles.flatMap(({ run, role }) => {
    const { index } = run.element;
    const style = styles[index]?.style;
    const text = known.get(index);
    if (style === undefined || role === 'hidden' || role === 'icon') return [];
    const ground = groundAfter(run, text, perception, groundIn);
    if (ground === null) return [];
    const fill = style['-webkit-text-fill-color'];
    if (fill.a === 0) return [];
    const ink = composite({ ...fill, a: fill.a * style.opacity }, ground);
    const { characters, weight } = run;
    const selector = text?.selector ?? '';
    return [{ selector, index, role, ink, ground, ratio: contrastRatio(ink, ground), characters, weight }];
  });
  return [...texts, ...fieldContrasts(perception, styles, groundIn)];
}

/** What a text lies on: the fills around it, or a panel below it; null for a picture. */
function groundAfter(
  { element, ground, box }: TextRun,
  text: TextContrast | undefined,
  { paintMap }: Perception,
  groundIn: ReturnType<typeof groundsOf>,
): Rgba | null {
  const around = groundIn(element.index);
  if (text === undefined) return around.image ? null : around.color;
  const isAround = !ground.image && isSame(ground.color, text.ground);
  if (isAround || (ground.image && !around.image)) return around.color;
  const paint = paintMap.atCentre(box);
  return paint?.kind === 'color' && paint.cover === null && !ground.image
    ? groundIn(paint.element.index).color
    : text.ground;
}

function isSame(one: Rgba, other: Rgba): boolean {
  return one.r === other.r && one.g === other.g && one.b === other.b;
}

/**
 * The styles that changes lead to on a page whose rules are not known: an element in the ink of its parent is taken to
 * inherit it, unless it is a field.
 */
export function roughStyles({ page }: Perception, changes: readonly StyleChange[]): Styles {
  const declared = new Map(
    mergedChanges(changes.filter(({ pseudo }) => pseudo === undefined)).flatMap(
      ({ elements, declarations }) => elements.map((index) => [index, declarations] as const),
    ),
  );
  const styles: { parent: number; style: ComputedStyle }[] = [];
  for (const { index, parent, style, tag } of page.elements) {
    const own = declared.get(index) ?? {};
    const [was, is] = [page.elements[parent]?.style, styles[parent]?.style];
    const inherits = !FIELD_TAGS.has(tag) && was && is && isSame(was.color, style.color);
    const ink = colorIn(own['color']) ?? (inherits ? is.color : style.color);
    const fill = colorIn(own['background-color']) ?? colorIn(own['background']) ?? style['background-color'];
    const isInk = isSame(style.color, style['-webkit-text-fill-color']);
    styles.push({
      parent,
      style: {
        ...style,
        color: ink,
        'background-color': fill,
        ...(isInk && { '-webkit-text-fill-color': ink }),
      },
    });
  }
  return styles;
}

function colorIn(value: string | undefined): Rgba | null {
  if (value === 'transparent' || value === 'none') return { r: 0, g: 0, b: 0, a: 0 };
  return value?.startsWith('#') === true ? parseHex(value.slice(1)) : null;
}
