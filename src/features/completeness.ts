import { defineFeature } from './feature.ts';
import type { Perception } from '../perception/perceive.ts';

/** How much of what the page is meant to show can be seen. */
export interface Completeness {
  /** The page hides its content until its scripts have run; it is read as it looks afterwards. */
  readonly hidesItself: boolean;
  /** Visible characters of text. */
  readonly characters: number;
  /** Share of the <img> elements that are not shown because their files are absent, 0..1; 0 without images. */
  readonly imagesMissing: number;
  /** Boxes that scripts have yet to fill. */
  readonly awaited: number;
  /** Scripts that have not run. */
  readonly scripts: number;
}

/** What is missing from the page as it was read. */
export const completeness = defineFeature({
  id: 'completeness',
  observe({ page, readiness, images }: Perception): Completeness {
    const pictures = page.elements.filter(({ tag }) => tag === 'img');
    const missing = pictures.filter((element) => !images.isShown(element)).length;
    return {
      hidesItself: readiness.hidesItself,
      characters: readiness.characters,
      imagesMissing: pictures.length === 0 ? 0 : missing / pictures.length,
      awaited: readiness.awaited.size,
      scripts: readiness.pendingScripts,
    };
  },
});
