import type { FramedBox } from '../../../features/framed-boxes.ts';
import type { TexturedSurface, Textures } from '../../../features/textures.ts';
import { percents } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import type { Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { PHOTO } from '../../photo-ground.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// Shares of the first two screens; that of gradients is from the rubric, as that of photographs.
const GRADIENT = 0.1;
const PATTERN = 0.25; // larger than for photographs: a pattern counts only as a background
const MESH_BLOBS = 3;
const MESH = 0.2;
const GRADIENT_BUTTONS = 0.8; // of the filled buttons, weighted by place; RUBRIC: all main buttons

export const surfaceTexture = defineAxis({
  id: 'surface.texture',
  label: 'Surface texture',
  question: 'What textures do the first two screens have?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: null,
  scale: nominal<Value>({
    'gradient|mesh': 0.6,
    'flat|gradient': 0.4,
    'flat|grain': 0.4,
    'flat|mesh': 0.2,
    'grain|gradient': 0.3,
    'grain|mesh': 0.3,
    'grain|photo': 0.3,
    'gradient|photo': 0.2,
  }),
  bands: [
    {
      of: 'gradient share',
      unit: 'of the first two screens',
      from: [
        { value: 'flat', from: 0 },
        { value: 'gradient', from: GRADIENT },
      ],
      inBriefs: [],
    },
    {
      of: 'photograph share',
      unit: 'of the first two screens',
      from: [
        { value: 'flat', from: 0 },
        { value: 'photo', from: PHOTO },
      ],
      inBriefs: [],
    },
  ],
  needs: ['textures', 'framedBoxes'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ textures, framedBoxes }): Shown<Value> {
    const shares = sharesOf(textures.surfaces);
    const reached = degreesOf(textures, shares, framedBoxes);
    const past = reached.find(([, degree]) => degree >= 1);
    const value = past?.[0] ?? 'flat';
    const [second, degree] = reached
      .filter(([other]) => other !== value)
      .toSorted((a, b) => b[1] - a[1])[0] ?? ['flat', 0];
    const runnerUp = past !== undefined && degree < 0.5 ? 'flat' : degree > 0.3 ? second : null;
    const [photo, gradient, pattern] = percents([shares.photo, shares.gradient, shares.pattern]);
    const measure = `photographs ${photo}, gradients ${gradient}, patterns ${pattern} of the first two screens`;
    return {
      value,
      confidence: confidenceOf(past === undefined ? 1 - degree : past[1] - 1),
      method: 'measured',
      runnerUp: runnerUp && { value: runnerUp, why: `The page has ${measure}.` },
      measure,
      evidence: textures.surfaces.slice(0, 5).map((surface) => ({
        selector: surface.selector,
        property: 'background-image',
        value: surface.value,
        share: surface.share,
        source: 'css' as const,
      })),
    };
  },
  negated: { gradient: 'flat', grain: 'flat', mesh: 'flat' },
  fromTokens: null,
  plain: 'flat',
  shownBy: {},
  fix: (target, { measure }) =>
    ({
      flat: `Replace gradients and background pictures with flat colours (now ${measure}).`,
      grain: `Put a noise, paper or dot pattern on the page background (now ${measure}).`,
      gradient: `Give the hero and main bands a linear gradient, 10 % of the first two screens or more (now ${measure}).`,
      mesh: `Put three or more blurred radial gradients behind the hero (now ${measure}).`,
      photo: `Put a photograph behind the hero, 20 % of the first two screens or more (now ${measure}).`,
    })[target],
  ways,
});

type Shares = Readonly<Record<TexturedSurface['kind'], number>>;

function sharesOf(surfaces: readonly TexturedSurface[]): Shares {
  const shares = { photo: 0, drawing: 0, gradient: 0, pattern: 0 };
  for (const { kind, share } of surfaces) shares[kind] += share;
  return shares;
}

/** How far each value exceeds the threshold of the rubric, in order of precedence. */
function degreesOf(
  { blobs, blobShare }: Textures,
  { photo, pattern, gradient }: Shares,
  boxes: readonly FramedBox[],
): readonly (readonly [Value, number])[] {
  return [
    ['photo', photo / PHOTO],
    ['mesh', blobs >= MESH_BLOBS ? blobShare / MESH : 0],
    ['grain', pattern / PATTERN],
    ['gradient', Math.max(gradient / GRADIENT, gradientButtons(boxes) / GRADIENT_BUTTONS)],
  ];
}

function gradientButtons(boxes: readonly FramedBox[]): number {
  const filled = boxes.filter(({ kind, fill }) => kind === 'button' && fill !== 'none');
  const attention = (some: readonly FramedBox[]) => some.reduce((sum, box) => sum + box.attention, 0);
  // One button does not set a style.
  return filled.length < 2
    ? 0
    : attention(filled.filter(({ fill }) => fill === 'gradient')) / attention(filled);
}
