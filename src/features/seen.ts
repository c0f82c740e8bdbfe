import type { Perception } from '../perception/perceive.ts';
import type { Features } from './index.ts';

/** A page as it is painted, and what was observed of it. */
export interface Seen {
  readonly perception: Perception;
  readonly features: Features;
}
