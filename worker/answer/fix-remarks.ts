import type { Scorecard } from '../../src/score/score.ts';

/** What an answer says beside fixes that were not measured because of the size of the page. */
export function fixRemarks({ fixes }: Pick<Scorecard, 'fixes'>): { code: string; detail: string }[] {
  const reasons = new Set(fixes.map(({ proof }) => (proof.verified ? null : proof.reason)));
  const isPartial = reasons.has('not_written');
  if (!isPartial && !reasons.has('too_large')) return [];
  return [{ code: 'fixes_not_measured', detail: isPartial ? `${DETAIL} ${PARTIAL}` : DETAIL }];
}

const DETAIL =
  'The page is too large to be read again with each fix: `predicted_delta` is that of the axis alone at its target, and no `css` was measured.';
const PARTIAL = 'Only the first fixes have a stylesheet: add those, then score again for the next.';
