import type { FramedBox } from '../../../features/framed-boxes.ts';
import type { TexturedSurface, Textures } from '../../../features/textures.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { phrases } from '../../phrases.ts';
import type { Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';

const VALUES = ['flat', 'grain', 'gradient', 'mesh', 'photo'] as const;
type Value = (typeof VALUES)[number];

// Shares of the first two screens. The rubric names those of photographs and gradients.
const PHOTO = 0.2;
const GRADIENT = 0.1;
const PATTERN = 0.25; // a pattern is a ground, a photograph may be one surface among others
const MESH_BLOBS = 3;
const MESH = 0.2;
const GRADIENT_BUTTONS = 0.6; // of the filled buttons, by where they stand

export const surfaceTexture = defineAxis({
  id: 'surface.texture',
  label: 'Surface texture',
  question: 'What are the surfaces of the first two screens made of?',
  values: VALUES,
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
  rubric: {
    flat: 'Flat colours; other surfaces are small.',
    grain: 'A ground of noise, paper or a tiled pattern.',
    gradient: 'Gradients on a tenth of the first two screens, or on all main buttons.',
    mesh: 'Several blurred blobs or radial gradients that run into each other.',
    photo: 'Photographs as background on a fifth of the first two screens.',
  },
  needs: ['textures', 'framedBoxes'],
  read({ textures, framedBoxes }): Shown<Value> {
    const shares = sharesOf(textures.surfaces);
    const reached = degreesOf(textures, shares, framedBoxes);
    const past = reached.find(([, degree]) => degree >= 1);
    const value = past?.[0] ?? 'flat';
    const [second, degree] = reached
      .filter(([other]) => other !== value)
      .toSorted((a, b) => b[1] - a[1])[0] ?? ['flat', 0];
    const runnerUp = past !== undefined && degree < 0.5 ? 'flat' : degree > 0.3 ? second : null;
    const measure = `photographs ${percent(shares.photo)}, gradients ${percent(shares.gradient)}, patterns ${percent(shares.pattern)} of the first two screens`;
    return {
      value,
      confidence: confidenceOf(past === undefined ? 1 - degree : past[1] - 1),
      method: 'measured',
      runnerUp: runnerUp && { value: runnerUp, why: `Seen are ${measure}.` },
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
  words: {
    flat: phrases(`
      flat, flat page, flat ground, no texture, no gradient, textureless, gradientless, flat box,
      solid ground, flat palette, flat fill, plain surface, plain ground
    `),
    grain: phrases(`
      grain, grain page, grain ground, tactile, tactile texture, rough texture, rough paper, print texture,
      woven texture, grain palette, canvas grain, tiled pattern, patterned ground, pattern ground,
      texture like paper, texture of paper, real paper, screen printed texture, worn texture, aged texture,
      stippled, analog texture, dust and scratch, physical texture
    `),
    gradient: phrases(`
      gradient, gradient ground, gradient page, gradient texture, gradient palette, fading ground,
      smooth gradient, soft gradient
    `),
    mesh: phrases(`
      mesh, mesh ground, mesh palette, mesh texture, blurred gradient, blurry gradient, melting gradient,
      lava ground, bleeding gradient, swirling gradient, multi gradient, shifting gradient, several gradient
    `),
    photo: phrases(`
      photo ground, photo page ground, photo as the ground, ground photo, photo behind the text,
      full bleed photo, full bleed image, image ground, photo texture, text over photo, text on photo,
      text laid over photo, edge to edge photo, full screen photo, photo surface, photo edge to edge,
      full bleed photo ground, fullscreen photo, full width photo, type over photo, heading over photo,
      image as ground, type on photo, words over photo, photo full bleed, full bleed photo behind
    `),
  },
  negated: { gradient: 'flat', grain: 'flat', mesh: 'flat' },
  fix: (target, { measure }) =>
    ({
      flat: `Replace gradients and background pictures by flat colours (now ${measure}).`,
      grain: `Lay a noise, paper or dot pattern over the page ground (now ${measure}).`,
      gradient: `Give the hero and main bands a linear gradient, 10 % of the first two screens or more (now ${measure}).`,
      mesh: `Lay three or more blurred radial gradients behind the hero (now ${measure}).`,
      photo: `Lay a photograph behind the hero, 20 % of the first two screens or more (now ${measure}).`,
    })[target],
});

type Shares = Readonly<Record<TexturedSurface['kind'], number>>;

function sharesOf(surfaces: readonly TexturedSurface[]): Shares {
  const shares = { photo: 0, drawing: 0, gradient: 0, pattern: 0 };
  for (const { kind, share } of surfaces) shares[kind] += share;
  return shares;
}

/** How far each value is past what the rubric asks for; the first that is past it is what the eye names. */
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
  // One button is no system of buttons.
  return filled.length < 2
    ? 0
    : attention(filled.filter(({ fill }) => fill === 'gradient')) / attention(filled);
}
