import type { FramedBox } from '../../features/framed-boxes.ts';
import { tally } from '../../math/weighted.ts';
import { compareAspects, reasonFor, type Aspect } from '../aspects.ts';
import { closeness, definePart } from '../part.ts';
import type { TargetIdentity } from '../target.ts';

/** px from which a radius means fully round corners. */
const PILL = 99;
/** Halvings of the radius, 2 px added to both so that 0 and 1 px look alike: from 4 to 8 px is 0.7, from 0 to 8 is 2.3. */
const SAME = 0.2;
const OTHER = 1.4;

/** Roles with the tokens that state their radius, most reliable first. */
const ROLES = [
  { role: 'button', names: ['button', 'control', 'action'] },
  { role: 'input', names: ['input', 'field', 'control'] },
  { role: 'card', names: ['card', 'box', 'panel', 'container', 'tile'] },
] as const;

export const radius = definePart({
  id: 'shape.radius',
  label: 'Corner radius',
  weight: 0.07,
  group: 'detail',
  unit: 'px',
  compare({ boxes }, target) {
    const wanted = ROLES.map(({ role, names }) => ({ role, stated: radiusOf(role, names, target) }));
    const aspects = wanted.flatMap(({ role, stated }) =>
      stated === null ? [] : aspectOf(role, withoutOwnKinds(boxes[role], target), stated),
    );
    return compareAspects(
      aspects,
      reasonFor(
        wanted.some(({ stated }) => stated !== null),
        'buttons, fields or cards',
      ),
    );
  },
});

/** DATA: kinds of boxes that have a radius of their own where a token is named after them. */
const OWN_KINDS = ['search', 'chip', 'tag', 'badge', 'fab'] as const;

/** Boxes without those that have the radius of such a kind, unless these are more than the others. */
function withoutOwnKinds(boxes: readonly FramedBox[], { tokens }: TargetIdentity): readonly FramedBox[] {
  const own = OWN_KINDS.map((kind) => Number.parseFloat(tokens.get(`radius.${kind}`) ?? ''));
  const others = boxes.filter((box) => !own.some((value) => steps(box, value) <= SAME));
  return others.length >= boxes.length / 2 ? others : boxes;
}

interface StatedRadius {
  readonly token: string | null;
  /** px */
  readonly value: number;
}

function radiusOf(
  role: 'button' | 'input' | 'card',
  names: readonly string[],
  { tokens, components }: TargetIdentity,
): StatedRadius | null {
  const declared = Number.parseFloat(components[role]?.['border-radius'] ?? '');
  const token = names.map((name) => `radius.${name}`).find((path) => tokens.has(path)) ?? null;
  const value = Number.isFinite(declared) ? declared : Number.parseFloat(tokens.get(token ?? '') ?? '');
  return Number.isFinite(value) ? { token, value } : null;
}

/** Most boxes decide; squares hold icons, so they decide only among themselves. */
function aspectOf(
  role: Aspect['role'],
  boxes: readonly FramedBox[],
  { token, value }: StatedRadius,
): Aspect[] {
  const oblong = boxes.filter(({ square }) => !square);
  const deciding = oblong.length > 0 ? oblong : boxes;
  const [main] = tally(deciding.map(({ radius, pill }) => ({ value: written(radius, pill), weight: 1 })));
  const example = deciding.find((box) => written(box.radius, box.pill) === main?.value);
  if (example === undefined || main === undefined) return [];
  const distance = steps(example, value);
  return [
    {
      role,
      property: 'border-radius',
      selector: example.selector,
      measured: main.value,
      expected: value >= PILL ? '9999px' : `${value}px`,
      distance: example.pill && value >= PILL ? 0 : Math.abs(example.radius - Math.min(value, PILL)),
      score: closeness(distance, SAME, OTHER),
      token,
    },
  ];
}

/** A box whose corners take half of its height is as round as it can be. */
function steps({ radius, pill }: FramedBox, wanted: number): number {
  if (pill && wanted >= radius - 1) return 0;
  return Math.abs(Math.log2((radius + 2) / (Math.min(wanted, PILL) + 2)));
}

function written(px: number, pill: boolean): string {
  return pill ? '9999px' : `${Math.round(px)}px`;
}
