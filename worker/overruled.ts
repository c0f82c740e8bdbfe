import { firstScheme, flatTokens } from '../src/catalog/flat-tokens.ts';
import type { TokenValues } from '../src/catalog/tokens.ts';
import type { ChangedTaste } from '../src/contract/settle/change-taste.ts';
import { leftOutSentence, signatureConflict } from '../src/contract/signature-conflict.ts';
import type { TasteModel } from './brand-with-changes.ts';

/** That the contract follows no brand. */
export const NO_BRAND = {
  code: 'no_brand' as const,
  detail:
    'No brand is a probable answer, so the contract has only what the brief states. Name a brand or a mood to get the rest.',
};

interface Overruled {
  readonly code: 'brief_over_brand' | 'signature_left_out';
  readonly detail: string;
}

/** What a brief states otherwise than its model, and what of the model is left out for it. */
export function overruled(taste: ChangedTaste, { entry, grammar, values }: TasteModel): Overruled[] {
  const own = pathsOf(values, entry.theme);
  const now = pathsOf(taste.stated.tokens, taste.stated.theme);
  const replaced = [
    ...taste.changed
      .filter((id) => grammar?.[id] !== undefined && grammar[id] !== taste.wanted[id])
      .map((id) => `${id} ${taste.wanted[id]}, not ${grammar?.[id]}`),
    ...[...new Set([...taste.said.map(({ path }) => path), 'color.background'])]
      .filter((path) => own.has(path) && now.has(path) && own.get(path) !== now.get(path))
      .map((path) => `${path} ${now.get(path)}, not ${own.get(path)}`),
  ];
  const left = [...own.keys()].filter((path) => !now.has(path));
  const rest = left.length > MAX_LEFT ? ` and ${left.length - MAX_LEFT} more` : '';
  const tokens = left.length === 0 ? '' : ` It leaves out ${left.slice(0, MAX_LEFT).join(', ')}${rest}.`;
  const conflict = signatureConflict(entry.signature_move, taste, values.type?.families);
  return [
    ...(replaced.length === 0
      ? []
      : [
          {
            code: 'brief_over_brand' as const,
            detail: `The brief overrides ${entry.name} on ${replaced.join('; ')}. The contract uses the values of the brief.${tokens}`,
          },
        ]),
    ...(conflict.length === 0
      ? []
      : [{ code: 'signature_left_out' as const, detail: leftOutSentence(entry.name, conflict) }]),
  ];
}

const MAX_LEFT = 8; // tokens in a sentence

function pathsOf(tokens: TokenValues, theme: string | undefined): ReadonlyMap<string, string> {
  return new Map(flatTokens(tokens, firstScheme(theme, tokens)).map(({ path, value }) => [path, value]));
}
