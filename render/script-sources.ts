import { baseUrl } from '../src/document/base-url.ts';
import { FETCH_LIMITS } from '../src/page/limits.ts';
import type { Page } from '../src/page/page.ts';
import { wantedScripts } from '../src/page/wanted-scripts.ts';
import type { PageDump } from '../src/rendered/page-dump.ts';
import type { DevTools } from './devtools.ts';

/** The text of the page's own scripts, as the browser loaded them: those that the service would fetch. */
export async function scriptSources({ document, url }: Page, tools: DevTools): Promise<PageDump['scripts']> {
  const { texts: wanted } = wantedScripts(document, baseUrl(document, url), url, FETCH_LIMITS.scripts);
  if (wanted.length === 0) return [];
  await tools.send('Page.enable');
  const { frameTree } = (await tools.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
  const sources: [address: string, text: string][] = [];
  for (const address of wanted) {
    const text = await resourceText(address, frameTree.frame.id, tools);
    if (text !== null) sources.push([address, text.slice(0, FETCH_LIMITS.scriptBytes)]);
  }
  return sources;
}

/** Null for a script that the browser did not load. */
async function resourceText(url: string, frameId: string, tools: DevTools): Promise<string | null> {
  try {
    const found = await tools.send('Page.getResourceContent', { frameId, url });
    const { content, base64Encoded } = found as { content: string; base64Encoded: boolean };
    return base64Encoded ? null : content;
  } catch {
    return null;
  }
}
