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
    { axis: 'type.pairing', how: 'do', says: /\bpair (?:one|a) serif\b/i, tokens: without('serif') },
    { axis: 'type.pairing', how: 'do', says: /\bin a monospace, and\b/i, tokens: without('mono') },
    { axis: 'type.pairing', how: 'dont', says: /\beverything in the sans\b/i, tokens: without('serif') },
  ],
});

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
