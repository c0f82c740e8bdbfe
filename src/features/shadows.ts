import type { Shadow } from '../cascade/computed-value.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { relativeLuminance } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { dropShadows } from './drop-shadows.ts';
import { defineFeature } from './feature.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';

/** A visible shadow. */
export interface SeenShadow extends Shadow {
  /** Alpha a black shadow on white would need to show as much: colours near that of the ground show less. */
  readonly strength: number;
  /** Lighter than its ground: a glow, or the lit side of a bevel. */
  readonly light: boolean;
}

/** An element whose shadow can be seen. */
export interface ShadowedBox {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  /** The property that draws them; `box-shadow` where both do. */
  readonly property: 'box-shadow' | 'filter';
  /** Only the visible ones, as written; rings without blur and offset are borders and left out. */
  readonly shadows: readonly SeenShadow[];
  /** As wide as the viewport: a bar or a section. */
  readonly band: boolean;
  /** px² */
  readonly area: number;
  /** Weight of its place: 2 on the first screen, 1 on the next two, then 0.25. */
  readonly attention: number;
}

const MIN_SIZE = 16; // px: a shadow on a smaller thing (a thumb, a dot) raises nothing
const MAX_SHADOWS = 8; // of one box, frontmost first; more are not told apart
const MIN_CONTRAST = 0.012; // OKLab distance: a blurred edge shows sooner than a thin line

export const shadows = defineFeature({
  id: 'shadows',
  observe: (perception: Perception): readonly ShadowedBox[] =>
    perception.visible.flatMap((element) => {
      const { style, box, namespace } = element;
      if (namespace !== 'html' || box.width < MIN_SIZE || box.height < MIN_SIZE) return [];
      const own = style['box-shadow'];
      const seen = [...own, ...dropShadows(element, perception.surfaces)]
        .slice(0, MAX_SHADOWS)
        .flatMap((shadow) => seeShadow(shadow, element, perception) ?? []);
      if (seen.length === 0) return [];
      const attention = perception.attention(box);
      const band = perception.surfaces.isBand(element);
      return [
        {
          selector: shortSelector(element),
          index: element.index,
          property: own.length > 0 ? 'box-shadow' : 'filter',
          shadows: seen,
          band,
          area: areaOf(box),
          attention,
        },
      ];
    }),
});

function seeShadow(shadow: Shadow, element: StyledElement, perception: Perception): SeenShadow | null {
  const { color, x, y, blur, inset } = shadow;
  const above = inset ? element : perception.page.elements[element.parent];
  if (above === undefined || color.a === 0 || (blur === 0 && x === 0 && y === 0)) return null;
  const ground = perception.ground(above).color;
  if (colorDifference(composite(color, ground), ground) < MIN_CONTRAST) return null;
  const opaque = { ...color, a: 1 };
  return {
    ...shadow,
    strength: color.a * Math.min(1, colorDifference(opaque, ground)),
    light: relativeLuminance(opaque) > relativeLuminance(ground),
  };
}
