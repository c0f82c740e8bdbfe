import * as v from 'valibot';
import { agentsMdOf } from '../answer/agents-md-of-page.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { namesPage, PAGE_ERRORS, pageSubjectFields } from '../page-subject.ts';

export const agentsMdOfPage = defineOperation({
  name: 'agents_md',
  method: 'POST',
  path: '/api/agents-md',
  summary: 'Generate the design contract of a page for coding agents.',
  input: v.pipe(v.object(pageSubjectFields), namesPage()),
  output: v.string(),
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  errors: PAGE_ERRORS,
  examples: [
    { summary: 'A public page', input: { url: 'https://example.com/' } },
    { summary: 'A page as HTML', input: { html: EXAMPLE_HTML } },
  ],
  async run(input, context) {
    const { page, survey } = await context.readPage(input);
    return agentsMdOf(page, survey, context);
  },
});
