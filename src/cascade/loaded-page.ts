import type { DocElement } from '../document/document.ts';
import { withAttributes } from '../document/with-attributes.ts';
import type { Page } from '../page/page.ts';
import { ScriptActs } from './script-acts.ts';
import type { PageScript } from './styled-page.ts';

/** Classes that keep transitions and animations from running while a page loads: `body.is-preload * { transition: none }`. */
const LOADING = /^(?:is-)?preload$|^no-transitions?$/i;
const ROOTS = ['body', 'html', 'documentElement'] as const;

/** The page without the classes of its root and body that a script takes away when it has loaded. */
export function loadedPage(page: Page, scripts: readonly PageScript[]): Page {
  const { root, elements } = page.document;
  const holders = [root, ...elements.filter(({ tag, parent }) => tag === 'body' && parent === root)].filter(
    ({ classes }) => classes?.some((name) => LOADING.test(name)),
  );
  if (holders.length === 0) return page;
  const acts = new ScriptActs(scripts);
  const isRemoved = (name: string) => LOADING.test(name) && acts.removes(name, ROOTS);
  return holders.reduce((loaded, { index }) => withoutClasses(loaded, index, isRemoved), page);
}

function withoutClasses(page: Page, index: number, isRemoved: (name: string) => boolean): Page {
  const holder: DocElement | undefined = page.document.elements[index];
  const rest = holder?.classes?.filter((name) => !isRemoved(name)) ?? [];
  if (holder === undefined || rest.length === holder.classes?.length) return page;
  return { ...page, document: withAttributes(page.document, holder, { class: rest.join(' ') }) };
}
