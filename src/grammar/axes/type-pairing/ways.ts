import { cssString } from '../../../css/css-string.ts';
import { familyName, fontClass } from '../../../text/font-class.ts';
import { splitFamilies } from '../../../text/split-families.ts';
import { headingTexts } from '../../heading-texts.ts';
import { labelsOf } from '../../label-texts.ts';
import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type Way } from '../../restyle.ts';
import { kindOf, pairingOfFaces } from './pairing-of.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

interface Pair {
  readonly heading: string;
  readonly body: string;
}

const EXAMPLES: Readonly<Record<Exclude<Value, 'single-family'>, Pair>> = {
  'serif/sans': { heading: '"Source Serif 4", Georgia, serif', body: '"Open Sans", sans-serif' },
  'sans/sans': { heading: 'Montserrat, sans-serif', body: '"Open Sans", sans-serif' },
  'sans/mono': { heading: '"Fira Mono", monospace', body: '"Fira Sans", sans-serif' },
  'serif/grotesque': { heading: 'Newsreader, Georgia, serif', body: 'Inter, sans-serif' },
  'grotesque/mono': { heading: '"IBM Plex Mono", monospace', body: 'Inter, sans-serif' },
};

/** The typefaces of the target, else a pair of the value. Controls keep the typeface of the text. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const body = page.tokens.value('font.body');
  const heading = page.tokens.value('font.heading') ?? page.tokens.value('font.display') ?? body;
  const own = body !== null && heading !== null ? [set(page, { heading, body })] : [];
  if (target === 'single-family') return [...own, set(page, bothAs(mainFamily(page)))];
  if (own.length === 0) return [set(page, EXAMPLES[target])];
  const mono = page.tokens.value('font.mono');
  const isOfLabels = target.endsWith('/mono') && body === heading && labelsOf(page).length > 0;
  if (isOfLabels && mono !== null) return [...own.map((way) => withLabels(way, mono, page)), ...own];
  return isSingle(heading, body) ? { manual: NO_PAIR } : own;
}

const NO_PAIR =
  'The typefaces that the target has for headings and text make no pair that readers tell apart: give labels and controls the other typeface of the target.';

/** Whether two families look like one, such as two serifs. */
function isSingle(heading: string | null, body: string | null): boolean {
  return (
    heading !== null && body !== null && pairingOfFaces(faceOf(heading), faceOf(body)) === 'single-family'
  );
}

function faceOf(stack: string) {
  const families = splitFamilies(stack);
  return { name: familyName(families[0] ?? stack), kind: kindOf(families) };
}

/** A target of one family for text and headings pairs it with the monospace of its labels. */
function withLabels({ changes }: Way, mono: string, page: Restyling): Way {
  const labels = new Set(labelsOf(page));
  const others = changes.map((change) => ({
    ...change,
    elements: change.elements.filter((index) => !labels.has(index)),
  }));
  return {
    changes: [
      ...others.filter(({ elements }) => elements.length > 0),
      ...changeOf(labels, { 'font-family': mono }),
    ],
  };
}

function set(page: Restyling, { heading, body }: Pair): Way {
  const { typography } = page.features;
  const roots = page.perception.page.elements.filter(({ tag, parent }) => tag === 'body' && parent === 0);
  const texts = [...typography.running, ...typography.labels].map(({ index }) => index);
  const headings = headingTexts(page);
  const plain = new Set([...texts, ...partsOf(page).buttons]);
  for (const index of headings) plain.delete(index);
  // Symbols keep their font.
  const other = [...plain].filter((index) => {
    const families = page.perception.page.elements[index]?.style['font-family'] ?? [];
    return families.length > 0 && fontClass(families) !== 'icon' && families.join() !== body;
  });
  return {
    changes: [
      ...changeOf([...roots.map(({ index }) => index), ...other], { 'font-family': body }),
      ...changeOf(headings, { 'font-family': heading }),
    ],
  };
}

function bothAs(family: string): Pair {
  return { heading: family, body: family };
}

/** The family of the running text, as a CSS value. */
function mainFamily({ features }: Restyling): string {
  const [first] = features.typography.running.toSorted((a, b) => b.characters - a.characters);
  const families = first?.families ?? ['sans-serif'];
  return families.map((name) => (/^[a-z-]+$/.test(name) ? name : cssString(name))).join(', ');
}
