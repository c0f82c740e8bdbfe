import { agentsMd } from '../../src/contract/agents-md.ts';
import { pageContract } from '../../src/contract/page-contract.ts';
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { brandName } from '../../src/extract/brand-name.ts';
import { readMetadata } from '../../src/extract/metadata.ts';
import type { Page } from '../../src/page/page.ts';
import type { Survey } from '../../src/survey.ts';
import type { Context } from '../context.ts';

/** The design contract of a page as AGENTS.md. */
export function agentsMdOf(
  page: Page,
  survey: Survey,
  { catalog, origin }: Pick<Context, 'catalog' | 'origin'>,
): string {
  return agentsMd(
    pageContract({
      name: brandName(readMetadata(page), page.url),
      url: page.fetchedAt === null ? null : page.url,
      readings: survey.readings,
      tokens: pageTokens(survey),
      weights: catalog.weights,
      service: origin,
    }),
  );
}
