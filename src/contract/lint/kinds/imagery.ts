import { kindOf } from '../kind.ts';

/** Rules of pictures and textures that exclude each other. */
export const imagery = kindOf('imagery', {
  rules: [
    { one: ['do', /\bphotographs as the background\b/i], other: ['do', /\bno pictures\b/i] },
    {
      one: ['do', /\bphotographs as the background\b/i],
      other: ['dont', /\bmix in stock photographs|depict people/i],
    },
    { one: ['dont', /\bleave large areas in a flat colour\b/i], other: ['do', /\bone flat colour\b/i] },
  ],
});
