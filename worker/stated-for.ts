import { acceptedForTone } from '../src/identity/said-class.ts';
import { toneOf } from '../src/grammar/axes/type-pairing/pairing-of.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import type { Changes, TasteModel } from './brand-with-changes.ts';
import type { BriefReading } from './read-brief.ts';

/** What a brief makes of a taste. @param stated axes, as the taste has them */
export function changesOf(
  { said, refusedColors }: Pick<BriefReading, 'said' | 'refusedColors'>,
  stated: Grammar,
): Changes {
  return { stated, said, refused: refusedColors };
}

/** What a brief states, with the values of a brand where its words accept them: each pairing with a serif is `serif`. */
export function statedFor(
  { stated, accepted, understanding }: Pick<BriefReading, 'stated' | 'accepted' | 'understanding'>,
  { grammar, values }: Pick<TasteModel, 'grammar' | 'values'>,
): Grammar {
  const { body, heading } = values.type?.families ?? {};
  const family = body ?? heading;
  const open = acceptedForTone(accepted, understanding, family === undefined ? null : toneOf(family.class));
  const own: Readonly<Record<string, string>> = grammar ?? {};
  const kept = Object.entries(open).flatMap(([axis, all]) => {
    const value = own[axis];
    return value !== undefined && all.includes(value) ? [[axis, value] as const] : [];
  });
  return { ...stated, ...Object.fromEntries(kept) };
}

/**
 * What of this a contract asks for: values that the words name, and where they accept several, only another value than that
 * of the model. A page with any accepted value does as the brief says.
 */
export function askedOf(
  stated: Grammar,
  { accepted }: Pick<BriefReading, 'accepted'>,
  { grammar }: Pick<TasteModel, 'grammar'>,
): Grammar {
  const own: Readonly<Record<string, string>> = grammar ?? {};
  const choices: Readonly<Record<string, readonly string[]>> = accepted;
  const asked = Object.entries(stated).filter(
    ([axis, value]) => own[axis] !== value || (choices[axis]?.length ?? 1) === 1,
  );
  return Object.fromEntries(asked) as Grammar; // some of the axes
}
