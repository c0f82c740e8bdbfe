import { isShadowRule } from '../../../perception/shadow-shape.ts';
import type { SeenShadow, ShadowedBox } from '../../../features/shadows.ts';
import { toHex } from '../../../color/hex.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { groupEvidence } from '../../reading.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];
type Depth = Exclude<Value, 'none'>;

// Limits of the rubric: blur in px, alpha as painted.
export const SOFT_BLUR = 20;
export const WIDE_BLUR = 45;
const STRONG_ALPHA = 0.35;
const HALF_ALPHA = 0.5; // of one shadow, from which it looks hard
const FAINT_ALPHA = 0.06; // a wide blur below this is hardly visible
const HARD_OFFSET = 3; // px without blur
const HARD_STRENGTH = 0.1; // a hard edge shows from the contrast of a light colour on; a blurred one needs more
const SMALL_BLUR = 6; // px; up to here a shadow stays close to its box at any alpha
const STACKED_BLUR = 12; // px; the widest of several stacked shadows
const GLOW = 0.1; // strength from which a shadow lighter than its ground glows
const GLOW_BLUR = 8; // px
const CENTRED = 1 / 3; // of the blur; a glow surrounds its box
const BEVEL = 1; // px; the edges of the buttons of the first graphical systems
const EDGE = 0.08; // alpha of such an edge

const SOME = 1.5; // attention (2 on the first screen, 1 below); one shadow below the first screen is not a style
const LARGE = 40_000; // px², a card of 200 by 200; one smaller box with a shadow is an ornament
const MANY = 0.3; // of the shadowed boxes
const SEVERAL = 3; // boxes
const ELEVATION_STEP = 2.5; // times the blur of the next lower elevation

export const surfaceShadows = defineAxis({
  id: 'surface.shadows',
  label: 'Shadows',
  question: 'How strong are the shadows of boxes?',
  values: VALUES,
  texts,
  properties: ['box-shadow'],
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'shadow blur',
      unit: 'px',
      from: [
        { value: 'subtle', from: 0 },
        { value: 'layered', from: SOFT_BLUR },
        { value: 'dramatic', from: WIDE_BLUR },
      ],
      inBriefs: [],
    },
    {
      of: 'shadow alpha',
      unit: '0..1',
      from: [
        { value: 'subtle', from: 0 },
        { value: 'dramatic', from: STRONG_ALPHA },
      ],
      inBriefs: [],
    },
  ],
  needs: ['shadows'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ shadows }): Shown<Value> {
    const boxes = calmed(
      shadows.flatMap((box) => {
        const depth = depthOf(box.shadows);
        return depth === null || box.band ? [] : [{ ...box, depth }];
      }),
    );
    const total = boxes.reduce((sum, { attention }) => sum + attention, 0);
    const { value, margin, runnerUp } = judge(boxes, total);
    return {
      value,
      confidence: confidenceOf(margin, value === 'none' ? 1 : total / (3 * SOME)),
      method: 'measured',
      runnerUp,
      measure: boxes.length === 0 ? nothingRaised(shadows) : `${describe(boxes[0])} on ${boxes.length} boxes`,
      evidence: groupEvidence(
        boxes.map((box) => ({
          selector: box.selector,
          property: box.property,
          value: describe(box),
          share: box.attention / total,
          source: 'css',
        })),
      ),
    };
  },
  negated: {},
  fromTokens: null,
  plain: 'none',
  shownBy: {
    light: {
      none: 'none',
      subtle: '0 2px 8px rgb(20 20 30 / .13)',
      layered: '0 4px 6px rgb(20 20 30 / .07), 0 14px 34px rgb(20 20 30 / .13)',
      dramatic: '0 26px 70px rgb(10 10 20 / .42)',
    },
    // Black is less visible on dark grounds, so shadows are stronger there, and the strongest is a glow.
    dark: {
      none: 'none',
      subtle: '0 2px 10px rgb(0 0 0 / .7)',
      layered: '0 4px 8px rgb(0 0 0 / .6), 0 16px 36px rgb(0 0 0 / .8)',
      dramatic: '0 0 72px rgb(255 255 255 / .2)',
    },
  },
  fix: (target, { measure }) =>
    ({
      none: `Remove box-shadow; separate boxes by fill or border (now ${measure}).`,
      subtle: `Use one small shadow such as 0 2px 8px rgb(0 0 0 / 0.1) (now ${measure}).`,
      layered: `Stack shadows by elevation, such as 0 4px 6px rgb(0 0 0 / 0.07), 0 12px 32px rgb(0 0 0 / 0.12) (now ${measure}).`,
      dramatic: `Use a deep shadow such as 0 24px 64px rgb(0 0 0 / 0.4), or a hard offset such as 6px 6px 0 #000 (now ${measure}).`,
    })[target],
  ways,
});

interface LiftedBox extends ShadowedBox {
  readonly depth: Depth;
}

interface Judgement {
  readonly value: Value;
  readonly margin: number;
  readonly runnerUp: Shown<Value>['runnerUp'];
}

