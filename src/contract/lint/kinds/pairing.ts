import type { TokenFamily } from '../../../grammar/token-facts.ts';
import { pairingOf } from '../../../grammar/axes/type-pairing/pairing-of.ts';
import { kindOf } from '../kind.ts';
import type { LintedContract } from '../linted-contract.ts';

/** Typefaces of the tokens against the rule of pairing. */
export const pairing = kindOf('pairing', {
  tokens: [
    {
      axis: 'type.pairing',
      how: 'do',
      says: /\bheadings and text in one family\b/i,
      tokens: differentHeadings,
    },
    {
      axis: 'type.pairing',
      how: 'dont',
      says: /\bsecond family for headings or labels\b/i,
      tokens: differentHeadings,
    },
    {
      axis: 'type.pairing',
      how: 'dont',
      says: /\bheadings in the typeface of the text\b/i,
      tokens: sameHeadings,
    },
    {
      axis: 'type.pairing',
      how: 'do',
      says: /^set headings and text in `--font-body`|^set headings in `--font-heading`/i,
      tokens: unnamedPartner,
    },
    {
      axis: 'type.pairing',
      how: 'do',
      says: /^set headings /i,
      tokens: unnamedDisplay,
    },
    {
      axis: 'type.pairing',
      how: 'do',
      says: /\bpair (?:one|a) serif\b/i,
      tokens: without('serif'),
    },
    {
      axis: 'type.pairing',
      how: 'do',
      says: /\bin a monospace, and\b/i,
      tokens: without('mono'),
    },
    {
      axis: 'type.pairing',
      how: 'dont',
      says: /\beverything in the sans\b/i,
      tokens: without('serif'),
    },
  ],
});

/** Typefaces of headings and text that do not make the pair, where no rule names the one that does. */
function unnamedPartner(contract: LintedContract): string[] {
  const value = contract.grammar['type.pairing'];
  const { heading, body } = familiesOf(contract);
  if (value === undefined || pairingOf(heading ?? body, body).includes(value)) return [];
  const isNamed = contract.statements.some(
    ({ axis, text }) =>
      axis === 'type.pairing' && /\bthe pair is made by\b|^set labels or figures/i.test(text),
  );
  return isNamed || body === undefined ? [] : [`${value}: ${(heading ?? body).stack} and ${body.stack}`];
}

/** A typeface for the largest size that no rule gives to the largest heading. */
function unnamedDisplay(contract: LintedContract): string[] {
  const { display, heading, body } = familiesOf(contract);
  const isOwn = display !== undefined && display.stack !== (heading ?? body)?.stack;
  const isNamed = contract.statements.some(({ text }) =>
    /^the largest heading alone is in `--font-display`/i.test(text),
  );
  return isOwn && !isNamed && contract.tokens.has('text.display') ? [`--font-display: ${display.stack}`] : [];
}

type Families = Readonly<Record<string, TokenFamily>>;

function familiesOf({ stated }: LintedContract): Families {
  return stated.tokens.type?.families ?? {};
}

function differentHeadings(contract: LintedContract): string[] {
  const { heading, body } = familiesOf(contract);
  const isSingle = pairingOf(heading ?? body, body).some((value) => value === 'single-family');
  return heading === undefined || body === undefined || isSingle ? [] : [`--font-heading: ${heading.stack}`];
}

function sameHeadings(contract: LintedContract): string[] {
  const { heading, body } = familiesOf(contract);
  return body !== undefined && (heading ?? body).stack === body.stack ? [`--font-body: ${body.stack}`] : [];
}

function without(kind: 'serif' | 'mono') {
  return (contract: LintedContract): string[] => {
    const families = Object.values(familiesOf(contract));
    const kinds = kind === 'serif' ? ['serif', 'slab', 'script'] : ['mono'];
    return families.length === 0 || families.some((family) => kinds.includes(family.class))
      ? []
      : families.map(({ stack }) => stack);
  };
}
