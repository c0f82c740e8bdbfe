import { kindOf } from '../kind.ts';

/** Rules of copy that exclude each other. */
export const voice = kindOf('voice', {
  rules: [
    { one: ['do', /"you"/], other: ['dont', /(?:contractions or "you")|address the reader warmly/i] },
    { one: ['do', /\bcontractions\b/i], other: ['dont', /\buse contractions/i] },
    { one: ['do', /\bjokes?\b/i], other: ['dont', /\bjokes\b/i] },
    { one: ['do', /\bfragments\b/i], other: ['dont', /\bwrite in fragments/i] },
    { one: ['do', /\bfragments\b/i], other: ['do', /\bmore than 18 words on average/i] },
    { one: ['do', /\bbold claims\b/i], other: ['do', /\bqualify claims/i] },
    { one: ['dont', /\bbalance every claim\b/i], other: ['do', /\bqualify claims|hedge where/i] },
    { one: ['do', /\bhedge where|qualify claims/i], other: ['dont', /\bwrite "may", "might"/i] },
    { one: ['do', /\bwithout a persona\b/i], other: ['do', /\bslang|jokes\b/i] },
    { one: ['do', /\bfull forms, third person\b/i], other: ['do', /"you"|"we"/] },
  ],
});
