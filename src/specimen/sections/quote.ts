import type { Design } from '../design.ts';
import { escapeHtml, prose } from './html.ts';

/** Somebody else's word. */
export function quote({ copy }: Design): string {
  return `<section class="quote"><div class="wrap"><figure class="group"><blockquote><p>${prose(copy.quote)}</p></blockquote><figcaption>${escapeHtml(copy.persona.voucher)}</figcaption></figure></div></section>`;
}
