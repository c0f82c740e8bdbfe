import type { Scorecard } from '../../src/score/score.ts';

/** What an answer says beside fixes that were not measured because of the size of the page. */
export function fixRemarks({ fixes }: Pick<Scorecard, 'fixes'>): { code: string; detail: string }[] {
  const isTooLarge = fixes.some(({ proof }) => !proof.verified && proof.reason === 'too_large');
  return isTooLarge ? [{ code: 'fixes_not_measured', detail: DETAIL }] : [];
}

const DETAIL =
  'The page is too large to be read again with each fix: `predicted_delta` is that of the axis alone at its target, and no `css` was measured.';
