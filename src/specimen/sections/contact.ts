import type { Design } from '../design.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { prose } from './html.ts';

/** Section with a form of one field. */
export function contact({ copy }: Design): string {
  const { title, label, button } = copy.persona.form;
  return `<section class="contact" id="contact"><div class="wrap"><form class="group split" action="#contact"><div class="stack"><h2>${escapeHtml(title)}</h2><p>${prose(copy.form)}</p></div><div class="stack"><div class="field"><label for="email">${escapeHtml(label)}</label><input id="email" type="email" name="email" autocomplete="email" placeholder="name@example.com"></div><button class="action second" type="submit">${escapeHtml(button)}</button></div></form></div></section>`;
}
