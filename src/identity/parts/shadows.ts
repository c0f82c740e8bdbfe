import type { Shadow } from '../../cascade/computed-value.ts';
import { shadowText } from '../../contract/shape-tokens.ts';
import type { ShadowedBox } from '../../features/shadows.ts';
import { closeness, CLOSE_ENOUGH, definePart, TARGET_UNKNOWN, unknown } from '../part.ts';
import { evidenceOf, judgeShares, meanScore } from '../share.ts';
import type { TargetIdentity } from '../target.ts';

/** px: distance of two shadows over offset, blur and spread. */
const SAME = 3;
const OTHER = 30;

const MAX_LENGTH = 300; // characters of a token; those of the catalog have no more

/** Shadows against the tokens of shadows; a target without such tokens says nothing of shadows. */
export const shadows = definePart({
  id: 'shape.shadow',
  label: 'Shadows',
  weight: 0.03,
  group: 'detail',
  unit: 'px',
  compare({ shadows: seen }, target) {
    const wanted = wantedShadows(target);
    if (wanted.length === 0) return unknown(TARGET_UNKNOWN);
    if (seen.length === 0) return unknown('The page shows no shadow.');
    const judged = judgeShares(seen, {
      weightOf: ({ attention }) => attention,
      valueOf: textOf,
      scoreOf: (box) => closeness(distanceOf(box, wanted), SAME, OTHER),
    });
    const [main] = judged;
    const [first] = wanted;
    const score = meanScore(judged);
    return {
      measured: main === undefined ? 'none' : textOf(main.item),
      expected: first?.value ?? 'none',
      distance: main === undefined ? OTHER : Math.min(OTHER, distanceOf(main.item, wanted)),
      score,
      evidence: evidenceOf(judged, (box) => ({
        selector: box.selector,
        property: box.property,
        value: textOf(box),
      })),
      declarations:
        score >= CLOSE_ENOUGH || first === undefined
          ? []
          : [{ role: 'card', property: 'box-shadow', value: first.value, token: first.token }],
    };
  },
});

interface WantedShadow {
  readonly token: string;
  readonly value: string;
  /** x, y, blur and spread of the largest layer, px. */
  readonly lengths: readonly number[];
}

function wantedShadows({ tokens }: TargetIdentity): WantedShadow[] {
  return [...tokens].flatMap(([token, value]) =>
    token.startsWith('shadow.') ? [{ token, value, lengths: largest(layersOf(value)) }] : [],
  );
}

/** The lengths of each layer; commas inside colour functions part nothing. */
function layersOf(value: string): number[][] {
  return value
    .slice(0, MAX_LENGTH)
    .split(/,(?![^(]*\))/)
    .map((layer) => {
      const lengths =
        layer.replaceAll(/#[0-9a-f]+|[a-z-]+\([^)]*\)/gi, ' ').match(/-?\d*\.?\d+(?=px|\s|$)/g) ?? [];
      return [0, 1, 2, 3].map((at) => Number(lengths[at] ?? 0));
    });
}

function distanceOf({ shadows }: ShadowedBox, wanted: readonly WantedShadow[]): number {
  const own = largest(shadows.map(({ x, y, blur, spread }) => [x, y, blur, spread]));
  const distances = wanted.map(({ lengths }) =>
    Math.hypot(...own.map((value, at) => value - (lengths[at] ?? 0))),
  );
  return Math.min(...distances);
}

/** The layer that reaches furthest. */
function largest(layers: readonly (readonly number[])[]): readonly number[] {
  const reach = (layer: readonly number[]) => layer.reduce((sum, value) => sum + Math.abs(value), 0);
  return layers.toSorted((a, b) => reach(b) - reach(a))[0] ?? [0, 0, 0, 0];
}

function textOf({ shadows }: ShadowedBox): string {
  return shadows.map((shadow: Shadow) => shadowText(shadow)).join(', ');
}
