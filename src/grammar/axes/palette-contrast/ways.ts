import { composite } from '../../../color/composite.ts';
import { contrastRatio, isDarkGround } from '../../../color/contrast.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { TextContrast } from '../../../features/text-contrasts.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import { partsOf } from '../../page-parts.ts';
import type { Restyling, Way } from '../../restyle.ts';
import { inkChanges, WHITE, mixedColors } from '../../restyle-colors.ts';
import { colorTokens, statesColors } from '../../token-palette.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** WCAG contrast ratios in the middle of each value. */
const RATIO: Readonly<Record<Value, number>> = { low: 3.8, medium: 6.5, high: 12.4, extreme: 18 };
const INK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Running text in the ink of the target, else in a grey of the value; then headings, all text but what has a colour, all. */
export function ways(target: Value, page: Restyling, fits: (ratio: number) => boolean): readonly Way[] {
  const { known } = page.features.textContrasts;
  const links = new Set(partsOf(page).links);
  // The colour by which links are told from text stays as long as another way leads to the value.
  const text = known.filter(({ index, ink }) => !links.has(index) || !looksColored(ink));
  const running = text.filter(({ role }) => role === 'running');
  const prose = text.filter(({ role }) => role === 'running' || role === 'heading');
  const inks = inksOf(page);
  const byGround = new Map<string, Rgba>();
  const inkFor = ({ ground }: TextContrast): Rgba => {
    const key = `${ground.r} ${ground.g} ${ground.b} ${ground.a}`;
    const ink = byGround.get(key) ?? inkOn(ground);
    byGround.set(key, ink);
    return ink;
  };
  const inkOn = (ground: Rgba): Rgba => {
    const own = inks.map((each) => composite(each, ground));
    const fitting = own.find((each) => fits(contrastRatio(each, ground)));
    return (
      fitting ??
      (statesColors(page.tokens) ? nearestInk(own, ground, RATIO[target]) : null) ??
      grey(ground, RATIO[target])
    );
  };
  const way = (some: readonly TextContrast[]): Way => {
    const other = some.filter(({ ratio }) => !fits(ratio));
    return { changes: inkChanges(page, new Map(other.map((each) => [each.index, inkFor(each)]))) };
  };
  // Links and labels may owe their colour to the target.
  const plain = known.filter(({ ink }) => !looksColored(ink));
  const some = running.length > 0 ? [running, prose] : [prose.length > 0 ? prose : known];
  return [...some, plain, known].map(way);
}

/** The greys of the target that can be ink: that of its text first, its ground for text on dark. */
function inksOf({ tokens }: Restyling): Rgba[] {
  const text = tokens.color('color.text');
  const greys = colorTokens(tokens).filter((token) => !looksColored(token.color));
  return [...(text === null ? [] : [text]), ...greys.map(({ color }) => color)];
}

/** The ink whose contrast comes nearest to a ratio; null without inks. */
function nearestInk(inks: readonly Rgba[], ground: Rgba, ratio: number): Rgba | null {
  const distance = (ink: Rgba) => Math.abs(Math.log(contrastRatio(ink, ground) / ratio));
  return inks.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The mixture of the ground with black or white that has the ratio, or comes nearest to it. */
function grey(ground: Rgba, ratio: number): Rgba {
  const end = isDarkGround(ground) ? WHITE : INK;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (contrastRatio(mixedColors(ground, end, middle), ground) < ratio) low = middle;
    else high = middle;
  }
  return mixedColors(ground, end, high);
}
