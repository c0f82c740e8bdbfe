import type { Check } from './check.ts';

/** The gaps that grammar and contracts are computed from; other names are measures of single parts. */
const GAPS = ['element', 'section'];

/** A gap from a source of the scale is one of its steps. Gaps from elsewhere may lie beside the scale. */
export const gapsAreSteps: Check = ({ tokens: { spacing } }) => {
  const { scale, values = {}, cites = [], cites_for: own = {} } = spacing ?? {};
  if (scale === undefined) return [];
  const citedFor = (name: string) => own[`values.${name}`] ?? own[name] ?? own['values'] ?? cites;
  const ofScale = own['scale'] ?? cites;
  return GAPS.flatMap((name) => {
    const gap = values[name];
    if (gap === undefined || scale.includes(gap)) return [];
    if (!citedFor(name).some((source) => source !== 'recalled' && ofScale.includes(source))) return [];
    return [
      {
        at: ['tokens', 'spacing', 'values', name],
        message: `The source of the scale states ${gap}, which is no step of the scale.`,
        advice: 'Add the step, or cite the source of this gap under cites_for.',
      },
    ];
  });
};
