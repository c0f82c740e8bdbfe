import type { RenderService } from '../../worker/render-client.ts';
export async function renderInChromium(
  ..._args: [unknown, { chromium: string | null; root: string | null; signal: AbortSignal }]
): ReturnType<RenderService['render']> {
  throw new Error('todo');
}
