import type { BrandRecord } from '../catalog/record.ts';
import { type BoardFacts, boardFacts, entryOfRecord } from './board-facts.ts';
import { isSecondLeading, nameClass } from './sections/name-class.ts';
import { isSafe } from './style/brand-style.ts';
import type { Face } from './type/faces.ts';
import { fontFaces, stackOf } from './type/font-faces.ts';
import { type HeadingStyle, headingOf } from './type/heading-of.ts';
import {
  lineWidth,
  MAX_LINES,
  MAX_SOURCE,
  type SetName,
  sourcesOf,
  widthOfOneOrTwoLines,
  widthOfSources,
} from './type/word-width.ts';

/** The name of a source in its style. */
interface SourceName extends SetName, Omit<HeadingStyle, 'isTracked'> {}

/** Difference of weights that can be seen in names of the same typeface. */
const SEEN = 200;
/** Of a name whose neighbour has a similar typeface and weight. */
const [LIGHT, BOLD] = [300, 700];

/** Rules that set the name of each source of a hybrid as its brand sets headings, so that names beside each other differ. */
export function sourceNames(hybrid: BoardFacts, records: readonly BrandRecord[]): string {
  const names = records.reduce<readonly SourceName[]>(
    (before, record) => [...before, styledName(record, before.at(-1))],
    [],
  );
  const own = new Set([...hybrid.faces.values()].map(({ face }) => face.name));
  const missing = names.filter(({ face }) => !own.has(face.face.name));
  const faces = fontFaces(new Map(missing.map(({ name, face }) => [name, face])), 'swap');
  const widths = names.map(widthOfOneOrTwoLines);
  const leading = isSecondLeading(hybrid.entry.shares ?? []) ? 1 : 0;
  const isBroken = names
    .slice(leading, leading + 1)
    .some(({ name, faces, weight }) => lineWidth(name, faces, weight) > MAX_SOURCE);
  const sources = sourcesOf(hybrid.entry.name).length;
  const width =
    sources === names.length
      ? `:root{--longest:${widthOfSources(names)};--first:${widths[leading]};--lines:${isBroken ? 2 : 1}${noteFace(hybrid)}}`
      : '';
  // Of three and more, the leading name alone has its own typeface: four in a line compete.
  const styled = names.length > MAX_LINES ? names.slice(0, 1) : names;
  const rules = styled.map(
    ({ name, face, weight, tracking }, at) =>
      `.${nameClass(name)}{font-family:${stackOf(face)};font-weight:${weight}${isSafe(tracking) ? `;letter-spacing:${tracking}` : ''};--own:${widths[at]}}`,
  );
  return [faces, width, ...rules].filter((one) => one !== '').join('\n');
}

const PLAIN: ReadonlySet<string> = new Set(['sans', 'grotesque']);

/** Whether two typefaces are the same, or sans serifs of one width, which differ little in a few letters. */
function looksLike(one: Face, other: Face): boolean {
  return (
    one.name === other.name || (PLAIN.has(one.class) && PLAIN.has(other.class) && one.width === other.width)
  );
}

/** Captions share the typeface of headings where it is plain, so that the opening has one less. */
function noteFace(hybrid: BoardFacts): string {
  const { face } = headingOf(hybrid);
  return PLAIN.has(face.face.class) && face.face.width === 'normal' ? ';--f-note:var(--f-head)' : '';
}

function styledName(record: BrandRecord, before: SourceName | undefined): SourceName {
  const facts = boardFacts(entryOfRecord(record, undefined));
  const { face, weight, tracking } = headingOf(facts);
  const isAlike =
    before !== undefined && looksLike(before.face.face, face.face) && Math.abs(before.weight - weight) < SEEN;
  const other = isAlike && before.weight >= (LIGHT + BOLD) / 2 ? LIGHT : BOLD;
  const [least = 400, most = least] = face.face.weights.split(' ').map(Number);
  return {
    name: record.name,
    faces: new Map([['heading', face]]),
    face,
    tracking,
    weight: isAlike ? Math.min(most, Math.max(least, other)) : weight,
  };
}
