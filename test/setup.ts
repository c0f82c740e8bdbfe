import fc from 'fast-check';

// One seed for all properties, so that a run can be repeated; PROPERTY_SEED=random looks elsewhere.
const seed = process.env['PROPERTY_SEED'];
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed ?? 20_261_120) });
