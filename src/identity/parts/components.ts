import { hasGradient } from '../../perception/has-gradient.ts';
import { parseHex, toHex } from '../../color/hex.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../color/contrast.ts';
import { colorDifference } from '../../color/difference.ts';
import type { Rgba } from '../../color/rgba.ts';
import { compareAspects, reasonFor, type Aspect } from '../aspects.ts';
import { neutralCloseness } from '../color-closeness.ts';
import { mainButtons } from '../main-buttons.ts';
import { CLOSE_ENOUGH, closeness, definePart, type PartComparison } from '../part.ts';
import type { SeenComponent } from '../seen-controls.ts';
import { judgeShares, meanScore, tellingShare } from '../share.ts';
import type { TargetIdentity } from '../target.ts';
import { tellingComponent } from '../telling-component.ts';

/** px; the height and padding of a control. */
const LENGTH = { same: 2, other: 14 } as const;
const WEIGHT = { same: 25, other: 300 } as const;

/** How buttons, fields and cards are drawn, apart from radius and border, which are parts of their own. */
export const buttonShape = definePart({
  id: 'component.button',
  label: 'Shape of buttons',
  weight: 0.03,
  group: 'detail',
  unit: 'share',
  compare: ({ buttons }, target) => compareComponent('button', mainButtons(buttons, target), target),
});

export const inputShape = definePart({
  id: 'component.input',
  label: 'Shape of fields',
  weight: 0.01,
  group: 'detail',
  unit: 'share',
  compare: ({ inputs }, target) => compareComponent('input', inputs, target),
});

export const cardShape = definePart({
  id: 'component.card',
  label: 'Shape of cards',
  weight: 0.02,
  group: 'detail',
  unit: 'share',
  compare: ({ cards }, target) => compareComponent('card', cards, target),
});

type ComponentRole = 'button' | 'input' | 'card';

const NAMES: Readonly<Record<ComponentRole, string>> = { button: 'button', input: 'field', card: 'card' };

type Declared = Readonly<Record<string, string>>;

function compareComponent(role: ComponentRole, seen: readonly SeenComponent[], target: TargetIdentity) {
  const declared = target.components[role] ?? {};
  const stated = COMPARISONS.filter((comparison) => comparison.isStated(declared));
  const aspects = stated.flatMap(({ compare, concerns = () => true }) => {
    return wholeOf(seen.filter(concerns), (one) => compare(role, declared, one)) ?? [];
  });
  const whole = compareAspects(aspects, reasonFor(stated.length > 0, NAMES[role]));
  if (whole.score === null) return whole;
  const told = tellingComponent(seen, (one) =>
    stated
      .filter(({ concerns = () => true }) => concerns(one))
      .map(({ compare }) => compare(role, declared, one)),
  );
  const { measured, expected, distance, evidence } = { ...whole, ...compareAspects(told, '') };
  const compared = { ...whole, measured, expected, distance, evidence };
  if (declared['background'] === undefined) return compared;
  const elements = withoutLabel(compared, seen);
  if (elements.length === 0) return compared;
  const fill = { role, property: 'background', value: declared['background'], token: null, elements };
  return { ...compared, declarations: [...compared.declarations, fill] };
}

/** Those on whose fill the declared label could not be read: they need the declared fill as well. */
function withoutLabel({ declarations }: PartComparison, seen: readonly SeenComponent[]): number[] {
  const label = declarations.find(({ property }) => property === 'color');
  const ink = label === undefined ? null : colorIn(label.value);
  if (ink === null || declarations.some(({ property }) => property === 'background')) return [];
  const labelled = label?.elements === undefined ? null : new Set(label.elements);
  return seen
    .filter(({ element: { index }, ground }) => {
      const isMeant = labelled?.has(index) ?? true;
      return isMeant && contrastRatio({ ...ink, a: 1 }, ground) < TEXT_CONTRAST;
    })
    .map(({ element }) => element.index);
}

/** One property of all that are seen, by their place: their mean score, and what most of those show that differ. */
function wholeOf(
  seen: readonly SeenComponent[],
  compare: (component: SeenComponent) => Aspect,
): Aspect | null {
  const compared = seen.map((component) => ({ component, aspect: compare(component) }));
  const judged = judgeShares(compared, {
    weightOf: ({ component }) => component.attention,
    valueOf: ({ aspect: { measured } }) => measured,
    scoreOf: ({ aspect: { score } }) => score,
  });
  const told = tellingShare(judged);
  if (told === undefined) return null;
  const different = compared.filter(({ aspect: { score } }) => score < CLOSE_ENOUGH);
  const meant = different.length === 0 ? compared : different;
  return {
    ...told.item.aspect,
    score: meanScore(judged),
    elements: meant.map(({ component }) => component.element.index),
  };
}

/** How one declaration of a component is compared. */
interface Comparison {
  readonly isStated: (declared: Declared) => boolean;
  /** Which of what is seen it is about; all of it unless given. */
  readonly concerns?: (seen: SeenComponent) => boolean;
  /** Called only for what is stated. */
  readonly compare: (role: ComponentRole, declared: Declared, seen: SeenComponent) => Aspect;
}

