import type { Design } from '../design.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { prose } from './html.ts';

/** A section with its content in one column of the page. */
export function section(name: string, content: string): string {
  return `<section class="${name}" id="${name}"><div class="wrap stack">${content}</div></section>`;
}

/** A heading of a section. */
export function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`;
}

/** Headline, lead, and main action, for a layout to arrange. */
export interface Opening {
  readonly title: string;
  readonly lead: string;
  readonly actions: string;
  /** Class of the box around them: groups have a frame or a panel. */
  readonly box: 'group' | 'stack';
}

/** What a page begins with. */
export function openingOf({ copy, taste, space }: Design): Opening {
  const signals = taste['emphasis.density_signals'];
  const framed = signals === 'borders' || (signals === 'grouping-cards' && (space.packed || space.sparse));
  const { action, aside } = copy.persona;
  return {
    title: `<h1>${escapeHtml(copy.headline)}</h1>`,
    lead: `<p class="lead">${prose(copy.lead)}</p>`,
    actions: `<p class="actions"><a class="action main" href="#contact">${escapeHtml(action)}</a> <a class="aside" href="#story">${escapeHtml(aside)}</a></p>`,
    box: framed ? 'group' : 'stack',
  };
}
