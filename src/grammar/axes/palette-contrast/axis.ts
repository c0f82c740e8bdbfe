import { toHex } from '../../../color/hex.ts';
import type { TextContrast } from '../../../features/text-contrasts.ts';
import { weightedMedian } from '../../../math/weighted.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { contrastOn, statedRatio } from '../../../color/contrast.ts';
import { accepted } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

/** WCAG ratios of the rubric; 4.5 is the AA minimum for running text. */
export const BANDS = [
  { value: 'low', from: 1 },
  { value: 'medium', from: 4.5 },
  { value: 'high', from: 9 },
  { value: 'extreme', from: 16 },
] as const;
const ENOUGH_TEXT = 400; // characters, a few paragraphs
const ENOUGH_RUNNING = 200; // characters, a paragraph; headings say nothing more about the text then

export const paletteContrast = defineAxis({
  id: 'palette.contrast',
  label: 'Text contrast',
  question: 'What is the contrast of text, besides buttons and code samples?',
  values: VALUES,
  texts,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'contrast ratio',
      unit: 'WCAG 2.2, to 1',
      from: BANDS,
      inBriefs: [{ subjects: ['contrast'], units: { '': 1, ':1': 1 }, below: 22 }],
    },
  ],
  needs: ['textContrasts'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ textContrasts: { known, onPictures } }) {
    const prose = known.filter(({ role }) => role === 'running' || role === 'heading');
    const judged = judgedTexts(known, prose);
    const ratio = weightedMedian(judged.map((text) => ({ value: text.ratio, weight: text.characters })));
    if (ratio === null) {
      return notShown(
        onPictures > 0 ? 'All text is on pictures, whose colours are not known.' : 'The page shows no text.',
      );
    }
    const { value, neighbour, boundary, margin } = place(ratio, BANDS);
    const characters = charactersOf(judged);
    const measure = `${statedRatio(ratio).toFixed(1)}:1`;
    return {
      value,
      confidence: confidenceOf(margin, characters / ENOUGH_TEXT),
      method: prose.length > 0 ? 'measured' : 'recovered',
      runnerUp: neighbour && {
        value: neighbour,
        why: `${measure} is near the boundary at ${boundary}:1.`,
      },
      measure,
      evidence: mainPairs(judged).map(({ text, share }) => ({
        selector: text.selector,
        property: 'color',
        value: `${toHex(text.ink)} on ${toHex(text.ground)}, ${statedRatio(text.ratio).toFixed(1)}:1`,
        share,
        source: 'css' as const,
      })),
    };
  },
  negated: { low: 'high' },
  fromTokens: ({ color }) => {
    const [text, ground] = [color('color.text'), color('color.background')];
    if (text === undefined || ground === undefined) return [];
    return accepted(contrastOn(text, ground), BANDS);
  },
  speaksFor: ({ value }) => place(Number(/([\d.]+):1$/.exec(value)?.[1]), BANDS).value,
  plain: 'high',
  shownBy: {
    // WCAG contrast ratios of text and of secondary text, well inside their band.
    text: { low: 3.8, medium: 6.8, high: 12.4, extreme: 21 },
    secondText: { low: 3.5, medium: 5.6, high: 10, extreme: 16.6 },
  },
  fix: (target, { measure }) =>
    `Set running text to a contrast of ${{ low: '3:1 to 4.5:1 (below AA)', medium: '5:1 to 8:1', high: '10:1 to 15:1', extreme: '17:1 or more' }[target]} against its ground (now ${measure}).`,
  ways: (target, page) => ways(target, page, (ratio) => place(ratio, BANDS).value === target),
});

/** RUBRIC: running text. Headings count where there is little of it, everything where there is no prose. */
function judgedTexts(
  known: readonly TextContrast[],
  prose: readonly TextContrast[],
): readonly TextContrast[] {
  const running = prose.filter(({ role }) => role === 'running');
  if (charactersOf(running) >= ENOUGH_RUNNING) return running;
  return prose.length > 0 ? prose : known;
}

function charactersOf(texts: readonly TextContrast[]): number {
  return texts.reduce((sum, { characters }) => sum + characters, 0);
}

/** The pairs of text and background colour with most text, each with its longest text. */
function mainPairs(texts: readonly TextContrast[]): { text: TextContrast; share: number }[] {
  const total = charactersOf(texts) || 1;
  const pairs = new Map<string, { text: TextContrast; share: number }>();
  for (const text of texts.toSorted((a, b) => b.characters - a.characters)) {
    const key = `${toHex(text.ink)} ${toHex(text.ground)}`;
    const share = Math.min(1, (pairs.get(key)?.share ?? 0) + text.characters / total);
    pairs.set(key, { text: pairs.get(key)?.text ?? text, share });
  }
  return [...pairs.values()].toSorted((a, b) => b.share - a.share).slice(0, 4);
}
