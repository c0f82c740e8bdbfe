import { toHex } from '../src/color/hex.ts';
import { pageTokens } from '../src/contract/page-tokens.ts';
import { tokenList } from '../src/contract/token-list.ts';
import { seeIdentity } from '../src/identity/seen.ts';
import { weightedMode } from '../src/math/weighted.ts';
import type { Survey } from '../src/survey.ts';

/**
 * The tokens that a private brand keeps of its page, by path. Beside those of a page there is `color.primary`, the fill
 * of its buttons: the accent of a page may be the colour of its links.
 */
export function brandTokens(survey: Survey): Readonly<Record<string, string>> {
  const list = tokenList(pageTokens(survey)).map(({ path, value }) => [path, value] as const);
  const filled = seeIdentity(survey).buttons.filter(({ hasFill }) => hasFill);
  const fill = weightedMode(
    filled.map(({ ground, attention }) => ({ value: toHex(ground), weight: attention })),
  );
  return Object.fromEntries(fill === null ? list : [...list, ['color.primary', fill]]);
}
