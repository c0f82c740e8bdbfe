import type { Rgba } from '../color/rgba.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { textGround } from '../perception/text-ground.ts';
import { defineFeature } from './feature.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { type TextRole } from '../perception/text-roles.ts';

/** The contrast of one piece of text against its ground. */
export interface TextContrast {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  readonly role: TextRole;
  readonly ink: Rgba;
  readonly ground: Rgba;
  /** WCAG 2.2, 1..21 */
  readonly ratio: number;
  /** That are not clipped. */
  readonly characters: number;
  /** Characters, weighted by position. */
  readonly weight: number;
}

export interface TextContrasts {
  readonly known: readonly TextContrast[];
  /** Text that nearly has the colour of its ground, as far as styles show that ground. */
  readonly illegible: readonly TextContrast[];
  /** Characters on pictures, and in the colour of their ground; computed styles do not show their contrast. */
  readonly onPictures: number;
}

/** Contrast ratio; text with less can only be read on a picture or a fill that styles do not show, or is hidden. */
export const ILLEGIBLE = 1.3;

export const textContrasts = defineFeature({
  id: 'textContrasts',
  observe(perception: Perception): TextContrasts {
    const paintMap = perception.paintMap;
    const known: TextContrast[] = [];
    const illegible: TextContrast[] = [];
    let onPictures = 0;
    for (const { run, role } of perception.textRoles) {
      if (role === 'hidden' || role === 'icon') continue;
      const characters = Math.round(run.shown * run.characters);
      const ground = perception.page.pixels?.behindText.get(run.element.index) ?? textGround(run, paintMap);
      if (ground === null) {
        onPictures += characters;
        continue;
      }
      const { element, weight } = run;
      const fill = element.style['-webkit-text-fill-color'];
      if (fill.a === 0) continue;
      const ink = composite({ ...fill, a: fill.a * element.style.opacity }, ground);
      const ratio = contrastRatio(ink, ground);
      if (ratio < ILLEGIBLE) onPictures += characters;
      (ratio < ILLEGIBLE ? illegible : known).push({
        selector: shortSelector(element),
        index: element.index,
        role,
        ink,
        ground,
        ratio,
        characters,
        weight,
      });
    }
    return { known, illegible, onPictures };
  },
});
