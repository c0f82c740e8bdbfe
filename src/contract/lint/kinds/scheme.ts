import { toHex } from '../../../color/hex.ts';
import { isDarkGround } from '../../../color/contrast.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import { groundOf } from '../../../grammar/axes/surface-ground/axis.ts';
import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';

/** The sentences of the grounds, with the values of tokens that they allow. */
const GROUNDS: readonly (readonly [readonly string[], RegExp])[] = [
  [['white'], /\bpure white\b/i],
  [['cream', 'warm-tinted'], /\bcream or ivory\b/i],
  [['gray-light'], /\blight neutral grey\b/i],
  [['gray-dark'], /\bdark neutral grey\b/i],
  [['black'], /\bon black\b/i],
  [['warm-tinted', 'cream'], /\bvisible red, orange or brown tint\b/i],
  [['cool-tinted'], /\bvisible blue, green or violet tint\b/i],
];

/** The ground and the listed schemes against the rules of ground and dark mode. */
export const scheme = kindOf('scheme', {
  tokens: [
    { axis: 'surface.ground', how: 'do', says: /\(#[0-9a-f]{6}\)/, tokens: otherGround },
    ...GROUNDS.map(([value, says]) => ({
      axis: 'surface.ground' as const,
      how: 'do' as const,
      says,
      tokens: (contract: LintedContract) =>
        contract.ground === null || value.includes(groundOf(contract.ground)) ? [] : [groundText(contract)],
    })),
    {
      axis: 'surface.dark_mode',
      how: 'do',
      says: /`color-scheme: (?:light|dark)`/,
      tokens: (contract, said) =>
        contract.ground === null || said.includes(`color-scheme: ${shown(contract)}`)
          ? []
          : [groundText(contract)],
    },
    {
      axis: 'palette.accent_use',
      how: 'do',
      says: /\bbands or the ground with the accent/i,
      tokens: (contract) =>
        contract.ground === null || looksColored(contract.ground) ? [] : [groundText(contract)],
    },
    { axis: 'surface.dark_mode', how: 'dont', says: /\badd a (?:dark|second) scheme/i, tokens: otherScheme },
    { axis: 'surface.dark_mode', how: 'do', says: /\bdesign for one scheme\b/i, tokens: otherScheme },
    {
      axis: 'surface.dark_mode',
      how: 'do',
      says: /\bby swapping text and background colours/i,
      tokens: otherScheme,
    },
    {
      axis: 'surface.dark_mode',
      how: 'do',
      says: /\bmake the dark scheme the default/i,
      tokens: (contract) =>
        contract.ground === null || shown(contract) === 'dark' ? [] : [groundText(contract)],
    },
  ],
  rules: [
    {
      one: ['do', /\bmake the dark scheme the default/i],
      other: ['do', /\bpure white|light (?:cream|neutral grey)/i],
    },
    {
      one: ['do', /\bdesign for one scheme, and declare `color-scheme: light`/i],
      other: ['do', /\bon (?:black|a dark neutral grey)/i],
    },
    {
      one: ['dont', /\btint greys or backgrounds/i],
      other: ['do', /\bground with a visible|light cream or ivory/i],
    },
    {
      one: ['dont', /\bwarm greys, cream\b/i],
      other: ['do', /\bvisible red, orange or brown tint|light cream or ivory/i],
    },
    { one: ['dont', /\bblue-grey neutrals\b/i], other: ['do', /\bvisible blue, green or violet tint/i] },
    {
      one: ['do', /\bfill bands or the ground with the accent/i],
      other: ['do', /\bpure white\b|\blight (?:cream|neutral grey)|\bon (?:black|a dark neutral)/i],
    },
  ],
});

function otherGround(contract: LintedContract, said: string): string[] {
  return contract.ground === null || said.includes(toHex(contract.ground)) ? [] : [groundText(contract)];
}

function otherScheme(contract: LintedContract): string[] {
  const other = contract.scheme === 'light' ? 'dark' : 'light';
  return contract.hasOtherScheme ? [`the colours of the ${other} scheme`] : [];
}

function shown({ ground }: LintedContract): 'light' | 'dark' {
  return ground !== null && isDarkGround(ground) ? 'dark' : 'light';
}

function groundText({ tokens }: LintedContract): string {
  return tokenText('color.background', tokens.get('color.background') ?? '');
}
