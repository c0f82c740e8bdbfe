import {
  kindOf,
  namesOf,
  pairingOfFaces,
  toneOf,
  type Face,
} from '../grammar/axes/type-pairing/pairing-of.ts';
import type { AxisStatement, NamedStatement, Statement } from './understanding.ts';

/** The typefaces that a text wants for headings and for running text. */
export interface NamedFaces {
  readonly heading?: NamedStatement | undefined;
  readonly body?: NamedStatement | undefined;
}

/**
 * A typeface without a role sets what no other sets; of two the first sets the headings: `Lora and Inter`. Later ones of
 * the same role count.
 */
export function facesNamed(statements: readonly Statement[]): NamedFaces {
  const fonts = statements.filter(
    (one): one is NamedStatement => one.kind === 'font' && one.polarity === 'for',
  );
  const open = fonts.filter(({ role }) => role === null);
  const heading = fonts.findLast(({ role }) => role === 'heading');
  const body = fonts.findLast(({ role }) => role === 'body');
  return {
    heading: heading ?? open[0],
    body: body ?? (heading === undefined ? open[1] : undefined) ?? open[0],
  };
}

/**
 * Statements with a pairing that the named typefaces can make: `Helvetica` accepts each pairing of a sans serif without a
 * serif. One that they cannot make is left out.
 */
export function withNamedFaces(statements: readonly Statement[]): readonly Statement[] {
  const { heading, body } = facesNamed(statements);
  const named = heading ?? body;
  if (named === undefined) return statements;
  const stated = statements.find(
    (one): one is AxisStatement => one.kind === 'axis' && one.axis === 'type.pairing',
  );
  const possible = pairingsOf(heading, body);
  const isOpen = heading === undefined || body === undefined;
  const others = statements.filter((one) => one !== stated);
  if (stated !== undefined) {
    // Where one typeface is named and nothing said of the other, a sans serif tells no pairing.
    const isGuess = isOpen && named.span.start <= stated.span.start && stated.span.end <= named.span.end;
    if (isGuess && toneOf(faceOf(named).kind) === 'sans') return others;
    if (stated.values.some((value) => possible.includes(value))) return statements;
  }
  if (isOpen || possible.length === 0) return others;
  const { span, degree } = named;
  const pairing: AxisStatement = {
    kind: 'axis',
    axis: 'type.pairing',
    values: possible,
    span,
    polarity: 'for',
    degree,
    confidence: SURE,
  };
  return [...others, pairing].toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

const SURE = 0.9;

const ANY: readonly Face[] = (['serif', 'sans', 'grotesque', 'mono'] as const).map((kind) => ({
  name: '',
  kind,
}));

/** The pairings that typefaces make, best first; one named alone may have labels of another, but no sans gets a serif, and no serif labels in mono. */
function pairingsOf(
  heading: NamedStatement | undefined,
  body: NamedStatement | undefined,
): readonly string[] {
  const [one, other] = [heading, body].map((face) => (face === undefined ? ANY : [faceOf(face)]));
  const pairs = (one ?? []).flatMap((a) => (other ?? []).flatMap((b) => namesOf(pairingOfFaces(a, b))));
  const [face] = one ?? [];
  const labels =
    heading === body && face !== undefined && heading?.span.text === heading?.values[0]
      ? ANY.filter(({ kind }) => kind !== (toneOf(face.kind) === 'sans' ? 'serif' : 'mono'))
      : [];
  return [
    ...new Set([...pairs, ...labels.flatMap((label) => namesOf(pairingOfFaces(one?.[0] ?? label, label)))]),
  ];
}

function faceOf({ values: [name = ''] }: NamedStatement): Face {
  return { name: name.toLowerCase(), kind: kindOf([name.toLowerCase()]) };
}
