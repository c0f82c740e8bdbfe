import type { Rgba } from '../color/rgba.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { groundColor } from './brush.ts';
import { canvasOf, type Canvas } from './canvas.ts';
import { defineFeature } from './feature.ts';
import type { PageView, TextRun } from './page-view.ts';
import { shortSelector } from './selector.ts';
import { type TextRole, textRoles } from './text-role.ts';

/** The contrast of one piece of text against what lies behind it. */
export interface TextContrast {
  readonly selector: string;
  readonly role: TextRole;
  readonly ink: Rgba;
  readonly ground: Rgba;
  /** WCAG 2.2, 1..21 */
  readonly ratio: number;
  readonly characters: number;
  /** Characters by where they stand, from TextRun. */
  readonly weight: number;
}

export interface TextContrasts {
  readonly known: readonly TextContrast[];
  /** Characters on pictures: their contrast cannot be told from styles. */
  readonly onPictures: number;
}

export const textContrasts = defineFeature({
  id: 'textContrasts',
  observe(view: PageView): TextContrasts {
    const canvas = canvasOf(view);
    const known: TextContrast[] = [];
    let onPictures = 0;
    for (const { run, role } of textRoles(view)) {
      if (role === 'hidden' || role === 'icon') continue;
      const ground = view.page.pixels?.behindText.get(run.element.index) ?? groundOf(run, canvas);
      if (ground === null) {
        onPictures += run.characters;
        continue;
      }
      const { element, characters, weight } = run;
      const fill = element.style['-webkit-text-fill-color'];
      if (fill.a === 0) continue;
      const ink = composite({ ...fill, a: fill.a * element.style.opacity }, ground);
      known.push({
        selector: shortSelector(element),
        role,
        ink,
        ground,
        ratio: contrastRatio(ink, ground),
        characters,
        weight,
      });
    }
    return { known, onPictures };
  },
});

/**
 * The composed colour of the ancestors, unless one of them has an image: then what the canvas shows there.
 * A picture that is not an ancestor but lies under the text counts too.
 */
function groundOf({ element, ground, box }: TextRun, canvas: Canvas): Rgba | null {
  const paint = canvas.at(box.x + box.width / 2, box.y + box.height / 2);
  const pictured = paint !== undefined && (paint.kind === 'picture' || paint.kind === 'media');
  if (!ground.image && !(pictured && paint.element.index !== element.index)) return ground.color;
  return paint === undefined ? null : groundColor(paint);
}
