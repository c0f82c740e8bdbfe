import type { BoardFacts } from '../board-facts.ts';
import { DEFAULT_FACE } from './font-faces.ts';
import type { MatchedFace } from './match-face.ts';

/** How a brand sets headings. */
export interface HeadingStyle {
  readonly face: MatchedFace;
  readonly weight: number;
  readonly tracking: string;
}

const SEMIBOLD = 600;

/** What the entry states for its largest type or its headings; otherwise a semibold weight without tracking. */
export function headingOf({ entry, faces }: Pick<BoardFacts, 'entry' | 'faces'>): HeadingStyle {
  const { weights = {}, tracking = {} } = entry.tokens.type ?? {};
  const body = faces.get('body') ?? [...faces.values()][0];
  return {
    face: faces.get('heading') ?? faces.get('display') ?? body ?? DEFAULT_FACE,
    weight: weights['display'] ?? weights['heading'] ?? SEMIBOLD,
    tracking: tracking['display'] ?? tracking['heading'] ?? '0em',
  };
}
