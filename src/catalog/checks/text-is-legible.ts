import { TEXT_CONTRAST } from '../../color/contrast.ts';
import { type FaintText, faintTexts } from '../text-contrast.ts';
import type { Check, Found } from './check.ts';
import KNOWN from './known-faint-texts.json' with { type: 'json' };

/** Entries with faint text that no source confirms yet, as `light color.text-muted`. The list may only become shorter. */
const known: Readonly<Partial<Record<string, readonly string[]>>> = KNOWN;

/** Text has the contrast that readers need, or a source shows that the brand ships less. */
export const textIsLegible: Check = ({ slug, tokens, exceptions = [] }) => {
  const faint = faintTexts(tokens);
  const listed = known[slug] ?? [];
  const excepted = exceptions.map(({ scheme, token }) => `${scheme} ${token}`);
  const names = faint.map(nameOf);
  return [
    ...faint.flatMap((text) => (excepted.concat(listed).includes(nameOf(text)) ? [] : [tooFaint(text)])),
    ...listed.flatMap((name) =>
      names.includes(name) && !excepted.includes(name) ? [] : [noLongerFaint(name)],
    ),
    ...excepted.flatMap((name, index) => (names.includes(name) ? [] : [needlessException(name, index)])),
  ];
};

function nameOf({ scheme, token }: FaintText): string {
  return `${scheme} ${token}`;
}

function tooFaint({ scheme, token, ground, ratio }: FaintText): Found {
  return {
    at: ['tokens', 'color', scheme, token.slice('color.'.length)],
    message: `${token} on ${ground} has a contrast of ${ratio.toFixed(2)}:1.`,
    advice: `Text needs ${TEXT_CONTRAST}:1. Correct the value, or add an exception with the source that shows it.`,
  };
}

function noLongerFaint(name: string): Found {
  return {
    at: ['tokens', 'color'],
    message: `"${name}" is in src/catalog/checks/known-faint-texts.json without need.`,
    advice: 'Remove it from the list.',
  };
}

function needlessException(name: string, index: number): Found {
  return {
    at: ['exceptions', index],
    message: `"${name}" has enough contrast.`,
    advice: 'Remove the exception.',
  };
}
