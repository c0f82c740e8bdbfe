import { listTokens } from '../catalog/listed-tokens.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';
import type { ChangedTaste } from './settle/change-taste.ts';
import { leftOutSentence, signatureConflict, type Families } from './signature-conflict.ts';
import { followingOf } from './settle/settle-taste.ts';

/** A brand and what a brief states besides it. */
interface BriefTaste {
  readonly name: string;
  readonly signatureMove: string;
  /** Where the values come from, as part of a sentence; the brand in the catalog unless given, null where all are said. */
  readonly source?: string | null;
  readonly taste: ChangedTaste;
  /** Its typefaces. */
  readonly families?: Families | undefined;
  readonly service: string;
}

/** The contract of a brand for a brief. Every value is that of the changed target. */
export function briefContract({
  name,
  signatureMove,
  source = `${name} in the catalog`,
  taste,
  families,
  service,
}: BriefTaste): Contract {
  const { grammar, open, stated, former, excluded, remarks, changed, wanted, said, refusal } = taste;
  const own = [...changed, ...said.map(({ path }) => path)];
  const conflict = own.length === 0 ? [] : signatureConflict(signatureMove, taste, families);
  // Also what the brief states as the taste has it.
  const required = AXES.map(({ id }) => id).filter(
    (id) => grammar[id] !== undefined && grammar[id] === wanted[id],
  );
  return {
    name: source === null || own.length === 0 ? name : `${name}, changed by a brief`,
    isNameQuoted: false,
    url: null,
    origin: [
      originOf(source, own, required),
      ...(conflict.length > 0 ? [leftOutSentence(name, conflict)] : []),
      ...remarks,
      ...(refusal === null ? [] : [refusal]),
    ].join(' '),
    character: source === null || conflict.length > 0 ? null : { signature: signatureMove, avoid: [] },
    grammar,
    open,
    measures: {
      ...followingOf(former, `${name} may have`),
      ...followingOf(overruledWords(taste), 'other words of the brief say'),
      ...Object.fromEntries([...changed, ...required].map((axis) => [axis, 'stated by the brief'])),
    },
    unstated: excluded,
    required,
    tokens: listTokens(stated),
    service,
  };
}

/** Where the values come from. @param own what the brief changes @param required what it states, changed or not */
function originOf(source: string | null, own: readonly string[], required: readonly AxisId[]): string {
  if (source === null) return 'The brief states all values; everything else is open.';
  if (own.length === 0) {
    if (required.length === 0) return `Values come from ${source}.`;
    return `Values come from ${source}, which already has what the brief asks for: ${required.join(', ')}.`;
  }
  return `Values come from ${source}, except ${own.join(', ')}, which the brief states. Tokens that contradict the brief are left out.`;
}

/** What the brief states and a colour or typeface that it names decides otherwise. */
function overruledWords({ grammar, wanted }: ChangedTaste): Grammar {
  const overruled = Object.entries(wanted).filter(([axis, value]) => {
    const own = grammar[axis as AxisId];
    return own !== undefined && own !== value;
  });
  return Object.fromEntries(overruled) as Grammar; // some of the axes
}
