import { withFilePaths } from '../engine/file-fetch.ts';
import type { Session } from '../session.ts';
import { shortened } from '../../src/text/shortened.ts';

interface Evidence {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  readonly share?: number | undefined;
}

/** The first facts behind a reading, one a line. */
export function evidenceText(
  evidence: readonly Evidence[],
  { paint, width }: Pick<Session, 'paint' | 'width'>,
  most: number,
): string[] {
  return evidence.slice(0, most).map(({ selector, property, value, share }) => {
    const part = shareText(share ?? 0);
    const fact = `  ${selector} { ${property}: ${withFilePaths(value)} }${part}`;
    return paint('dim', shortened(fact, width - 4));
  });
}

/** @param share 0 to 1; nothing is said of 0 */
function shareText(share: number): string {
  if (share === 0) return '';
  const percent = Math.round(share * 100);
  return percent === 0 ? ' (<1%)' : ` (${percent}%)`;
}