/** The strongest kind of shadow that many boxes have decides; one small box is an ornament. */
function judge(boxes: readonly LiftedBox[], total: number): Judgement {
  const many = `${boxes.length} boxes have a shadow.`;
  if (isOrnament(boxes)) return { value: 'none', margin: 0.1, runnerUp: { value: 'subtle', why: many } };
  if (total < SOME) {
    const runnerUp = boxes.length === 0 ? null : ({ value: 'subtle', why: many } as const);
    return { value: 'none', margin: 1 - total / SOME, runnerUp };
  }
  const part = (depth: Depth) =>
    boxes.reduce((sum, box) => sum + (box.depth === depth ? box.attention : 0), 0) / total;
  const [layered, dramatic] = [part('layered'), part('dramatic')];
  const deep = !isOrnament(boxes.filter(({ depth }) => depth !== 'subtle'));
  if (deep && dramatic >= MANY) {
    return { value: 'dramatic', margin: dramatic - MANY, runnerUp: { value: 'layered', why: many } };
  }
  if ((deep && layered + dramatic >= MANY) || countElevations(boxes) > 1) {
    const why = `${percent(part('subtle'))} of the shadows are small and soft.`;
    return { value: 'layered', margin: Math.max(layered - MANY, 0.1), runnerUp: { value: 'subtle', why } };
  }
  const why = layered > 0 ? 'Some shadows are wider.' : 'The shadows are faint.';
  return {
    value: 'subtle',
    margin: MANY - layered,
    runnerUp: { value: layered > 0 ? 'layered' : 'none', why },
  };
}

/** Strong alpha on a narrow shadow counts as dramatic only where many boxes have it. */
function calmed(boxes: readonly LiftedBox[]): readonly LiftedBox[] {
  if (boxes.length >= SEVERAL) return boxes;
  const isNarrow = ({ blur, strength }: SeenShadow) =>
    blur > SMALL_BLUR && blur <= SOFT_BLUR && strength <= HALF_ALPHA;
  return boxes.map((box) =>
    box.depth === 'dramatic' && box.shadows.every(isNarrow) ? { ...box, depth: 'subtle' } : box,
  );
}

function isOrnament([box, ...others]: readonly LiftedBox[]): boolean {
  return box !== undefined && others.length === 0 && box.area < LARGE;
}

/** Depth of the shadows of one box; null when they are only thin lines. */
function depthOf(shadows: readonly SeenShadow[]): Depth | null {
  if (isBevelled(shadows)) return 'dramatic';
  const depths = shadows.flatMap((shadow) => shadowDepth(shadow) ?? []);
  if (depths.includes('dramatic')) return 'dramatic';
  const outer = shadows.filter(({ inset, blur }) => !inset && blur >= 4);
  const stacked = outer.length > 1 && Math.max(...outer.map(({ blur }) => blur)) >= STACKED_BLUR;
  if (stacked || depths.includes('layered')) return 'layered';
  return depths.length > 0 ? 'subtle' : null;
}

/** Both a light and a dark inner edge; one alone is a border. */
function isBevelled(shadows: readonly SeenShadow[]): boolean {
  const edges = shadows.filter(
    ({ inset, x, y, blur, strength }) =>
      inset && Math.max(Math.abs(x), Math.abs(y)) >= BEVEL && blur <= BEVEL && strength >= EDGE,
  );
  return edges.some(({ light }) => light) && edges.some(({ light }) => !light);
}

function shadowDepth(shadow: SeenShadow): Depth | null {
  const { x, y, blur, spread, color, strength, inset } = shadow;
  const offset = Math.max(Math.abs(x), Math.abs(y));
  if ((inset || y === 0) && isShadowRule(shadow)) return null;
  if (inset) return color.a >= STRONG_ALPHA ? 'subtle' : null;
  if (blur <= 2 && offset >= HARD_OFFSET && strength >= HARD_STRENGTH) return 'dramatic';
  if (isGlow(shadow)) return 'dramatic';
  if (blur === 0 && offset <= 1) return null; // a line
  return blur <= SMALL_BLUR ? 'subtle' : softDepth(blur, spread, strength);
}

/** Light around a box, on a ground darker than it. */
function isGlow({ x, y, blur, strength, light }: SeenShadow): boolean {
  const offset = Math.max(Math.abs(x), Math.abs(y));
  return light && blur >= GLOW_BLUR && strength >= GLOW && offset <= CENTRED * blur;
}

function softDepth(blur: number, spread: number, strength: number): Depth {
  // A negative spread hides most of the shadow under its box.
  const alpha = spread < 0 ? strength * Math.max(0, 1 + spread / blur) : strength;
  if (alpha > STRONG_ALPHA) return 'dramatic';
  if (blur > WIDE_BLUR && alpha > 2 * FAINT_ALPHA) return 'dramatic';
  return blur > SOFT_BLUR && alpha >= FAINT_ALPHA ? 'layered' : 'subtle';
}

/** Number of elevations: groups of two or more boxes whose blur is a step above the next lower group. */
function countElevations(boxes: readonly ShadowedBox[]): number {
  const blurs = boxes
    .map(({ shadows }) =>
      Math.max(...shadows.map(({ blur, strength }) => (strength >= FAINT_ALPHA ? blur : 0))),
    )
    .filter((blur) => blur > 2)
    .toSorted((a, b) => a - b);
  let [count, base, members] = [0, 0, 0];
  for (const blur of blurs) {
    const higher = base === 0 || blur >= base * ELEVATION_STEP;
    members = higher ? 1 : members + 1;
    if (higher) base = blur;
    if (members === 2) count++;
  }
  return count;
}

/** Bars and thin lines have shadows that raise no box. */
function nothingRaised(shadows: readonly ShadowedBox[]): string {
  const bar = shadows.find(({ band }) => band);
  return bar === undefined ? 'no shadows' : `no shadows but that of ${bar.selector}, as wide as the page`;
}

function describe(box: ShadowedBox | undefined): string {
  const [main] = (box?.shadows ?? []).toSorted((a, b) => b.blur - a.blur);
  if (main === undefined) return '';
  const alpha = Math.round(100 * main.color.a) / 100;
  return `${main.inset ? 'inset ' : ''}${main.x}px ${main.y}px ${main.blur}px ${toHex({ ...main.color, a: 1 })} at ${alpha}`;
}
