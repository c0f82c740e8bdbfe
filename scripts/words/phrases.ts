import type { Axis } from '../../src/grammar/axis.ts';
import { AXES, type AxisId } from '../../src/grammar/axes/index.ts';
import phrasings from './phrasings.json' with { type: 'json' };
import type { Clause, Labels } from './written.ts';

/** The phrases of the axes' own texts, in the singular as they stand and in the plural. */
export function tablePhrases(): readonly Clause[] {
  return (AXES as readonly Axis[]).flatMap(({ id, values, texts }) =>
    values.flatMap((value) =>
      (texts[value]?.brief ?? []).flatMap((text) => {
        const labels: Labels = new Map([[id as AxisId, valuesOf(id, value, text)]]);
        return /[a-z]{3}$/.test(text) && !text.endsWith('s')
          ? [
              { text, labels },
              { text: `${text}s`, labels },
            ]
          : [{ text, labels }];
      }),
    ),
  );
}

interface Phrasings {
  readonly subjects: readonly string[];
  readonly values: Readonly<
    Record<string, { readonly is: readonly string[]; readonly says: readonly string[] }>
  >;
  readonly sets?: readonly { readonly values: readonly string[]; readonly says: readonly string[] }[];
}

export const PHRASINGS: Readonly<Record<string, Phrasings>> = phrasings;

/** Predicates that stand after their subject only: `like pills`. */
export const POSTPOSED =
  /^(?:like|as|with|without|in|on|at|by|of|to|only|so|used|from|separated|filled|neither|because|set|just|no|nothing|not|the|a|an|while|when|moved|following|according|nowhere|hedged|written|full|that|absent|cut|made|designed|behind|split|divided|each|limited|reserved|saved|almost|and) /;

export function spokenPhrases(): readonly Clause[] {
  return Object.entries(PHRASINGS).flatMap(([axis, { values, sets = [] }]) =>
    [...Object.entries(values).map(([value, { says }]) => ({ values: [value], says })), ...sets].flatMap(
      ({ values: some, says }) => says.map((text) => ({ text, labels: new Map([[axis as AxisId, some]]) })),
    ),
  );
}

/** A serif with nothing more leaves the second family open. */
function valuesOf(axis: string, value: string, text: string): readonly string[] {
  if (axis !== 'type.pairing' || value !== 'serif/sans' || /sans|with|body|text|second|pair/.test(text))
    return [value];
  return /head|title/.test(text)
    ? ['serif/sans', 'serif/grotesque']
    : ['serif/sans', 'serif/grotesque', 'single-family'];
}
