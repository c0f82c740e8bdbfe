import { table } from './dom.ts';

/** A part of an identity, as the service answers it. */
export interface Part {
  readonly label: string;
  readonly score: number | null;
  readonly measured?: string;
  readonly expected?: string;
}

/** Parts of an identity: what is judged, what the tokens state, how far they agree. */
export function identityTable(parts: readonly Part[], judged = 'Page', target = 'Tokens'): HTMLElement {
  const rows = parts.map(({ label, measured, expected, score }) => [
    label,
    measured ?? 'not shown',
    expected ?? 'not stated',
    score === null ? '–' : `${Math.round(score * 100)} %`,
  ]);
  return table('Identity', ['Part', judged, target, 'Agreement'], rows);
}
