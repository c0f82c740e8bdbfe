import type { Design } from '../design.ts';
import { withEmphasis } from './emphasised-phrase.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { prose } from './html.ts';

/** Section with the longest text of the page. */
export function story({ copy }: Design): string {
  const paragraphs = copy.story.map((text) => `<p>${withEmphasis(text)}</p>`);
  return `<section class="story" id="story"><div class="wrap split"><h2>${escapeHtml(copy.persona.story)}</h2><div class="group prose">${paragraphs.join('')}</div></div></section>`;
}

/** Section with a quotation. */
export function quote({ copy }: Design): string {
  return `<section class="quote"><div class="wrap"><figure class="group"><blockquote><p>“${prose(copy.quote)}”</p></blockquote><figcaption>${escapeHtml(copy.persona.voucher)}</figcaption></figure></div></section>`;
}
