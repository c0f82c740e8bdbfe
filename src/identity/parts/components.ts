import { parseHex, toHex } from '../../color/hex.ts';
import { colorDifference } from '../../color/difference.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { compareAspects, reasonFor, type Aspect } from '../aspects.ts';
import { neutralCloseness } from '../color-closeness.ts';
import { closeness, definePart, type Role } from '../part.ts';
import type { SeenComponent } from '../seen.ts';
import type { TargetIdentity } from '../target.ts';

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
  const [main] = seen.toSorted((a, b) => b.attention - a.attention);
  const wanted = ASPECTS.filter((aspect) => aspect(role, declared, null) !== null);
  const aspects = main === undefined ? [] : ASPECTS.flatMap((aspect) => aspect(role, declared, main) ?? []);
  return compareAspects(aspects, reasonFor(wanted.length > 0, NAMES[role]));
}

/** The filled buttons where the target has a filled one: others are secondary. */
function mainButtons(
  buttons: readonly SeenComponent[],
  { components }: TargetIdentity,
): readonly SeenComponent[] {
  const fill = components.button?.['background'] ?? 'none';
  const filled = buttons.filter(({ hasFill }) => hasFill);
  const colored = filled.filter(({ ground }) => looksColored(ground));
  const isColored = parseHex(fill.slice(1)) !== null && looksColored(parseHex(fill.slice(1)) ?? BLACK);
  if (isColored && colored.length > 0) return colored;
  return filled.length > 0 && fill.startsWith('#') ? filled : buttons;
}

const BLACK = { r: 0, g: 0, b: 0, a: 1 } as const;

/** Compares one declaration; without a component, tells only whether it is stated. */
type CompareDeclaration = (role: Role, declared: Declared, seen: SeenComponent | null) => Aspect | null;

const ASPECTS: readonly CompareDeclaration[] = [
  (role, { background }, seen) => {
    if (background === undefined) return null;
    const wantsFill = background !== 'transparent' && background !== 'none';
    if (seen === null) return STATED;
    const color = parseHex(background.slice(1));
    const isFilled = seen.element.style['background-color'].a > 0;
    const measured = isFilled ? toHex(seen.ground) : 'transparent';
    const score = isFilled === wantsFill || (role === 'input' && !seen.hasFill) ? 1 : 0;
    return aspect(role, 'background', seen, measured, background, color === null ? 1 - score : 0, score);
  },
  (role, { color }, seen) => {
    const wanted = color === undefined ? null : parseHex(color.slice(1));
    if (color === undefined || wanted === null || role !== 'button') return null;
    if (seen === null) return STATED;
    const own = { ...seen.element.style.color, a: 1 };
    return aspect(
      role,
      'color',
      seen,
      toHex(own),
      color,
      colorDifference(own, wanted),
      neutralCloseness(own, wanted),
    );
  },
  (role, declared, seen) =>
    compareNumber(
      role,
      'font-weight',
      declared,
      seen,
      WEIGHT,
      '',
      ({ element }) => element.style['font-weight'],
    ),
  (role, declared, seen) =>
    compareNumber(
      role,
      'font-size',
      declared,
      seen,
      LENGTH,
      'px',
      ({ element }) => element.style['font-size'],
    ),
  (role, declared, seen) =>
    compareNumber(role, 'height', declared, seen, LENGTH, 'px', ({ element }) => element.box.height),
  (role, { padding }, seen) => {
    const sides = (padding ?? '').split(/\s+/).map((side) => Number.parseFloat(side));
    const wanted = sides[1] ?? sides[0];
    if (padding === undefined || wanted === undefined || !Number.isFinite(wanted)) return null;
    if (seen === null) return STATED;
    const { px } = seen.element.style['padding-left'];
    const distance = Math.abs(px - wanted);
    return aspect(
      role,
      'padding',
      seen,
      `${px}px beside the label`,
      padding,
      distance,
      closeness(distance, LENGTH.same, LENGTH.other),
    );
  },
];

function compareNumber(
  role: Role,
  property: string,
  declared: Declared,
  seen: SeenComponent | null,
  { same, other }: { readonly same: number; readonly other: number },
  unit: string,
  valueOf: (component: SeenComponent) => number,
): Aspect | null {
  const wanted = Number.parseFloat(declared[property] ?? '');
  if (!Number.isFinite(wanted)) return null;
  if (seen === null) return STATED;
  const value = valueOf(seen);
  const distance = Math.abs(value - wanted);
  return aspect(
    role,
    property,
    seen,
    `${Math.round(10 * value) / 10}${unit}`,
    `${wanted}${unit}`,
    distance,
    closeness(distance, same, other),
  );
}

function aspect(
  role: Role,
  property: string,
  { selector }: SeenComponent,
  measured: string,
  expected: string,
  distance: number,
  score: number,
): Aspect {
  return { role, property, selector, measured, expected, distance, score, token: null };
}

/** Stands for a declaration that is stated, before it is compared. */
const STATED: Aspect = {
  role: 'button',
  property: '',
  selector: '',
  measured: '',
  expected: '',
  distance: 0,
  score: 1,
  token: null,
};
