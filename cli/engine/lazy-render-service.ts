import type { RenderService } from '../../worker/render-client.ts';

/** A render service that loads the browser driver and starts Chromium when a page is rendered. */
export function lazyRenderService(chromium: string | null, root: string | null): RenderService {
  return {
    async render(request, signal) {
      const { renderInChromium } = await import('./render-in-chromium.ts');
      return renderInChromium(request, { chromium, root, signal });
    },
    askVision: () => Promise.reject(new Error('The command line has no vision model.')),
  };
}
