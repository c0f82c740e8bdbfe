import { PICTURE_KINDS, type PictureModel } from '../../src/page/picture/picture-kinds.ts';
import { fitLinear } from '../fit/linear.ts';
import { prepare } from '../fit/prepare.ts';
import { roundModel } from '../fit/round-model.ts';
import type { Row } from '../fit/rows.ts';
import type { LabelledPicture } from './labels.ts';

const PENALTY = 3; // of 0.1, 1, 3, 10 and 30 the one with the least log loss on pictures of other owners

/** Fits the kinds of pictures to their measures. */
export function fitKinds(pictures: readonly LabelledPicture[]): PictureModel {
  const names = Object.keys(pictures[0]?.measures ?? {});
  const rows = pictures.map((picture) => rowOf(picture));
  const { preparation, standardised } = prepare(rows, PICTURE_KINDS.length, names);
  const prepared = rows.map((row) => standardised(row));
  const { base, weights } = roundModel(fitLinear(prepared, preparation, 'multinomial', PENALTY));
  return {
    kinds: PICTURE_KINDS,
    base,
    measures: preparation.standards.map((standard, at) => ({ ...standard, weights: weights?.[at] ?? [] })),
  };
}

/** A picture as a row of a fit without a rule. */
function rowOf({ owner, kind, measures }: LabelledPicture): Row {
  const value = PICTURE_KINDS.indexOf(kind);
  return {
    page: '',
    group: owner,
    part: 'train',
    weight: 1,
    judges: true,
    accepted: [value],
    target: Float64Array.from(PICTURE_KINDS, (_, at) => (at === value ? 1 : 0)),
    rule: -1,
    second: -1,
    certainty: 0,
    places: Object.values(measures),
    doubts: [],
  };
}
