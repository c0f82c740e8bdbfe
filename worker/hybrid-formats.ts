import { hybridDesignMd } from '../src/compose/hybrid-design-md.ts';
import type { Hybrid } from '../src/compose/hybrid.ts';
import { hybridTaste } from '../src/contract/exporters/hybrid-taste.ts';
import { agentsMd } from '../src/contract/agents-md.ts';
import { hybridContract } from '../src/contract/hybrid-contract.ts';
import { EXPORTERS } from '../src/contract/exporters/index.ts';
import { renderSpecimen } from '../src/specimen/specimen.ts';

/** A text format of a hybrid. */
interface TextFormat {
  readonly mediaType: string;
  /** @param service origin of the service, for documents that name it */
  readonly render: (hybrid: Hybrid, service: string) => string;
}

/** Text formats of `output_format`. */
export const HYBRID_FORMATS: ReadonlyMap<string, TextFormat> = new Map<string, TextFormat>([
  ['design_md', { mediaType: 'text/markdown; charset=utf-8', render: hybridDesignMd }],
  [
    'agents_md',
    {
      mediaType: 'text/markdown; charset=utf-8',
      render: (hybrid, service) => agentsMd(hybridContract(hybrid, service)),
    },
  ],
  ['html', { mediaType: 'text/html; charset=utf-8', render: specimenOf }],
  ...EXPORTERS.map(({ id, mediaType, render }): [string, TextFormat] => [
    id,
    { mediaType, render: (hybrid) => render(hybridTaste(hybrid)) },
  ]),
]);

function specimenOf({ grammar, name, tokens, scheme }: Hybrid): string {
  return renderSpecimen({ grammar, name, tokens, stated: scheme }).html;
}