const fillComparison: Comparison = {
  isStated: ({ background }) => background !== undefined,
  compare(role, { background = 'none' }, seen) {
    const { style } = seen.element;
    const isFilled = style['background-color'].a > 0 || hasGradient(style);
    const wantsFill = background !== 'transparent' && background !== 'none';
    // A field may have the colour of its ground.
    const looksFilled =
      isFilled || isColor(seen.ground, background, role) || (role === 'input' && !seen.hasFill);
    const isAsFilled = wantsFill ? looksFilled : !isFilled || (role === 'input' && !seen.hasFill);
    const score = isAsFilled ? fillCloseness(role, seen, background) : 0;
    const measured = isFilled ? toHex(seen.ground) : 'transparent';
    return aspect(seen, {
      role,
      property: 'background',
      measured,
      expected: background,
      distance: 1 - score,
      score,
    });
  },
};

/** How close the fill of a card is to the declared colour, 0..1; colours of buttons and fields are parts of their own. */
function fillCloseness(role: ComponentRole, { ground }: SeenComponent, declared: string): number {
  const color = role === 'card' ? colorIn(declared) : null;
  return color === null || color.a < 1 ? 1 : neutralCloseness(ground, color);
}

/** OKLab distance up to which a ground looks like a declared fill, and up to which an outlined card needs none. */
const SAME_FILL = 0.02;
const NEAR_FILL = 0.04;

/** The colour of a declaration in hexadecimal notation; null for others. */
function colorIn(declared: string): Rgba | null {
  return declared.startsWith('#') ? parseHex(declared.slice(1)) : null;
}

/** Whether what is seen has a declared colour; a card without a fill looks filled on a ground in its colour. */
function isColor(seen: Rgba, declared: string, role: ComponentRole): boolean {
  const color = colorIn(declared);
  return color !== null && colorDifference(seen, color) <= (role === 'card' ? NEAR_FILL : SAME_FILL);
}

const labelComparison: Comparison = {
  isStated: ({ color }) => color !== undefined && parseHex(color.slice(1)) !== null,
  compare(role, { color: expected = '' }, seen) {
    const own = { ...seen.element.style.color, a: 1 };
    const wanted = parseHex(expected.slice(1)) ?? own;
    const distance = colorDifference(own, wanted);
    const score = neutralCloseness(own, wanted);
    return aspect(seen, { role, property: 'color', measured: toHex(own), expected, distance, score });
  },
};

const COMPARISONS: readonly Comparison[] = [
  fillComparison,
  labelComparison,
  numberComparison('font-weight', '', WEIGHT, ({ element }) => element.style['font-weight']),
  numberComparison('font-size', 'px', LENGTH, ({ element }) => element.style['font-size']),
  {
    ...numberComparison('height', 'px', LENGTH, ({ element }) => element.box.height),
    // A field for several lines is as high as its text.
    concerns: ({ element }) => element.tag !== 'textarea',
  },
  numberComparison(
    'padding',
    'px',
    LENGTH,
    ({ element }) => element.style['padding-left'].px,
    sidePadding,
    paddingOf,
  ),
];

/** @param numberIn reads the number of the declaration; NaN for a keyword */
function numberComparison(
  property: string,
  unit: string,
  { same, other }: { readonly same: number; readonly other: number },
  valueOf: (component: SeenComponent) => number,
  numberIn: (declared: string) => number = Number.parseFloat,
  told: (component: SeenComponent) => string = (component) => `${rounded(valueOf(component))}${unit}`,
): Comparison {
  return {
    isStated: (declared) => Number.isFinite(numberIn(declared[property] ?? '')),
    compare(role, declared, seen) {
      const expected = declared[property] ?? '';
      const value = valueOf(seen);
      const distance = Math.abs(value - numberIn(expected));
      const measured = told(seen);
      return aspect(seen, {
        role,
        property,
        measured,
        expected,
        distance,
        score: closeness(distance, same, other),
      });
    },
  };
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}

/** The padding as a stylesheet would declare it, so that it can be read beside the declared one: `4px 8px`. */
function paddingOf({ element: { style } }: SeenComponent): string {
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  const [top, right, bottom, left] = sides.map((side) => `${rounded(style[`padding-${side}`].px)}px`);
  if (right !== left) return `${top} ${right} ${bottom} ${left}`;
  if (top !== bottom) return `${top} ${right} ${bottom}`;
  return top === right ? `${top}` : `${top} ${right}`;
}

/** px beside the label: the second length of `8px 16px`. */
function sidePadding(declared: string): number {
  const [first = '', second = first] = declared.trim().split(/\s+/);
  return Number.parseFloat(second);
}

function aspect({ selector }: SeenComponent, compared: Omit<Aspect, 'selector' | 'token'>): Aspect {
  return { ...compared, selector, token: null };
}
