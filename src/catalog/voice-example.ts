import { markdownText } from '../text/markdown.ts';
import type { Frontmatter } from './entry.ts';

/** Stands before `voice.example` wherever it is shown, so that nobody takes it for a quotation. */
export const EXAMPLE_LABEL = 'An example, written for this entry and not a quotation';

/** `voice.example` with its label, as a paragraph of Markdown; empty for an entry without one. */
function labelledExample(voice: Frontmatter['voice']): string {
  return voice?.example === undefined ? '' : `${EXAMPLE_LABEL}: "${markdownText(voice.example)}"`;
}

/** The section Voice with the example below it, Markdown. */
export function voiceText(voice: Frontmatter['voice'], section: string): string {
  return [section, labelledExample(voice)].filter((text) => text !== '').join('\n\n');
}
