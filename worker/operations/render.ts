import * as v from 'valibot';
import { TIMES } from '../../http/times.ts';
import { renderRequestFields } from '../../src/rendered/render-request.ts';
import { publicUrl } from '../../src/page/public-url.ts';
import { RenderedPageSchema } from '../answer/rendered-page.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { withRequestField } from '../with-request-field.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { namesPage, PAGE_ERRORS } from '../page-subject.ts';

export const render = defineOperation({
  name: 'render',
  method: 'POST',
  path: '/api/render',
  summary: 'Render a page in a browser: elements, computed styles, boxes and a screenshot.',
  input: v.pipe(v.object(renderRequestFields), namesPage()),
  output: RenderedPageSchema,
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  needsToken: 'render',
  errors: [...PAGE_ERRORS, 'limit_reached'],
  examples: [
    {
      summary: 'A public page with a screenshot of the viewport',
      input: { url: 'https://example.com/', screenshot: 'viewport' },
    },
    {
      summary: 'A page as HTML, in a phone viewport with a dark colour scheme',
      input: { html: EXAMPLE_HTML, viewport: { width: 390, height: 844 }, color_scheme: 'dark' },
    },
  ],
  async run(input, { renderService, settings }) {
    if (input.html === undefined) {
      await withRequestField('url', settings, async () => publicUrl(input.url ?? '', settings.allowHosts));
    }
    return renderService.render(input, AbortSignal.timeout(TIMES.renderOperation));
  },
});
