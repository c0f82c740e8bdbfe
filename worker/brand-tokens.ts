import { composite } from '../src/color/composite.ts';
import { toHex } from '../src/color/hex.ts';
import { pageTokens } from '../src/contract/page-tokens.ts';
import { tokenList } from '../src/contract/token-list.ts';
import { seeIdentity } from '../src/identity/seen.ts';
import { weightedMode } from '../src/math/weighted.ts';
import type { Survey } from '../src/survey.ts';

/**
 * The tokens that a private brand keeps of its page, by path. Beside those of a page there are the fill and the letters
 * of its buttons, as brands of the catalog state them: the accent of a page may be the colour of its links.
 */
export function brandTokens(survey: Survey): Readonly<Record<string, string>> {
  const list = tokenList(pageTokens(survey)).map(({ path, value }) => [path, value] as const);
  return { ...Object.fromEntries(list), ...buttonColors(survey) };
}

function buttonColors(survey: Survey): Readonly<Record<string, string>> {
  const buttons = seeIdentity(survey)
    .buttons.filter(({ hasFill }) => hasFill)
    .map(({ element, ground, attention }) => ({
      value: [ground, composite(element.style.color, ground)].map(toHex).join(' '),
      weight: attention,
    }));
  const [fill, letters] = weightedMode(buttons)?.split(' ') ?? [];
  if (fill === undefined || letters === undefined) return {};
  return { 'color.primary': fill, 'color.on-primary': letters };
}
