import type { StyledElement } from '../../../cascade/styled-page.ts';
import { collapseSpaces } from '../../../text/collapse-spaces.ts';
import type { TextRun } from '../../../perception/visible-page.ts';
import type { ByHand, Restyling } from '../../restyle.ts';
import texts from './texts.json' with { type: 'json' };

type Value = keyof typeof texts;

const MAX_QUOTED = 60; // characters of a text
const PASSAGES = 2; // of running text, the weightiest first

/** No stylesheet changes copy: which texts to rewrite first, and in which manner. */
export function ways(target: Value, page: Restyling): ByHand {
  const { elements } = page.perception.page;
  const first = weightiest(page).map(({ element }) => quoted(wholeText(element, elements)));
  const places = first.length === 0 ? 'the copy' : `${first.join(', ')}, then the rest of the copy`;
  const { do: manner, dont } = texts[target];
  return { manual: `Rewrite ${places}. ${manner} Avoid: ${dont}` };
}

/** The heading and the passages that readers see first and most of. */
function weightiest({ perception }: Restyling): TextRun[] {
  const of = (role: 'heading' | 'running') =>
    perception.textRoles
      .filter((text) => text.role === role && text.run.text.trim() !== '')
      .map(({ run }) => run)
      .toSorted((a, b) => b.weight - a.weight);
  return [...of('heading').slice(0, 1), ...of('running').slice(0, PASSAGES)];
}

const MAX_DEPTH = 16; // deeper nesting of inline elements is an accident

/** The text with that of the keys, links and marked words in it. */
function wholeText({ content }: StyledElement, elements: readonly StyledElement[], depth = 0): string {
  const textIn = (index: number): string => {
    const child = elements[index];
    return child?.visible !== true || depth === MAX_DEPTH ? ' ' : wholeText(child, elements, depth + 1);
  };
  return content.map((part) => (typeof part === 'string' ? part : textIn(part))).join('');
}

function quoted(text: string): string {
  const plain = collapseSpaces(text);
  const short = plain.length > MAX_QUOTED ? `${plain.slice(0, MAX_QUOTED).trimEnd()}…` : plain;
  return `“${short}”`;
}
