import { parseHex } from '../color/hex.ts';
import { hueName, HUE_NAMES } from '../color/hue-name.ts';
import { tagNumbers } from '../catalog/tags/index.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';
import { metBy, traitFinder } from './met-traits.ts';
import type { SearchIndex } from './search-index.ts';
import { SURE } from './sure.ts';

/** Share of its score that a brand keeps for each colour that it lacks of several: who wants navy and gold wants both. */
const LACKING = 0.7;
/** Percent; from here on a brand has a tag in part. */
const IN_PART = 35;
/** What a query says beside its colours and without a look. */
const OF_OTHERS: ReadonlySet<StatementKind> = new Set(['industry', 'audience', 'country', 'purpose']);
/** Tags that are a colour. */
const COLORS: ReadonlySet<string> = new Set([...HUE_NAMES, 'navy', 'teal', 'brown', 'gold', 'cream']);

/** Takes off, in place, what brands lose that have only a part of the colours of a query that states no other look. */
export function takeOffLackedColors(
  index: SearchIndex,
  scores: Float64Array,
  matching: readonly number[],
  statements: readonly Statement[],
): void {
  const sure = statements.filter(({ confidence }) => confidence >= SURE);
  const byWords = Map.groupBy(sure.filter(isWantedColor), ({ span }) => span.start);
  if (byWords.size < 2 || !sure.every((one) => isWantedColor(one) || OF_OTHERS.has(one.kind))) return;
  const colors = [...byWords.values()].map((same) => ({
    tags: same.flatMap(({ values }) => values.map((value) => tagNumbers().get(hueOf(value)) ?? -1)),
    finders: same.flatMap(({ kind, values }) => values.map((value) => traitFinder(index, kind, value))),
  }));
  const lacks =
    (document: number) =>
    ({ tags, finders }: (typeof colors)[number]) =>
      metBy(finders, document).length === 0 &&
      tags.every((tag) => tag < 0 || index.degrees.at(tag, document) < IN_PART);
  for (const document of matching) {
    const lacked = colors.filter(lacks(document)).length;
    const score = scores[document] ?? 0;
    if (lacked > 0 && score > 0) scores[document] = score * LACKING ** lacked;
  }
}

/** The tag of the hue of a colour; the value itself where it is a tag. */
function hueOf(value: string): string {
  const color = parseHex(value.slice(1));
  return color === null ? value : hueName(color);
}

function isWantedColor({ kind, polarity, values: [value = ''] }: Statement): boolean {
  return polarity === 'for' && (kind === 'color' || (kind === 'style' && COLORS.has(value)));
}
