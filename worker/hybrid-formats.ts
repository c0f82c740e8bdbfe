import { hybridDesignMd } from '../src/compose/hybrid-design-md.ts';
import type { Hybrid } from '../src/compose/hybrid.ts';
import { hybridTaste } from '../src/contract/exporters/hybrid-taste.ts';
import { agentsMd } from '../src/contract/agents-md.ts';
import { hybridContract } from '../src/contract/hybrid-contract.ts';
import { EXPORTERS } from '../src/contract/exporters/index.ts';
import { hybridBoard } from '../src/board/hybrid-board.ts';
import type { BrandRecord } from '../src/catalog/record.ts';
import type { DocumentReader } from './published-documents.ts';
import type { LayoutId } from '../src/specimen/layouts/index.ts';
import { renderSpecimen } from '../src/specimen/specimen.ts';
import { MARKDOWN } from './media-types.ts';

/** A text format of a hybrid. */
interface TextFormat {
  readonly mediaType: string;
  readonly render: (hybrid: Hybrid, context: FormatContext) => string | Promise<string>;
}

/** What formats need besides the hybrid. */
export interface FormatContext {
  /** Origin of the service, for documents that name it. */
  readonly origin: string;
  readonly readDocument: DocumentReader;
  /** Layout of a page; without it, the one that fits the grammar. */
  readonly layout?: LayoutId | undefined;
}

const HTML = 'text/html; charset=utf-8';

/** Text formats of `output_format`. */
export const HYBRID_FORMATS: ReadonlyMap<string, TextFormat> = new Map<string, TextFormat>([
  ['design_md', { mediaType: MARKDOWN, render: hybridDesignMd }],
  [
    'agents_md',
    {
      mediaType: MARKDOWN,
      render: (hybrid, { origin }) => agentsMd(hybridContract(hybrid, origin)),
    },
  ],
  ['html', { mediaType: HTML, render: specimenOf }],
  ['board', { mediaType: HTML, render: boardOfHybrid }],
  ...EXPORTERS.map(({ id, mediaType, render }): [string, TextFormat] => [
    id,
    { mediaType, render: (hybrid) => render(hybridTaste(hybrid)) },
  ]),
]);

function specimenOf({ grammar, name, tokens, scheme }: Hybrid, { layout }: FormatContext): string {
  return renderSpecimen({ grammar, name, tokens, stated: scheme, layout }).html;
}

async function boardOfHybrid(hybrid: Hybrid, { readDocument }: FormatContext): Promise<string> {
  const read = await Promise.all(
    hybrid.brands.map(async ({ entry: { slug } }) => {
      const paths = [`/api/styles/${slug}.json`, `/api/styles/${slug}/poster.svg`] as const;
      const [record = null, poster = null] = await Promise.all(paths.map(readDocument));
      return { slug, record, poster };
    }),
  );
  return hybridBoard(
    hybrid,
    // The catalog build writes the records.
    read.flatMap(({ record }) => (record === null ? [] : [JSON.parse(record) as BrandRecord])),
    new Map(read.flatMap(({ slug, poster }) => (poster === null ? [] : [[slug, poster]]))),
  );
}
