/**
 * `node scripts/measure/whole-briefs.ts [--set FILE] [--each]`: how many whole briefs the service reads without a fault, with the
 * target of `/api/query`. FILE has one brief a line:
 * `{"id", "text", "says": {axis: [values]}, "optional": [axes], "may": [axes], "brands": [slugs], "fonts": [names],
 * "colors": [words], "uncolors": [words], "vague"}`. `says` may be left unstated where an axis is `optional`; what is
 * neither in `says` nor in `may` has to be left unstated, and so have brands and typefaces that are not listed. `--each`
 * prints the faults.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openEngine } from '../../cli/engine/engine.ts';
import { SERVICE_ADDRESS } from '../../src/contract/service-address.ts';
import { briefConfidence, isVague } from '../../src/query/brief-confidence.ts';
import type { NamedStatement, Understanding } from '../../src/words/understanding.ts';
import type { Context } from '../../worker/context.ts';
import { readBrief } from '../../worker/read-brief.ts';
import { ROOT } from '../local-platform.ts';
import { linesOf } from '../search/judged-set.ts';
import { AXIS_NAMES } from '../words/axis-names.ts';

interface WholeBrief {
  readonly id: string;
  readonly text: string;
  readonly says: Readonly<Record<string, readonly string[]>>;
  readonly optional?: readonly string[];
  readonly may?: readonly string[];
  /** Slugs of the brands that the target follows. */
  readonly brands?: readonly string[];
  readonly fonts?: readonly string[];
  readonly colors?: readonly string[];
  readonly uncolors?: readonly string[];
  readonly vague?: boolean;
}

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: path.join(ROOT, 'test/words/whole/first.briefs.jsonl') },
    each: { type: 'boolean', default: false },
  },
});
const engine = openEngine({
  data: path.join(ROOT, 'cli/dist/data'),
  origin: SERVICE_ADDRESS,
  now: () => new Date(),
});
const context = engine.context(
  { root: null, allowHosts: [], render: false, offline: true },
  new AbortController().signal,
);
const shortNames = new Map(Object.entries(AXIS_NAMES).map(([name, id]) => [id as string, name]));

const totals = {
  briefs: 0,
  faultless: 0,
  axes: 0,
  right: 0,
  falseAxes: 0,
  brands: 0,
  found: 0,
  falseBrands: 0,
  others: 0,
  met: 0,
};
for (const line of linesOf(values.set)) {
  const brief = JSON.parse(line) as WholeBrief; // a file of this project
  const faults = await faultsOf(brief, context);
  totals.briefs++;
  if (faults.length === 0) totals.faultless++;
  else if (values.each) console.log(`${brief.id}\n${faults.map((fault) => `   ${fault}`).join('\n')}`);
}
console.log(
  [
    `faultless ${totals.faultless} of ${totals.briefs}`,
    `axes right ${totals.right} of ${totals.axes}, false ${totals.falseAxes}`,
    `brands right ${totals.found} of ${totals.brands}, false ${totals.falseBrands}`,
    `colours, typefaces and refusals of vague briefs right ${totals.met} of ${totals.others}`,
  ].join('; '),
);

async function faultsOf(brief: WholeBrief, service: Context): Promise<string[]> {
  const reading = await readBrief(brief.text, service);
  const stated = new Map(
    Object.entries(reading.stated).map(([axis, value]) => [
      shortNames.get(axis) ?? axis,
      (reading.accepted as Readonly<Record<string, readonly string[] | undefined>>)[axis] ?? [value],
    ]),
  );
  const phraseOf = (axis: string) =>
    reading.statements
      .filter((one) => one.axis === AXIS_NAMES[axis])
      .map(({ phrase }) => `“${phrase}”`)
      .join(' ');
  const axisFaults = Object.entries(brief.says).flatMap(([axis, accepted]) => {
    const answer = stated.get(axis);
    if (answer === undefined && brief.optional?.includes(axis) === true) return [];
    totals.axes++;
    const isRight = answer?.every((value) => accepted.includes(value)) === true;
    if (isRight) totals.right++;
    return isRight
      ? []
      : [answer === undefined ? `missed ${axis}` : `wrong ${axis}: ${answer.join(', ')} ${phraseOf(axis)}`];
  });
  const falseAxes = [...stated].filter(
    ([axis]) => brief.says[axis] === undefined && brief.may?.includes(axis) !== true,
  );
  totals.falseAxes += falseAxes.length;
  return [
    ...axisFaults,
    ...falseAxes.map(([axis, answer]) => `false ${axis}: ${answer.join(', ')} ${phraseOf(axis)}`),
    ...brandFaults(
      brief,
      reading.models.brands.map(({ entry }) => entry.slug),
    ),
    ...tokenFaults(brief, reading.understanding.statements.filter(isWantedToken)),
    ...(await vagueFaults(brief, reading.understanding, service)),
  ];
}

function brandFaults({ brands = [] }: WholeBrief, read: readonly string[]): string[] {
  const missed = brands.filter((slug) => !read.includes(slug));
  const wrong = read.filter((slug) => !brands.includes(slug));
  totals.brands += brands.length;
  totals.found += brands.length - missed.length;
  totals.falseBrands += wrong.length;
  return [...missed.map((slug) => `missed brand ${slug}`), ...wrong.map((slug) => `false brand ${slug}`)];
}

function isWantedToken(one: { readonly kind: string; readonly polarity: string }): one is NamedStatement {
  return (one.kind === 'color' || one.kind === 'font') && one.polarity === 'for';
}

function tokenFaults(
  { fonts = [], colors = [], uncolors = [] }: WholeBrief,
  wanted: readonly NamedStatement[],
) {
  const written = (kind: string) =>
    wanted
      .filter((one) => one.kind === kind)
      .map(({ span, values: [value = ''] }) => (kind === 'font' ? value : span.text).toLowerCase());
  const [families, hues] = [written('font'), written('color')];
  const has = (list: readonly string[], name: string) =>
    list.some((one) => one.includes(name.toLowerCase()) || name.toLowerCase().endsWith(` ${one}`));
  const faults = [
    ...fonts.filter((name) => !has(families, name)).map((name) => `missed typeface ${name}`),
    ...families
      .filter((name) => !fonts.some((font) => font.toLowerCase().includes(name)))
      .map((name) => `false typeface ${name}`),
    ...colors.filter((name) => !has(hues, name)).map((name) => `missed colour ${name}`),
    ...uncolors.filter((name) => has(hues, name)).map((name) => `false colour ${name}`),
  ];
  const asked = fonts.length + colors.length + uncolors.length;
  totals.others += asked;
  totals.met += Math.max(0, asked - faults.length);
  return faults;
}

async function vagueFaults(
  { vague = false, text }: WholeBrief,
  understanding: Understanding,
  { backend }: Context,
): Promise<string[]> {
  const isRefused = isVague(briefConfidence(await backend.matches(text)), understanding, text);
  totals.others++;
  if (isRefused === vague) totals.met++;
  return isRefused === vague ? [] : [isRefused ? 'refused as vague' : 'not refused as vague'];
}
