import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { Remark } from '../page/page.ts';
import { ownText } from '../perception/visible-page.ts';
import { words } from '../text/words.ts';

const MIN_WORDS = 20; // fewer are a menu or a note
const NO_TEXT = new Set(['script', 'style', 'template', 'noscript']);

/** What a reader of the answer should know of copy that nobody sees before opening it: it counts for nothing. */
export function detailsRemarks(page: Pick<StyledPage, 'elements'>): Remark[] {
  const count = closedTexts(page).reduce((sum, text) => sum + words(text).length, 0);
  if (count < MIN_WORDS) return [];
  const detail = `${count} words in closed \`<details>\` are not read, because nobody sees them at first; they count in the voice with the attribute \`open\`.`;
  return [{ code: 'closed_details', detail }];
}

/** Parents precede their children in a page. */
function closedTexts({ elements }: Pick<StyledPage, 'elements'>): string[] {
  const closed = new Set<number>();
  return elements.flatMap((element) => {
    const { index, parent, tag } = element;
    const isIn = closed.has(parent) && !element.visible;
    if (hidesContent(element) || isIn) closed.add(index);
    const holdsText = isIn ? !NO_TEXT.has(tag) : hidesContent(element);
    return holdsText ? [ownText(element)] : [];
  });
}

function hidesContent({ tag, namespace, attributes, visible }: StyledElement): boolean {
  return tag === 'details' && namespace === 'html' && visible && attributes['open'] === undefined;
}
