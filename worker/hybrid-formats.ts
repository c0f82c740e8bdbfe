import { hybridDesignMd } from '../src/compose/hybrid-design-md.ts';
import type { Hybrid } from '../src/compose/hybrid.ts';
import { hybridTaste } from '../src/contract/exporters/hybrid-taste.ts';
import { EXPORTERS } from '../src/contract/exporters/index.ts';
import { renderSpecimen } from '../src/specimen/specimen.ts';

/** A text format of a hybrid. */
interface TextFormat {
  readonly mediaType: string;
  readonly render: (hybrid: Hybrid) => string;
}

/** Text formats of `output_format`. */
export const HYBRID_FORMATS: ReadonlyMap<string, TextFormat> = new Map<string, TextFormat>([
  ['design_md', { mediaType: 'text/markdown; charset=utf-8', render: hybridDesignMd }],
  ['html', { mediaType: 'text/html; charset=utf-8', render: specimenOf }],
  ...EXPORTERS.map(({ id, mediaType, render }): [string, TextFormat] => [
    id,
    { mediaType, render: (hybrid) => render(hybridTaste(hybrid)) },
  ]),
]);

function specimenOf({ grammar, name, tokens, scheme }: Hybrid): string {
  return renderSpecimen({ grammar, name, tokens, stated: scheme }).html;
}
