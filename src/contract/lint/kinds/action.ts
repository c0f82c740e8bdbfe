import { colorDifference } from '../../../color/difference.ts';
import { parseHex } from '../../../color/hex.ts';
import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';

/** The button of the components against the rule of the main action, and rules that fill and empty it. */
export const action = kindOf('action', {
  tokens: [
    {
      axis: 'emphasis.cta_treatment',
      how: 'do',
      says: /\bbutton filled\b(?!.*--)/i,
      tokens: (contract) => [...unfilled(contract), ...likeGround(contract)],
    },
    {
      axis: 'emphasis.cta_treatment',
      how: 'do',
      says: /\bbutton filled with `--color-(?!.*cannot be seen)/i,
      tokens: otherFill,
    },
    {
      axis: 'emphasis.cta_treatment',
      how: 'do',
      says: /\boutlined button without fill\b/i,
      tokens: filled,
    },
    {
      axis: 'emphasis.cta_treatment',
      how: 'do',
      says: /\bplain text link|an underlined link\b/i,
      tokens: filled,
    },
    {
      axis: 'emphasis.cta_treatment',
      how: 'dont',
      says: /\bflat fill\b/i,
      tokens: flat,
    },
    {
      axis: 'emphasis.cta_treatment',
      how: 'do',
      says: /\bfilled with one colour\.(?!.*\.button)/i,
      tokens: severalColors,
    },
  ],
  rules: [
    {
      one: ['do', /\bmain action (?:a plain text link|an underlined link)/i],
      other: ['do', /\bon buttons\b(?! of forms)|\bof buttons\b(?! of forms)|\bone button a screen/i],
    },
    {
      one: ['do', /\bmain buttons? with gradients|main buttons with gradients/i],
      other: ['do', /\bfilled with one colour|outlined button without|plain text link|an underlined link/i],
    },
    {
      one: ['dont', /\bgradients, noise, patterns\b(?!.*behind)/i],
      other: ['do', /\bbutton filled with a gradient/i],
    },
    { one: ['dont', /\bpresent it as a ghost button/i], other: ['do', /\boutlined button without fill/i] },
  ],
});

/** Colours of which any could be meant, where neither a rule nor a component names the fill. */
function severalColors(contract: LintedContract): string[] {
  if (fillOf(contract) !== undefined || !contract.tokens.has('color.primary')) return [];
  const values = ['primary', 'accent', 'link'].flatMap((name) => contract.tokens.get(`color.${name}`) ?? []);
  return new Set(values).size > 1 ? values : [];
}

/** The fill of the component, where the rule names another colour and does not say why. */
function otherFill(contract: LintedContract, said: string): string[] {
  const fill = fillOf(contract);
  const named = contract.tokens.get(/--color-([a-z0-9-]+)/.exec(said)?.[1]?.replace(/^/, 'color.') ?? '');
  return fill === undefined || fill === named ? [] : [tokenText('button.background', fill)];
}

function fillOf(contract: LintedContract): string | undefined {
  return contract.component('button')['background'];
}

function isEmpty(fill: string): boolean {
  return fill === 'transparent' || fill === 'none';
}

function unfilled(contract: LintedContract): string[] {
  const fill = fillOf(contract);
  return fill !== undefined && isEmpty(fill) ? [tokenText('button.background', fill)] : [];
}

function filled(contract: LintedContract): string[] {
  const fill = fillOf(contract);
  return fill === undefined || isEmpty(fill) ? [] : [tokenText('button.background', fill)];
}

function flat(contract: LintedContract): string[] {
  const fill = fillOf(contract);
  return fill === undefined || fill.includes('gradient(') ? [] : [tokenText('button.background', fill)];
}

/** A fill in the colour of the page cannot be seen. */
function likeGround(contract: LintedContract): string[] {
  const fill = fillOf(contract);
  const color = parseHex(fill?.slice(1) ?? '');
  if (fill === undefined || color === null || contract.ground === null) return [];
  return colorDifference(color, contract.ground) < SEEN ? [tokenText('button.background', fill)] : [];
}

const SEEN = 0.02; // OKLab; just noticeable
