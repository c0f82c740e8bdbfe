import { dumpedPage } from '../../src/rendered/dumped-page.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import { styledPage } from '../../src/rendered/styled-page.ts';
import type { LiveTokens } from '../../src/catalog/live-tokens.ts';
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { tokenList } from '../../src/contract/token-list.ts';
import { surveyStyled } from '../../src/survey.ts';

/** Source and time of a measurement. */
export type Measured = Pick<LiveTokens, 'measured_from' | 'measured_at'>;

/** The design tokens of a rendered page. */
export function liveTokens(dump: PageDump, { measured_from, measured_at }: Measured): LiveTokens {
  const read = pageTokens(surveyStyled(styledPage(dump, dumpedPage(dump))));
  const tokens = Object.fromEntries(tokenList(read).map(({ path, value }) => [path, value]));
  const body = tokens['font.body'] ?? null;
  const { background, text, accent } = read.color;
  return {
    bg: background,
    fg: text,
    accent: accent ?? text,
    font_heading: tokens['font.h1'] ?? tokens['font.h2'] ?? body,
    font_body: body,
    radius: read.shape.controlRadius,
    measured_from,
    measured_at,
    tokens,
  };
}
