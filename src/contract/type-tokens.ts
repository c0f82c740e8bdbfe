import { isIconText } from '../perception/icon-text.ts';
import { familiesOf } from '../perception/text-style.ts';
import type { TextRun, VisiblePage } from '../perception/visible-page.ts';
import { tally, totalWeight, weightedMode } from '../math/weighted.ts';

/** Typography of one kind of text. */
export interface TextStyle {
  /** Family names in order, as declared. */
  readonly families: readonly string[];
  /** px */
  readonly size: number;
  readonly weight: number;
  /** Multiple of the size, null for `normal`. */
  readonly lineHeight: number | null;
  /** em */
  readonly tracking: number;
}

export interface TypeTokens {
  readonly body: TextStyle | null;
  readonly h1: TextStyle | null;
  readonly h2: TextStyle | null;
  readonly h3: TextStyle | null;
  /** Families of a tenth of the text or more, besides those above; at most two. */
  readonly others: readonly (readonly string[])[];
}

const NOT_RUNNING: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'code',
  'pre',
  'kbd',
  'samp',
  'button',
  'option',
  'label',
]);

/** Characters; captions and labels of a page with less running text do not tell how its text is set. */
const TELLING = 200;

export function typeTokens({ page, runs }: VisiblePage): TypeTokens {
  const heading = (tag: string) => textStyle(runs.filter(({ element }) => element.tag === tag));
  const styles = {
    body: textStyle(runningRuns(runs, page)),
    h1: heading('h1'),
    h2: heading('h2'),
    h3: heading('h3'),
  };
  const named = new Set(Object.values(styles).map((style) => style?.families[0]));
  return { ...styles, others: otherFamilies(runs, named) };
}

/** Texts outside headings and controls; where they are few, those of them that are set as the page itself says. */
function runningRuns(runs: readonly TextRun[], { elements }: VisiblePage['page']): readonly TextRun[] {
  const running = runs.filter(({ element }) => !NOT_RUNNING.has(element.tag));
  const body = elements.find(({ tag }) => tag === 'body')?.style;
  const characters = running.reduce((sum, run) => sum + run.characters, 0);
  if (body === undefined || characters >= TELLING) return running;
  const asBody = running.filter(({ element: { style } }) => style['font-size'] === body['font-size']);
  return asBody.length > 0 ? asBody : running;
}

const MIN_SHARE = 0.1;
const MAX_OTHERS = 2;

/** Stacks by their first family, most text first. */
function otherFamilies(all: readonly TextRun[], named: ReadonlySet<string | undefined>): string[][] {
  const runs = all.filter(({ text, element }) => !isIconText(text, element));
  const total = totalWeight(runs.map(({ weight }) => ({ value: null, weight })));
  const families = tally(runs.map((run) => ({ value: familiesOf(run)[0], weight: run.weight })));
  return families
    .filter(({ value, weight }) => !named.has(value) && weight >= MIN_SHARE * total)
    .flatMap(({ value }) => runs.find((run) => familiesOf(run)[0] === value) ?? [])
    .map((run) => [...familiesOf(run)])
    .filter((stack) => stack.length > 0)
    .slice(0, MAX_OTHERS);
}

/** The most frequent combination of family, size and weight, so that all values come from one real style. */
function textStyle(runs: readonly TextRun[]): TextStyle | null {
  const key = weightedMode(runs.map((run) => ({ value: settingOf(run), weight: run.weight })));
  const run = runs.find((candidate) => settingOf(candidate) === key);
  if (run === undefined) return null;
  const { style } = run.element;
  const size = style['font-size'];
  const lineHeight = style['line-height'];
  return {
    families: familiesOf(run),
    size: round(size, 10),
    weight: style['font-weight'],
    lineHeight: lineHeight === null || size === 0 ? null : round(lineHeight / size, 100),
    tracking: size === 0 ? 0 : round(style['letter-spacing'] / size, 1000),
  };
}

function settingOf(run: TextRun): string {
  const { style } = run.element;
  return `${familiesOf(run)[0]}|${style['font-size']}|${style['font-weight']}`;
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
