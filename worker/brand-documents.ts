import { boardOf } from '../src/board/board.ts';
import type { CatalogEntry } from '../src/catalog/catalog-entry.ts';
import { designMd } from '../src/catalog/design-md.ts';
import { firstColors } from '../src/catalog/flat-tokens.ts';
import { posterFile } from '../src/catalog/poster.ts';
import { agentsMd } from '../src/contract/agents-md.ts';
import { brandContract } from '../src/contract/brand-contract.ts';
import { brandTaste } from '../src/contract/exporters/brand-taste.ts';
import { EXPORTERS } from '../src/contract/exporters/index.ts';
import { MARKDOWN } from './media-types.ts';

/** A document that an entry alone decides. The build publishes it; with the catalog in the database it is made when it is asked for. */
export interface BrandDocument {
  /** Path of its address, with `:slug`. */
  readonly path: `/${string}`;
  readonly mediaType: string;
  /** The text; null for an entry that has no such document. @param service address of the service, or its placeholder */
  readonly render: (entry: CatalogEntry, service: string) => string | null;
}

/** Documents below `/api/styles/`, the record apart. */
export const ENTRY_DOCUMENTS: readonly BrandDocument[] = [
  { path: '/api/styles/:slug/design.md', mediaType: MARKDOWN, render: designMd },
  ...EXPORTERS.map(({ file, mediaType, render }): BrandDocument => ({
    path: `/api/styles/:slug/${file}`,
    mediaType,
    render: (entry) => render(brandTaste(entry)),
  })),
  {
    path: '/api/styles/:slug/agents.md',
    mediaType: MARKDOWN,
    // A contract without a grammar has no rules.
    render: (entry, service) =>
      entry.grammar === undefined ? null : agentsMd(brandContract(entry, service)),
  },
  {
    path: '/api/styles/:slug/poster.svg',
    mediaType: 'image/svg+xml',
    render: ({ poster, theme, tokens }) =>
      poster === undefined ? null : posterFile(poster, firstColors(theme, tokens)),
  },
];

/** The board and its stylesheet. */
export const BOARD_DOCUMENTS: readonly BrandDocument[] = [
  {
    path: '/styles/:slug/board',
    mediaType: 'text/html; charset=utf-8',
    render: (entry) => boardOf(entry).page,
  },
  {
    path: '/styles/:slug/board.css',
    mediaType: 'text/css; charset=utf-8',
    render: (entry) => boardOf(entry).style,
  },
];
