import fc from 'fast-check';
import { sweep } from './sample.ts';

// One seed for all properties, so that a run can be repeated; PROPERTY_SEED=random looks elsewhere.
const seed = process.env['PROPERTY_SEED'];
fc.configureGlobal({
  numRuns: sweep(25, 100),
  ...(seed !== 'random' && { seed: Number(seed ?? 20_261_120) }),
});
