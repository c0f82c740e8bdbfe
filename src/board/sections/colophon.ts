import type { GroundShares } from '../../catalog/ground/published-ground.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { DEFAULT_FACE } from '../type/font-faces.ts';
import type { BoardFacts } from '../board-facts.ts';

/** Where the facts of a board come from. */
export interface BoardOrigin {
  readonly ground: GroundShares;
  /** Core fields that nothing states. */
  readonly missing: readonly string[];
  readonly sources: readonly { readonly ref: string; readonly relation: string }[];
}

/** Where everything on the board comes from, and in which typefaces it is set. */
export function colophon(
  { entry, faces, sentences }: BoardFacts,
  { ground, missing, sources }: BoardOrigin,
): string {
  const set = typefacesOf(faces);
  return `<p>${escapeHtml(sentences.lineage.join(' '))}</p><details class="stated"><summary>Sources and grounds</summary><dl class="grounds">${(
    ['tokens', 'axes', 'prose'] as const
  )
    .map(
      (kind) =>
        `<div><dt>${kind}</dt><dd>${Object.entries(ground[kind])
          .filter(([, share]) => share > 0)
          .map(([ground, share]) => `${Math.round(share * 100)} % ${ground}`)
          .join(', ')}</dd></div>`,
    )
    .join(
      '',
    )}${set.length === 0 ? '' : `<div><dt>typefaces</dt><dd>${escapeHtml(set.join(' '))}</dd></div>`}<div><dt>sources</dt><dd>${sources
    .map(({ ref, relation }) => `${escapeHtml(ref)} (${relation})`)
    .join(
      ', ',
    )}</dd></div>${missing.length === 0 ? '' : `<div><dt>not known</dt><dd>${escapeHtml(missing.join(', '))}</dd></div>`}</dl></details><p class="note">Made from the catalog entry alone; ${escapeHtml(entry.name)} did not make or approve it. <a href="/styles/${entry.slug}">All data of ${escapeHtml(entry.name)}</a></p>`;
}

/** In which typefaces the board is set, one sentence each. */
export function typefacesOf(faces: BoardFacts['faces']): readonly string[] {
  if (faces.size === 0) return [`Set in ${DEFAULT_FACE.face.name}; the typeface of the brand is not known.`];
  const distinct = new Map([...faces.values()].map((one) => [one.face.name + one.brandFamily, one]));
  return [...distinct.values()].map(({ face, brandFamily, why }) =>
    why === 'own'
      ? `Set in ${face.name}, the brand’s own choice.`
      : `Set in ${face.name}; the brand uses ${brandFamily}.`,
  );
}
