import { fail } from '../../src/errors.ts';
import type { RenderService } from '../../worker/render-client.ts';
import type { ChromiumOptions } from './render-in-chromium.ts';

/** A render service that loads the browser driver and starts Chromium when a page is rendered. */
export function lazyRenderService(options: ChromiumOptions): RenderService {
  return {
    async render(request, signal) {
      const { renderInChromium } = await import('./render-in-chromium.ts');
      const { remarks, ...rendered } = await renderInChromium(request, options, signal);
      return { ...rendered, remarks: [...remarks] };
    },
    askVision: async () => fail('not_configured', 'The command line has no vision model.'),
  };
}
