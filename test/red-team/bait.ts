import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';

/** Content with the taste and the tokens of a target: what an attacker would like a judge to count. */
export interface Bait {
  /** Sections with boxes, buttons, pictures, motion and copy, in the values of the target. */
  readonly boxes: string;
  /** The stylesheet of the boxes, for elements inside `.bait`. */
  readonly boxesCss: string;
  /** The same stylesheet for a whole page. */
  readonly pageCss: string;
  /** Paragraphs in the voice of the target, many times the copy of a page. */
  readonly copy: string;
  /** The same sentences as plain text. */
  readonly sentences: string;
  /** `font-family` of headings and text, colours, corner and shadow of the target, as declarations. */
  readonly look: string;
  /** Colour of buttons of the target. */
  readonly accent: string;
}

export const NO_BAIT: Bait = {
  boxes: '',
  boxesCss: '',
  pageCss: '',
  copy: '',
  sentences: '',
  look: '',
  accent: 'transparent',
};

const COPIES = 6; // a page has a few hundred words, a specimen about 150
const KEYFRAMES = /@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The bait for a brand: the page that has exactly its grammar and tokens. */
export function baitOf({ entry, grammar, values }: IndexedBrand): Bait {
  const { html } = renderSpecimen({
    grammar: grammar ?? {},
    ...(values !== null && { tokens: values }),
    name: entry.name,
  });
  const css = between(html, '<style>', '</style>');
  const boxes = between(html, '<body>', '</body>');
  const paragraphs = [...boxes.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].map(([, inner]) => plain(inner ?? ''));
  const written = paragraphs.filter((text) => text.includes(' '));
  return {
    boxes,
    boxesCss: scoped(css),
    pageCss: css,
    copy: repeated(written.map((text) => `<p>${text}</p>`)),
    sentences: repeated(written),
    look: lookOf(css),
    accent: /--action:([^;}]+)/.exec(css)?.[1] ?? '#888888',
  };
}

/** Rules of the page nested in `.bait`; those of the page itself apply to the bait. */
function scoped(css: string): string {
  const keyframes = css.match(KEYFRAMES) ?? [];
  const rules = css.replaceAll(KEYFRAMES, '').replaceAll(/(^|\n)(?::root|html|body)\{/g, '$1&{');
  return `.bait{${rules}}\n${keyframes.join('\n')}`;
}

function lookOf(css: string): string {
  const first = (pattern: RegExp) => pattern.exec(css)?.[0] ?? '';
  return [
    first(/font-family:[^;}]+/),
    first(/border-radius:[^;}]+/),
    first(/box-shadow:[^;}]+/),
    first(/letter-spacing:[^;}]+/),
  ].join(';');
}

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();
const repeated = (texts: readonly string[]) =>
  Array.from({ length: COPIES }, () => texts.join('\n')).join('\n');

function between(text: string, start: string, end: string): string {
  return text.slice(text.indexOf(start) + start.length, text.lastIndexOf(end));
}
