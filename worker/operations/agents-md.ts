import * as v from 'valibot';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { pageContract } from '../../src/contract/page-contract.ts';
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { brandName } from '../../src/extract/brand-name.ts';
import { readMetadata } from '../../src/extract/metadata.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { NAME_A_PAGE, namesPage, pageSubjectFields } from '../page-subject.ts';

export const agentsMdOfPage = defineOperation({
  name: 'agents_md',
  method: 'POST',
  path: '/api/agents-md',
  summary: 'Write the design contract of a page for a coding agent.',
  input: v.pipe(
    v.object(pageSubjectFields),
    v.check((input) => namesPage(input), NAME_A_PAGE),
  ),
  output: v.string(),
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  async run(input, { readPage, catalog, origin }) {
    const { page, survey } = await readPage(input);
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
  },
});
