import { listTokens } from '../catalog/listed-tokens.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';
import type { ChangedTaste } from './settle/change-taste.ts';
import { leftOutSentence, signatureConflict, type Families } from './signature-conflict.ts';
import { followingOf } from './settle/settle-taste.ts';

/** A brand and what a brief changes of it. */
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

/** The contract of a brand changed by a brief. Every value is that of the changed target. */
export function briefContract({
  name,
  signatureMove,
  source = `${name} in the catalog`,
  taste,
  families,
  service,
}: BriefTaste): Contract {
  const { grammar, open, stated, former, excluded, remarks, changed, wanted, said } = taste;
  const conflict = signatureConflict(signatureMove, taste, families);
  const own = [...changed, ...said.map(({ path }) => path)];
  return {
    name: source === null ? name : `${name}, changed by a brief`,
    isNameQuoted: false,
    url: null,
    origin: [
      source === null
        ? 'The brief states all values; everything else is open.'
        : `Values come from ${source}, except ${own.join(', ')}, which the brief states. Tokens that contradict the brief are left out.`,
      ...(conflict.length > 0 ? [leftOutSentence(name, conflict)] : []),
      ...remarks,
    ].join(' '),
    character: source === null || conflict.length > 0 ? null : { signature: signatureMove, avoid: [] },
    grammar,
    open,
    measures: {
      ...followingOf(former, `${name} may have`),
      ...followingOf(overruledWords(taste), 'other words of the brief say'),
      ...Object.fromEntries(changed.map((axis) => [axis, 'stated by the brief'])),
    },
    unstated: excluded,
    // Also what the brief states as the taste has it.
    required: AXES.map(({ id }) => id).filter(
      (id) => grammar[id] !== undefined && grammar[id] === wanted[id],
    ),
    tokens: listTokens(stated),
    service,
  };
}

/** What the brief states and a colour or typeface that it names decides otherwise. */
function overruledWords({ grammar, wanted }: ChangedTaste): Grammar {
  const overruled = Object.entries(wanted).filter(([axis, value]) => {
    const own = grammar[axis as AxisId];
    return own !== undefined && own !== value;
  });
  return Object.fromEntries(overruled) as Grammar; // some of the axes
}
