import { closest } from '../closest.ts';
import type { CatalogEntry } from '../catalog-entry.ts';
import { listTokens } from '../listed-tokens.ts';
import { isGeneratedCollection } from '../sources.ts';
import { tokenValues } from '../token-values.ts';
import { RECALLED } from '../tokens.ts';
import type { Check, Found } from './check.ts';

interface Citation {
  readonly id: string;
  readonly at: Found['at'];
}

/** Every citation names a source of the entry, and every first-party source is cited. */
export const sourcesAreCited: Check = (entry) => {
  const { sources } = entry;
  const ids = sources.map(({ id }) => id);
  const citations = [...tokenCitations(entry), ...otherCitations(entry)];
  const cited = new Set(citations.map(({ id }) => id));
  return [
    ...citations.flatMap(({ id, at }) =>
      ids.includes(id) || id === RECALLED ? [] : [unknownSource(id, ids, at)],
    ),
    ...sources.flatMap(({ id, relation }, index) => {
      if (ids.indexOf(id) !== index) return [repeatedId(id, index)];
      // Other sources are listed for comparison.
      return relation === 'first-party' && !cited.has(id) ? [uncited(id, index)] : [];
    }),
  ];
};

/** Collections of generated files are stated as such, and nothing else is. */
export const relationsAreTrue: Check = ({ sources }) =>
  sources.flatMap((source, index) =>
    isGeneratedCollection(source) === (source.relation === 'generated')
      ? []
      : [
          {
            at: ['sources', index, 'relation'],
            message: `${source.ref} is stated as ${source.relation}.`,
            advice: isGeneratedCollection(source)
              ? 'Write relation: generated.'
              : 'Write first-party or independent, or add the collection to src/catalog/sources.ts.',
          },
        ],
  );

/** A dissent names a token of the entry. */
export const dissentNamesTokens: Check = ({ theme, tokens, components = {}, dissent = [] }) => {
  const paths = listTokens({ tokens: tokenValues(tokens), theme, components }).map(({ path }) => path);
  return dissent.flatMap(({ fact }, index) =>
    paths.includes(fact)
      ? []
      : [
          {
            at: ['dissent', index, 'fact'],
            message: `No token is named "${fact}".`,
            advice: `Write the path of a token, such as ${closest(fact, paths) ?? paths[0] ?? 'color.text'}.`,
          },
        ],
  );
};

function tokenCitations({ tokens }: CatalogEntry): Citation[] {
  return Object.entries(tokens).flatMap(([group, cited]) => {
    if (cited === undefined) return [];
    const exceptions = Object.entries(cited.cites_for ?? {});
    return [
      ...citing(cited.cites, ['tokens', group, 'cites']),
      ...exceptions.flatMap(([name, list]) => citing(list, ['tokens', group, 'cites_for', name])),
    ];
  });
}

function otherCitations(entry: CatalogEntry): Citation[] {
  const { component_cites: components = {}, prose_cites: prose = {}, basis, schemes } = entry;
  const listed = [
    ...entries(components).map(([name, list]) => citing(list, ['component_cites', name])),
    ...entries(prose).map(([name, list]) => citing(list, ['prose_cites', name])),
    ...entries(basis?.sourced ?? {}).map(([axis, stated]) =>
      citing(stated?.cites ?? [], ['basis', 'sourced', axis, 'cites']),
    ),
    citing(schemes?.cites ?? [], ['schemes', 'cites']),
    ...entry.surfaces.map(({ sources }, index) => citing(sources, ['surfaces', index, 'sources'])),
    ...(entry.exceptions ?? []).map(({ cites }, index) => citing(cites, ['exceptions', index, 'cites'])),
    ...(entry.absent ?? []).map(({ cites }, index) => citing(cites, ['absent', index, 'cites'])),
    ...(entry.dissent ?? []).map(({ follows }, index) => citing([follows], ['dissent', index, 'follows'])),
  ];
  return listed.flat();
}

function entries<T>(list: Readonly<Record<string, T | undefined>>): [string, T | undefined][] {
  return Object.entries(list);
}

function citing(ids: readonly string[] | undefined, at: Found['at']): Citation[] {
  return (ids ?? []).map((id) => ({ id, at }));
}

function unknownSource(id: string, ids: readonly string[], at: Found['at']): Found {
  return {
    at,
    message: `"${id}" is not a source of this entry.`,
    advice: `Cite one of: ${ids.join(', ')}; or add it to sources.`,
  };
}

function repeatedId(id: string, index: number): Found {
  return { at: ['sources', index, 'id'], message: `Two sources have the id "${id}".`, advice: 'Rename one.' };
}

function uncited(id: string, index: number): Found {
  return {
    at: ['sources', index, 'id'],
    message: `The source "${id}" is not cited.`,
    advice: 'Cite it where its facts are used, or remove it.',
  };
}
